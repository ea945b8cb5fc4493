import type { GraphQLResponse } from "relay-runtime";
import { RequestError, type RequestErrorCode } from "./requestError";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const codes: readonly RequestErrorCode[] = [
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "TOO_MANY_ATTEMPTS",
  "BAD_USER_INPUT",
  "UNAVAILABLE",
  "FAULT",
];

/** What came back from the door: the status line, and the body when it was JSON. */
export interface Received {
  url: string;
  status: number;
  statusText: string;
  /** The header Retry-After. */
  retryAfter?: string | null;
  body: unknown;
}

/** Whole seconds of a Retry-After; a date is not read. */
const secondsOf = (header: string | null | undefined): number | null =>
  /^\d{1,6}$/.test(header ?? "") ? Number(header) : null;

function errorOf({ status, retryAfter: header }: Received, error: Fields): RequestError {
  const extensions = isFields(error["extensions"]) ? error["extensions"] : {};
  const { faultId, retryAfter } = extensions;
  const code = codes.find((one) => one === extensions["code"]) ?? codeOf(status);
  return new RequestError(code, String(error["message"] ?? ""), {
    status,
    faultId: typeof faultId === "string" ? faultId : null,
    retryAfter: typeof retryAfter === "number" ? retryAfter : secondsOf(header),
  });
}

function codeOf(status: number): RequestErrorCode {
  if (status === 401) return "UNAUTHENTICATED";
  if (status === 403) return "FORBIDDEN";
  // 502 and 504 are a proxy's words for a gateway that restarts.
  if (status >= 502 && status <= 504) return "UNAVAILABLE";
  return status >= 500 ? "FAULT" : "OTHER";
}

/** The door turned the request away before it was read; its body may say why. */
function failureOf({ url, status, statusText, retryAfter, body }: Received): RequestError {
  const said = isFields(body) ? body["message"] : undefined;
  const message = `Http failure response for ${url}: ${status} ${statusText}`.trimEnd();
  return new RequestError(codeOf(status), typeof said === "string" ? said : message, {
    status,
    retryAfter: secondsOf(retryAfter),
    explained: typeof said === "string",
  });
}

/** The data of an answer; throws the RequestError that it carries, or that it is. */
export function readAnswer(received: Received): GraphQLResponse {
  const { body } = received;
  if (!isFields(body)) throw failureOf(received);
  const errors: unknown[] = Array.isArray(body["errors"]) ? body["errors"] : [];
  const [error] = errors.filter(isFields);
  if (error) throw errorOf(received, error);
  if (!isFields(body["data"])) throw failureOf(received);
  return body as unknown as GraphQLResponse;
}
