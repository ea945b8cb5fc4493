/** An address that may be opened or framed: http or https and nothing else; null for any other. */
export function webAddress(text: string | null | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === "http:" || protocol === "https:" ? href : null;
}
