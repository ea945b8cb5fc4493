import { chooseTenant, type Tenant } from "../session/tenants";

/**
 * The scheme and host under which a tenant's pages are to be found: its own domain where it has one, which no caller's
 * Host header can change; else the host that was asked.
 */
export function findPublicOrigin({ hosts }: Pick<Tenant, "hosts">, asked: string): string {
  const { protocol, hostname } = new URL(asked);
  // The custom domain comes last, and is the one that its institute chose itself.
  const own = hosts.at(-1);
  // The port is known of the host that was asked only.
  return own === undefined || own === hostname ? asked : `${protocol}//${own}`;
}

/**
 * What has to follow an address under an origin so that it leads to a tenant's pages: nothing, where the host does so by
 * itself. Programs that read feeds send nothing but the address.
 */
export function tenantHint(tenants: readonly Tenant[], { id }: Pick<Tenant, "id">, origin: string): string {
  const host = new URL(origin).hostname;
  const shown = chooseTenant(tenants, { parameter: undefined, header: undefined, host });
  return shown?.id === id ? "" : `?tenantId=${id}`;
}
