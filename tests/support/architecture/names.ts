import type { SourceFile } from "./sources";
import { isNode, listTree, type Node, parse, unwrap } from "./syntax";

const listNodes = (value: unknown): Node[] => [value].flat().filter(isNode);

const getName = (key: unknown): string[] =>
  isNode(key) && /Identifier$/.test(key.type) && typeof key["name"] === "string" ? [key["name"]] : [];

/** The parts of a pattern that names are bound in. */
const patternParts = ["argument", "elements", "left", "parameter", "properties", "value"];

/** The names that a pattern binds, such as those of `{ a, b: [c] = d }`: a, c. */
const listBound = (pattern: unknown): string[] =>
  listNodes(pattern).flatMap((node) => [
    ...getName(node),
    ...patternParts.flatMap((part) => listBound(node[part])),
  ]);

/** The kinds of a name: of a variable, a parameter or a function; of a type or a class; of a member of one. */
export type NameKind = "binding" | "type" | "member";

export interface DeclaredName {
  name: string;
  kind: NameKind;
  /** The type of node that a variable is set to. */
  value?: string;
}

const typeNodes = /^(?:ClassDeclaration|TSInterfaceDeclaration|TSTypeAliasDeclaration|TSEnumDeclaration)$/;
const memberNodes = /^(?:PropertyDefinition|MethodDefinition|TSPropertySignature|TSMethodSignature)$/;
const functionNodes = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|TSFunctionType)$/;

const asKind = (names: readonly string[], kind: NameKind, value?: string): DeclaredName[] =>
  names.map((name) => ({ name, kind, ...(value === undefined ? {} : { value }) }));

function declaredBy(node: Node): DeclaredName[] {
  if (node.type === "VariableDeclarator")
    return asKind(listBound(node["id"]), "binding", unwrap(node["init"])?.type ?? "");
  if (node.type === "ImportSpecifier") return asKind(getName(node["local"]), "binding");
  if (node.type === "TSTypeParameter") return asKind(getName(node["name"]), "type");
  if (typeNodes.test(node.type)) return asKind(getName(node["id"]), "type");
  if (memberNodes.test(node.type)) return asKind(getName(node["key"]), "member");
  if (!functionNodes.test(node.type)) return [];
  return [
    ...asKind(getName(node["id"]), "binding", node.type),
    ...asKind(listBound(node["params"]), "binding"),
  ];
}

/** The names that a file of code declares. */
export const declaredNames = (file: SourceFile): DeclaredName[] => listTree(parse(file)).flatMap(declaredBy);

interface RetiredName {
  name: RegExp;
  kinds: readonly NameKind[];
  /** Retires the name only for a variable that is set to such a node. */
  values?: RegExp;
  instead: string;
}

const every: readonly NameKind[] = ["binding", "type", "member"];

/** Names of the former vocabulary that are words of plain English as well, held as names that code declares. */
export const retiredNames: readonly RetiredName[] = [
  {
    name: /^(?:Place|Line|People|Running|Said|CourseFrame|Unknown[A-Z]\w*)$/,
    kinds: every,
    instead: "the kind of thing it is",
  },
  { name: /^(?:roomOf|countOf|oneOf|ofBatch)$/, kinds: every, instead: "a verb or a noun" },
  {
    name: /^(?:doubts?|timings|wish|opposite|figures|speaker)$/,
    kinds: every,
    instead: "a term of the field",
  },
  { name: /^(?:tell|without)$/, kinds: every, instead: "a verb that says what happens" },
  // Members keep them: `{ one, many }` are the forms of a noun, and a discriminant is read after its object.
  { name: /^(?:one|of|is|there)$/, kinds: ["binding", "type"], instead: "a noun" },
  // The words of a text or a command line are words; labels and messages are not, nor is a parser of parameters.
  {
    name: /^words$/,
    kinds: ["binding"],
    values: /^(?:ObjectExpression|(?:Template)?Literal|(?:Arrow)?Function\w*)$/,
    instead: "labels, a message or a verb",
  },
  // A turn is whose turn it is, or one of several rounds; the function that reverses an order is not.
  {
    name: /^turn$/,
    kinds: ["binding"],
    values: /^(?:Arrow)?Function\w*$/,
    instead: "orient",
  },
];

const retiredWord = retiredNames.map(({ name }) => name.source.slice(1, -1)).join("|");

/** Finds the words outside sentences and property accesses; a file without one is not worth parsing. */
const seemsDeclared = new RegExp(
  `(?:\\b(?:async|class|const|function|interface|let|type) |(?<![\\w\\])}] )(?<!\\w)(?<!(?<!\\.\\.)\\.))(?:${retiredWord})\\b`,
);

/** The retired names that a file declares, each with the name to use instead. */
export function retiredNamesIn(file: SourceFile): string[] {
  if (!/\.(?:tsx?|mjs)$/.test(file.path) || !seemsDeclared.test(file.text)) return [];
  return declaredNames(file).flatMap(({ name, kind, value }) =>
    retiredNames
      .filter((retired) => retired.kinds.includes(kind) && retired.name.test(name.replace(/^#/, "")))
      .filter(({ values }) => values === undefined || (value !== undefined && values.test(value)))
      .map(({ instead }) => `${file.path}: the name ${name} is retired, for ${instead}`),
  );
}
