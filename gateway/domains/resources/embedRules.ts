/** The addresses of this institute's own pages. */
export interface OwnPlaces {
  /** Its own hosts, in lower case. */
  hosts: readonly string[];
  /** The address of the installation. */
  publicUrl: string;
}

export const ownEmbedMessage = "A page of this site can't be embedded. Use a link instead.";

/** A path on this site; after two slashes of either kind browsers read another site's host. */
const path = /^\/(?![/\\])/;

/** Whether an address, or a path, leads to a page of this institute: in a frame it would act as the reader. */
export function isOwnPage(url: string, { hosts, publicUrl }: OwnPlaces): boolean {
  if (path.test(url)) return true;
  if (!URL.canParse(url)) return false;
  const { host, hostname } = new URL(url);
  return host === new URL(publicUrl).host || hosts.includes(hostname);
}
