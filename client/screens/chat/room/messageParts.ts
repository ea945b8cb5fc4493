/** A part of a message's text: a link or plain text. */
export interface TextPart {
  text: string;
  href: string | null;
}

const address = /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi;
const trailing = /[.,;:!?'"»]+$/;

/** Brackets and punctuation at the end of a sentence do not belong to the address before them. */
function withoutTrail(found: string): string {
  const bare = found.replace(trailing, "");
  const opens = bare.split("(").length;
  const closes = bare.split(")").length;
  return bare.endsWith(")") && closes > opens ? withoutTrail(bare.slice(0, -1)) : bare;
}

function parseHref(text: string): string | null {
  const href = /^www\./i.test(text) ? `https://${text}` : text;
  return URL.canParse(href) ? href : null;
}

/** Splits a text into plain text and addresses; joined again, the parts are the text. */
export function splitMessage(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const bare = withoutTrail(found);
    const href = parseHref(bare);
    if (href === null) continue;
    if (index > at) parts.push({ text: text.slice(at, index), href: null });
    parts.push({ text: bare, href });
    at = index + bare.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), href: null });
  return parts;
}
