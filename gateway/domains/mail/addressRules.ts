/** The facts from which the address of an organization's screens is made. */
export interface Reached {
  id: number;
  isDefault: boolean;
  domain: string | null;
  customDomain: string | null;
}

/** The origin of an organization's screens: its own host where it has one, which no caller's header can change. */
export function findOrigin({ domain, customDomain }: Reached, publicUrl: string): string {
  const own = customDomain ?? domain;
  const { protocol, hostname } = new URL(publicUrl);
  // The port is known of the public host only.
  return own === null || own.toLowerCase() === hostname ? publicUrl : `${protocol}//${own.toLowerCase()}`;
}

/** The whole address of an organization's screen. Where the host does not tell the organization, the address does. */
export function screenAddress(reached: Reached, publicUrl: string, path: string): string {
  const origin = findOrigin(reached, publicUrl);
  const url = new URL(path, origin);
  // A path that names another host is not one of ours.
  if (url.origin !== new URL(origin).origin) return origin;
  const isTold = reached.isDefault || (reached.customDomain ?? reached.domain) !== null;
  if (!isTold) url.searchParams.set("tenantId", String(reached.id));
  return url.href;
}
