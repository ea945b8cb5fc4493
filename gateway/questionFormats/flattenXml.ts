import { isElement, type XmlElement } from "./xml";

const blocks = new Set([
  "p",
  "div",
  "pre",
  "prompt",
  "li",
  "ul",
  "ol",
  "dl",
  "dd",
  "dt",
  "blockquote",
  "table",
  "tr",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "rubricBlock",
]);

/** Returns a replacement for an element's text; undefined for its text. */
type Replace = (element: XmlElement) => string | undefined;

/** The text of an element inside another. */
function flattenChild(child: XmlElement, replace: Replace, keepsSpace: boolean): string {
  const replaced = replace(child);
  if (replaced !== undefined) return replaced;
  if (child.name === "br") return "\n";
  if (child.name === "img") return child.attributes.get("alt") ?? "";
  const isPre = child.name === "pre";
  const inner = flatten(child, replace, keepsSpace || isPre);
  if (!blocks.has(child.name) || inner === "") return inner;
  return `\n\n${isPre ? inner : inner.trim()}\n\n`;
}

function flatten(element: XmlElement, replace: Replace, keepsSpace: boolean): string {
  const pieces = element.children.map((child) => {
    if (isElement(child)) return flattenChild(child, replace, keepsSpace);
    return keepsSpace ? child : child.replace(/[ \t\r\n]+/g, " ");
  });
  return pieces.join("");
}

/**
 * The text of an element: paragraphs are parted by an empty line, white space is kept in `pre` alone. Other markup is
 * left out.
 */
export function flattenXml(element: XmlElement, replace: Replace = () => undefined): string {
  const text = flatten(element, replace, element.name === "pre");
  const hasPre = element.children.some((child) => isElement(child) && child.name === "pre");
  if (hasPre) return text.trim();
  return text
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
