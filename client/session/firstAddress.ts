import { store } from "./storage";

/** What the first page's address says of the session, and the address without it. */
export interface AddressSession {
  token: string | null;
  tenantId: string | null;
  rest: string;
}

/** Reads `token` and `tenantId` from an address and takes them out of it. */
export function readAddress(url: URL): AddressSession {
  const params = new URLSearchParams(url.search);
  const token = params.get("token") || null;
  const tenantId = params.get("tenantId") || null;
  params.delete("token");
  params.delete("tenantId");
  const search = params.size > 0 ? `?${params}` : "";
  return { token, tenantId, rest: `${url.pathname}${search}${url.hash}` };
}

interface NamedTenant {
  tenantId: string | null;
  /** The tenant of the account that is signed in; null when nobody is. */
  accountTenant: number | null;
}

/** Stores the tenant that the address named. A signed-in account's tenant is its session's alone. */
export function storeTenant({ tenantId, accountTenant }: NamedTenant): void {
  if (tenantId !== null && accountTenant === null) store("tenantId", tenantId);
}
