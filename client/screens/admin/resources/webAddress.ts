/** An address that may be opened or framed: http or https and nothing else; null for any other. */
export function webAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === "http:" || protocol === "https:" ? href : null;
}
