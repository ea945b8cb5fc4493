import type { FieldError } from "../refusal";
import type { RestForm } from "./form";

/** The parts of a request that a route makes variables from. */
export interface RestInput {
  /** The placeholders of the path, decoded. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The path of the request's address, for links to other pages of a list. */
  address: string;
  /** The JSON body; an empty object without one. */
  body: Readonly<Record<string, unknown>>;
}

/** A request whose body was read. */
export interface RestCall extends RestInput {
  /** The fields of the body as the entry's form reads them. */
  form: Readonly<Record<string, unknown>>;
  /** The `updatedAt` that a PUT begins from. */
  version: string | null;
  /** Whether the caller has a session. */
  isSignedIn: boolean;
}

export type Variables = Record<string, unknown>;

/** The part of the data that is sent, and its form. */
export type RestAnswer =
  /** The object at the path, 404 with this message when it is null. */
  | { form: "one"; notFound: string }
  /** A page of the connection at the path, by `$first` and `$after`. */
  | { form: "list"; notFound: string }
  /** The last rows of the connection at the path, by `$last` and `$before`. */
  | { form: "latest"; notFound: string }
  /** A list that is read whole and sent in pages; the key identifies its rows. */
  | { form: "rows"; notFound: string; key: string }
  /** Nothing: 204. */
  | { form: "none" };

/** An entry of a REST table: a documented call, executed as a GraphQL document. */
export interface RestRoute {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With placeholders in braces: `courses/{id}`. */
  path: string;
  /** The document; its aliases are the documented field names. The result is aliased `answer`. */
  document: string;
  /** Reads the body. A PUT reads GET of its path first: a field that the body leaves out is unchanged. */
  form?: RestForm;
  /** The variables that the call does not fill by their names; see `variables.ts`. */
  variables?: (call: RestCall) => Variables;
  answer: RestAnswer;
  /** The path of the result, when it is not at the top. */
  at?: readonly string[];
  /** The field of a payload that is sent. */
  part?: string;
  /** Moves fields where aliases cannot: a result nested in another. */
  shape?: (part: never, call: RestCall) => unknown;
}

/** The body, path or query is not of the form that the call needs. */
export class BadRequest extends Error {
  readonly fieldErrors: readonly FieldError[];

  constructor(message: string, field?: string) {
    super(message);
    this.fieldErrors = field === undefined ? [] : [{ field, message }];
  }
}

/** A whole number of the path. */
export function pathNumber({ path }: RestInput, name: string): number {
  const text = path[name] ?? "";
  if (!/^\d{1,9}$/.test(text)) throw new BadRequest(`${name} must be a number`, name);
  return Number(text);
}

/** A text of the path. */
export const pathText = ({ path }: RestInput, name: string): string => path[name] ?? "";

/** A whole number of the query; null when it was left out. */
export function queryNumber({ query }: RestInput, name: string): number | null {
  const text = query.get(name) ?? "";
  if (text === "") return null;
  if (!/^-?\d{1,9}$/.test(text)) throw new BadRequest(`${name} must be a number`, name);
  return Number(text);
}
