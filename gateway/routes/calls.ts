import type { RestAnswer, RestRoute } from "./route";

interface Entry extends Omit<RestRoute, "method" | "path" | "answer"> {
  /** The message of 404; a call without it sends nothing. */
  notFound?: string;
}

interface ListEntry extends Entry {
  notFound: string;
}

const toAnswer = (notFound: string | undefined): RestAnswer =>
  notFound === undefined ? { form: "none" } : { form: "one", notFound };

const makeCall =
  (method: RestRoute["method"]) =>
  (path: string, { notFound, ...entry }: Entry): RestRoute => ({
    ...entry,
    method,
    path,
    answer: toAnswer(notFound),
  });

export const get = makeCall("GET");
export const post = makeCall("POST");
export const put = makeCall("PUT");
export const patch = makeCall("PATCH");
export const remove = makeCall("DELETE");

const makeListCall =
  (form: "list" | "latest") =>
  (path: string, { notFound, ...entry }: ListEntry): RestRoute => ({
    ...entry,
    method: "GET",
    path,
    answer: { form, notFound },
  });

/** GET of a connection, by `$first` and `$after`. */
export const list = makeListCall("list");

/** GET of the last rows of a connection, by `$last` and `$before`. */
export const latest = makeListCall("latest");

/** GET of a list that is read whole and sent in pages. */
export const rows = (path: string, { notFound, key, ...entry }: ListEntry & { key: string }): RestRoute => ({
  ...entry,
  method: "GET",
  path,
  answer: { form: "rows", notFound, key },
});
