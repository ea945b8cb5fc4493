import { parseSync } from "vite";
import type { SourceFile } from "./sources";

/** A node of a file's syntax tree, as ESTree has it. */
export interface Node {
  type: string;
  [part: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** The syntax tree of a file of code. */
export function parse({ path, text }: SourceFile): Node {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return { ...program };
}

function addTree(value: unknown, nodes: Node[]): void {
  if (Array.isArray(value)) for (const item of value) addTree(item, nodes);
  if (!isNode(value)) return;
  nodes.push(value);
  for (const part in value) addTree(value[part], nodes);
}

/** A node and all below it. */
export function listTree(node: Node): Node[] {
  const nodes: Node[] = [];
  addTree(node, nodes);
  return nodes;
}

/** An expression without `as`, `satisfies` and parentheses. */
export function unwrap(value: unknown): Node | undefined {
  if (!isNode(value)) return;
  return /^(?:TS(?:As|Satisfies)|Parenthesized)Expression$/.test(value.type)
    ? unwrap(value["expression"])
    : value;
}
