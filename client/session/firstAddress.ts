import { store } from "./storage";

/** The session parameters of the first page's address, and the address without them. */
export interface AddressSession {
  token: string | null;
  tenantId: string | null;
  rest: string;
}

/** Extracts `token` and `tenantId` from an address. */
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
  /** The signed-in account's tenant; null when signed out. */
  accountTenant: number | null;
}

/** Stores the tenant that the address named. A signed-in account's tenant comes from its session alone. */
export function storeTenant({ tenantId, accountTenant }: NamedTenant): void {
  if (tenantId !== null && accountTenant === null) store("tenantId", tenantId);
}
