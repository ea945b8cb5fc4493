import { SaxesParser } from "saxes";
import { LineProblem } from "./portable";

/** An element, by its local name: prefixes of namespaces are left out. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: (XmlElement | string)[];
  line: number;
}

const limits = { depth: 60, elements: 50_000 } as const;

const localName = (name: string) => name.slice(name.lastIndexOf(":") + 1);

/**
 * Reads XML as a tree. A document type is refused, and with it every entity but the five of XML: nothing is ever
 * expanded or fetched. Throws LineProblem.
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser({ position: true });
  const root: XmlElement = { name: "", attributes: new Map(), children: [], line: 1 };
  const open = [root];
  let count = 0;
  const refuse = (message: string): never => {
    throw new LineProblem(parser.line, message);
  };
  const append = (piece: string) => {
    if (piece !== "") open.at(-1)?.children.push(piece);
  };
  parser.on("doctype", () => refuse("A document type (<!DOCTYPE ...>) is not allowed"));
  parser.on("error", (error) => refuse(`This is no XML: ${error.message.replace(/^\d+:\d+: /, "")}`));
  parser.on("text", append);
  parser.on("cdata", append);
  parser.on("opentag", ({ name, attributes }) => {
    count += 1;
    if (open.length > limits.depth || count > limits.elements) refuse("The XML has too many elements");
    const pairs = Object.entries(attributes).map(([key, value]) => [localName(key), value] as const);
    const element = { name: localName(name), attributes: new Map(pairs), children: [], line: parser.line };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => open.pop());
  parser.write(text).close();
  return root;
}

export const isElement = (child: XmlElement | string): child is XmlElement => typeof child !== "string";

/** The elements of a name inside another, at any depth, in order. */
export const findAll = (element: XmlElement, name: string): XmlElement[] =>
  element.children
    .filter(isElement)
    .flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);

/** All text inside an element, as it is written. */
export const textIn = (element: XmlElement): string =>
  element.children.map((child) => (isElement(child) ? textIn(child) : child)).join("");
