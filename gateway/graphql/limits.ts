import { type ASTVisitor, type DocumentNode, GraphQLError, type ValidationContext } from "graphql";
import {
  CyclicFragmentError,
  countComparisons,
  measureText,
  openSpreadMeasure,
  readFragments,
  readRoots,
} from "./documentSize";

/**
 * The limits of one document; the documents of our own screens stay below half of each. Cost counts each
 * field once for every row that it may be read for.
 */
export const limits = {
  /** Of the text, which is refused before it is parsed. */
  characters: 16_000,
  tokens: 2_000,
  definitions: 100,
  aliases: 30,
  directives: 50,
  spreads: 100,
  depth: 15,
  /** Fields and fragments, with each fragment counted for every spread. */
  selections: 2_000,
  /** Pairs of fields with one response name, which GraphQL compares with each other. */
  comparisons: 1_000,
  cost: 60_000,
  /** Validation stops after this many errors: each may include suggestions from the whole schema. */
  errors: 10,
  bodyBytes: 1_048_576,
} as const;

/** The error of an operation above the limits. */
export const limitError = (message: string, details: Readonly<Record<string, number>> = {}) =>
  new GraphQLError(message, { extensions: { code: "LIMIT_EXCEEDED", ...details } });

/** Throws when a document is too long to be parsed. */
export function refuseLongText(text: string): void {
  if (text.length <= limits.characters) return;
  throw limitError(
    `The document is ${text.length} characters long, at most ${limits.characters} are allowed`,
  );
}

const written = ["definitions", "aliases", "directives", "spreads"] as const;

/** Measures each root, and all of them together. Throws when fragments spread themselves. */
function measureRoots(document: DocumentNode) {
  const fragments = readFragments(document);
  const roots = readRoots(document, fragments);
  try {
    const measure = openSpreadMeasure(fragments);
    // Fragments in a cycle have no root; GraphQL's own rules follow them all the same.
    for (const { selectionSet } of fragments.values()) measure(selectionSet);
    const sizes = roots.map(measure);
    const depth = Math.max(0, ...sizes.map((size) => size.depth));
    const selections = sizes.reduce((sum, size) => sum + size.selections, 0);
    return { fragments, roots, depth, selections };
  } catch (error) {
    if (error instanceof CyclicFragmentError) throw limitError(error.message);
    throw error;
  }
}

/**
 * Throws when a document is too large for any schema. It runs before GraphQL's own rules, whose work grows with the
 * square of a document, and takes steps in proportion to the limits alone.
 */
export function refuseLargeDocument(document: DocumentNode): void {
  const size = measureText(document);
  for (const part of written) {
    if (size[part] > limits[part]) throw limitError(`At most ${limits[part]} ${part} are allowed`);
  }
  const { fragments, roots, depth, selections } = measureRoots(document);
  if (depth > limits.depth)
    throw limitError(`The operation is ${depth} deep, at most ${limits.depth} is allowed`);
  if (selections > limits.selections)
    throw limitError(`At most ${limits.selections} selections are allowed, with fragments spread`);
  if (countComparisons(roots, { fragments, most: limits.comparisons }) > limits.comparisons)
    throw limitError("Too many fields share a response name");
}

/** Refuses the character NUL, which PostgreSQL cannot store. */
export function nulRule(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      if (node.value.includes("\0")) context.reportError(limitError("Texts must not hold the character NUL"));
    },
  };
}
