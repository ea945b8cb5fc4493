import { type DefinitionNode, Kind, OperationTypeNode, parse, type SelectionNode } from "graphql";

/** Longer ones are no health checks, and are not parsed. */
const longest = { characters: 500, tokens: 100 } as const;

const isTypename = (selection: SelectionNode): boolean =>
  selection.kind === Kind.FIELD &&
  selection.name.value === "__typename" &&
  selection.directives?.length === 0 &&
  selection.arguments?.length === 0;

const isTypenameQuery = (definition: DefinitionNode): boolean =>
  definition.kind === Kind.OPERATION_DEFINITION &&
  definition.operation === OperationTypeNode.QUERY &&
  definition.directives?.length === 0 &&
  definition.selectionSet.selections.every(isTypename);

/**
 * Whether a document selects only `__typename`, as health checks do, which reveals nothing about the schema.
 */
export function asksTypenameOnly(text: string): boolean {
  if (text.length > longest.characters) return false;
  try {
    return parse(text, { maxTokens: longest.tokens }).definitions.every(isTypenameQuery);
  } catch {
    return false;
  }
}
