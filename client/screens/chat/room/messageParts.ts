/** A piece of a message's text: an address that leads somewhere, or words. */
export interface TextPart {
  text: string;
  href: string | null;
}

const address = /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi;
const trailing = /[.,;:!?'"»]+$/;

/** Brackets and signs that end a sentence do not belong to the address before them. */
function withoutTrail(found: string): string {
  const bare = found.replace(trailing, "");
  const opens = bare.split("(").length;
  const closes = bare.split(")").length;
  return bare.endsWith(")") && closes > opens ? withoutTrail(bare.slice(0, -1)) : bare;
}

function hrefOf(text: string): string | null {
  const href = /^www\./i.test(text) ? `https://${text}` : text;
  return URL.canParse(href) ? href : null;
}

/** Parts a plain text into words and addresses; put together again, the parts are the text. */
export function splitMessage(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const bare = withoutTrail(found);
    const href = hrefOf(bare);
    if (href === null) continue;
    if (index > at) parts.push({ text: text.slice(at, index), href: null });
    parts.push({ text: bare, href });
    at = index + bare.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), href: null });
  return parts;
}
