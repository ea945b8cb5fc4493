import { readFileSync } from "node:fs";
import { GraphQLError } from "graphql";
import { z } from "zod";
import { isObject } from "../domains/jsonContract";
import { isStaff, type Viewer } from "../session/viewer";
import { refuseLongText } from "./limits";
import { asksTypenameOnly } from "./typenameQuery";

/** The documents that the build of the client wrote down, by their hash. */
export type PersistedDocuments = ReadonlyMap<string, string>;

const file = z.record(z.string(), z.string());

/** Reads the relay-compiler's list; a missing file is an empty list. */
export function readPersisted(path: string): PersistedDocuments {
  try {
    return new Map(Object.entries(file.parse(JSON.parse(readFileSync(path, "utf8")))));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return new Map();
    throw error;
  }
}

/** A persisted operation with its variables. */
export interface PersistedOperation {
  documentId: string;
  text: string;
  operationName: string | undefined;
  variables: Readonly<Record<string, unknown>>;
}

/** The persisted operation of a request's body that contains nothing else; undefined for any other. */
export function readPersistedOperation(
  persisted: PersistedDocuments,
  { documentId, operationName, variables, ...others }: Record<string, unknown>,
): PersistedOperation | undefined {
  if (typeof documentId !== "string" || Object.keys(others).length > 0) return undefined;
  const text = persisted.get(documentId);
  const isNamed = operationName === undefined || typeof operationName === "string";
  if (text === undefined || !isNamed || (variables !== undefined && !isObject(variables))) return undefined;
  return { documentId, text, operationName, variables: variables ?? {} };
}

/** A request's document: the hash of a persisted one, or its full text. */
export interface NamedDocument {
  documentId?: unknown;
  query?: string | null | undefined;
}

/** The rules for accepting a document. */
export interface DocumentRules {
  production: boolean;
  /** Read on each request, since development rewrites them. */
  persisted: () => PersistedDocuments;
}

const refused = (message: string, code: string) =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

/**
 * Returns the text of a request's document. Throws if it is too long, and in production for any but the build's own
 * and `{ __typename }`, except from signed-in staff.
 */
export function documentText(
  { production, persisted }: DocumentRules,
  { documentId, query }: NamedDocument,
  viewer: Viewer,
): string | undefined {
  if (typeof documentId === "string") {
    const text = persisted().get(documentId);
    if (text === undefined) throw refused("Unknown operation, please reload the page", "PERSISTED_UNKNOWN");
    return text;
  }
  if (!query) return undefined;
  refuseLongText(query);
  if (production && !isStaff(viewer) && !asksTypenameOnly(query)) {
    throw refused("Only the operations of the product's own screens are answered here", "PERSISTED_ONLY");
  }
  return query;
}
