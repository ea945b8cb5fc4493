import { chooseTenant, type Tenant } from "../session/tenants";

/**
 * The scheme and host of a tenant's pages: its own domain if it has one, which no caller's Host header can change;
 * else the requested host.
 */
export function findPublicOrigin({ hosts }: Pick<Tenant, "hosts">, asked: string): string {
  const { protocol, hostname } = new URL(asked);
  // The custom domain comes last, chosen by the institute itself.
  const own = hosts.at(-1);
  // The port is known of the requested host only.
  return own === undefined || own === hostname ? asked : `${protocol}//${own}`;
}

/**
 * The query that makes an address under an origin lead to a tenant's pages: empty if the host does so. Feed readers
 * send nothing but the address.
 */
export function tenantHint(tenants: readonly Tenant[], { id }: Pick<Tenant, "id">, origin: string): string {
  const host = new URL(origin).hostname;
  const shown = chooseTenant(tenants, { parameter: undefined, header: undefined, host });
  return shown?.id === id ? "" : `?tenantId=${id}`;
}
