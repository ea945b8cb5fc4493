/** Whether a link leads to a site, an email address or a path of this site; no scripts. */
export const isSafeLink = (to: string): boolean => /^(https?:\/\/|mailto:)\S+$|^\/(?![/\\])\S*$/i.test(to);
