/** What a request brought, for an entry to make variables from. */
export interface RestInput {
  /** The placeholders of the path, decoded. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The JSON body; an empty object without one. */
  body: Readonly<Record<string, unknown>>;
}

export type Variables = Record<string, unknown>;

/** Which part of the data is the answer, and of what form it is. */
export type RestAnswer =
  /** The object at the path, 404 with this message when it is null. */
  | { form: "one"; notFound: string }
  /** The nodes of the connection at the path, paged to its end by `$first` and `$after`. */
  | { form: "list"; notFound: string }
  /** Nothing: 204. */
  | { form: "none" };

/** An entry of a REST table: a documented call, executed as a GraphQL document. */
export interface RestRoute {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With placeholders in braces: `courses/{id}`. */
  path: string;
  /** The document; its aliases spell the documented field names. The answer is called `answer`. */
  document: string;
  variables?: (input: RestInput) => Variables;
  answer: RestAnswer;
  /** Where the answer lies, when it does not lie at the top. */
  at?: readonly string[];
  /** Moves fields about where aliases cannot: an answer nested in another. */
  shape?: (part: never) => unknown;
}

/** The body or path is not of the form that the call needs. */
export class BadRequest extends Error {}

/** A whole number of the path. */
export function pathNumber({ path }: RestInput, name: string): number {
  const text = path[name] ?? "";
  if (!/^\d{1,9}$/.test(text)) throw new BadRequest(`${name} must be a number`);
  return Number(text);
}

/** A text of the path. */
export const pathText = ({ path }: RestInput, name: string): string => path[name] ?? "";

/** A text of the body; anything else counts as empty, for the contract to judge. */
export function bodyText({ body }: RestInput, name: string): string {
  const value = body[name];
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

/** A whole number of the body, given as a number or as its digits. */
export function bodyNumber({ body }: RestInput, name: string): number {
  const value = body[name];
  if (typeof value === "number" && Number.isSafeInteger(value)) return value;
  if (typeof value === "string" && /^\d{1,9}$/.test(value)) return Number(value);
  throw new BadRequest(`${name} must be a number`);
}

/** One of some words of the body; undefined when it was left out. */
export function bodyChoice(
  { body }: RestInput,
  name: string,
  choices: readonly string[],
): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === "string" && choices.includes(value)) return value;
  throw new BadRequest(`${name} must be one of ${choices.join(", ")}`);
}

/** One of some words of the body, which must be there. */
export function bodyRequiredChoice(input: RestInput, name: string, choices: readonly string[]): string {
  const choice = bodyChoice(input, name, choices);
  if (choice === undefined) throw new BadRequest(`${name} must be one of ${choices.join(", ")}`);
  return choice;
}

/** A whole number of the body, or null when it was left out. */
export function bodyOptionalNumber(input: RestInput, name: string): number | null {
  const value = input.body[name];
  return value === undefined || value === null || value === "" ? null : bodyNumber(input, name);
}

/** A day of the body as YYYY-MM-DD; callers that send a moment mean its day as it is written. */
export function bodyDay({ body }: RestInput, name: string): string {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(String(body[name] ?? "")) ?? [];
  if (day === undefined) throw new BadRequest(`${name} must be a date such as 2026-01-31`);
  return day;
}

/** A time of day of the body as HH:mm or HH:mm:ss; null when it was left out or is empty. */
export function bodyTime({ body }: RestInput, name: string): string | null {
  const value = body[name];
  if (value === undefined || value === null || value === "") return null;
  if (typeof value === "string" && /^\d{2}:\d{2}(:\d{2})?$/.test(value)) return value;
  throw new BadRequest(`${name} must be a time such as 18:30:00`);
}

/** A yes or no of the body, given as a boolean or as its word. */
export function bodyFlag({ body }: RestInput, name: string): boolean {
  const value = body[name];
  if (value === true || value === "true") return true;
  if (value === false || value === "false") return false;
  throw new BadRequest(`${name} must be true or false`);
}

/** A number of the body, perhaps with a fraction; null when it was left out. */
export function bodyAmount({ body }: RestInput, name: string): number | null {
  const value = body[name];
  if (value === undefined || value === null || value === "") return null;
  const amount = typeof value === "string" ? Number(value) : value;
  if (typeof amount === "number" && Number.isFinite(amount)) return amount;
  throw new BadRequest(`${name} must be a number`);
}
