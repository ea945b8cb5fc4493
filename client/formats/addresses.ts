/** Parses the id in a path. Returns 0, which no row has, for anything that is not a number. */
export const parseId = (text: string | undefined): number =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : 0;

/** Returns an http or https address; null for any other, which must not be opened or framed. */
export function webAddress(text: string | null | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === "http:" || protocol === "https:" ? href : null;
}

/** Returns a meeting's address, adding a missing scheme; null if it cannot be opened. */
export const meetingAddress = (link: string | null | undefined): string | null =>
  webAddress(!link || /^[a-z]+:\/\//i.test(link) ? link : `https://${link}`);
