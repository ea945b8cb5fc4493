import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind } from "graphql";
import { z } from "zod";
import type { Viewer } from "../session/viewer";
import { getScopes, type Scopes, scopeNames } from "./scopes";

const scopedField = z.object({
  authScopes: z.partialRecord(z.enum(scopeNames), z.boolean()),
});

/**
 * The scopes of an operation's root field, one of which its caller must have. A handler can refuse strangers
 * by them before it validates the request; the field checks again.
 */
export function scopesOfOperation(schema: GraphQLSchema, document: DocumentNode): (keyof Scopes)[] {
  const operation = getOperationAST(document);
  const [selection] = operation?.selectionSet.selections ?? [];
  if (!operation || selection?.kind !== Kind.FIELD) throw new Error("The operation has no root field");
  const field = schema.getRootType(operation.operation)?.getFields()[selection.name.value];
  const { authScopes } = scopedField.parse(field?.extensions["pothosOptions"]);
  return scopedField.shape.authScopes.keyType.options.filter((name) => authScopes[name]);
}

/** Whether a viewer has one of the scopes. */
export const hasScope = (viewer: Viewer, scopes: readonly (keyof Scopes)[]): boolean =>
  scopes.some((name) => getScopes(viewer)[name]);
