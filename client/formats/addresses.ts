/** The number in a part of an address; what is no number is the address of nothing, and no row has the number 0. */
export const parseId = (text: string | undefined): number =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : 0;

/** An address that may be opened or framed: http or https and nothing else; null for any other. */
export function webAddress(text: string | null | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === "http:" || protocol === "https:" ? href : null;
}

/** The address of a meeting, whose scheme may be left out; null for what cannot be opened. */
export const meetingAddress = (link: string | null | undefined): string | null =>
  webAddress(!link || /^[a-z]+:\/\//i.test(link) ? link : `https://${link}`);
