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

/** A response: its status line, and its body if that was JSON. */
export interface ReceivedResponse {
  url: string;
  status: number;
  statusText: string;
  /** The Retry-After header. */
  retryAfter?: string | null;
  body: unknown;
}

/** Parses a Retry-After in whole seconds; dates are not supported. */
const parseSeconds = (header: string | null | undefined): number | null =>
  /^\d{1,6}$/.test(header ?? "") ? Number(header) : null;

function toRequestError({ status, retryAfter: header }: ReceivedResponse, error: Fields): RequestError {
  const extensions = isFields(error["extensions"]) ? error["extensions"] : {};
  const { faultId, retryAfter } = extensions;
  const code = codes.find((item) => item === extensions["code"]) ?? toErrorCode(status);
  return new RequestError(code, String(error["message"] ?? ""), {
    status,
    faultId: typeof faultId === "string" ? faultId : null,
    retryAfter: typeof retryAfter === "number" ? retryAfter : parseSeconds(header),
  });
}

function toErrorCode(status: number): RequestErrorCode {
  if (status === 401) return "UNAUTHENTICATED";
  if (status === 403) return "FORBIDDEN";
  // A proxy returns 502 and 504 while the gateway restarts.
  if (status >= 502 && status <= 504) return "UNAVAILABLE";
  return status >= 500 ? "FAULT" : "OTHER";
}

/** The request was refused before the schema ran; the body may say why. */
function toFailure({ url, status, statusText, retryAfter, body }: ReceivedResponse): RequestError {
  const said = isFields(body) ? body["message"] : undefined;
  const message = `Http failure response for ${url}: ${status} ${statusText}`.trimEnd();
  return new RequestError(toErrorCode(status), typeof said === "string" ? said : message, {
    status,
    retryAfter: parseSeconds(retryAfter),
    explained: typeof said === "string",
  });
}

/** Returns the data of a response; throws a RequestError for a failed one. */
export function readAnswer(received: ReceivedResponse): GraphQLResponse {
  const { body } = received;
  if (!isFields(body)) throw toFailure(received);
  const errors: unknown[] = Array.isArray(body["errors"]) ? body["errors"] : [];
  const [error] = errors.filter(isFields);
  if (error) throw toRequestError(received, error);
  if (!isFields(body["data"])) throw toFailure(received);
  return body as unknown as GraphQLResponse;
}
