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
  "FAULT",
];

/** What came back from the door: the status line, and the body when it was JSON. */
export interface Received {
  url: string;
  status: number;
  statusText: string;
  body: unknown;
}

function errorOf(status: number, error: Fields): RequestError {
  const extensions = isFields(error["extensions"]) ? error["extensions"] : {};
  const { faultId, retryAfter } = extensions;
  const code = codes.find((one) => one === extensions["code"]) ?? codeOf(status);
  return new RequestError(code, String(error["message"] ?? ""), {
    status,
    faultId: typeof faultId === "string" ? faultId : null,
    retryAfter: typeof retryAfter === "number" ? retryAfter : null,
  });
}

function codeOf(status: number): RequestErrorCode {
  if (status === 401) return "UNAUTHENTICATED";
  if (status === 403) return "FORBIDDEN";
  return status >= 500 ? "FAULT" : "OTHER";
}

/** The door turned the request away before it was read; its body may say why. */
function failureOf({ url, status, statusText, body }: Received): RequestError {
  const said = isFields(body) ? body["message"] : undefined;
  const message = `Http failure response for ${url}: ${status} ${statusText}`.trimEnd();
  return new RequestError(codeOf(status), typeof said === "string" ? said : message, { status });
}

/** The data of an answer; throws the RequestError that it carries, or that it is. */
export function readAnswer(received: Received): GraphQLResponse {
  const { body, status } = received;
  if (!isFields(body)) throw failureOf(received);
  const errors: unknown[] = Array.isArray(body["errors"]) ? body["errors"] : [];
  const [error] = errors.filter(isFields);
  if (error) throw errorOf(status, error);
  if (!isFields(body["data"])) throw failureOf(received);
  return body as unknown as GraphQLResponse;
}
