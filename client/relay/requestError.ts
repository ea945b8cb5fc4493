/**
 * What went wrong with a request, as its door names it. NETWORK means that no answer came, UNAVAILABLE that the server, or
 * a proxy in front of it, could not answer now.
 */
export type RequestErrorCode =
  | "NETWORK"
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "TOO_MANY_ATTEMPTS"
  | "BAD_USER_INPUT"
  | "UNAVAILABLE"
  | "FAULT"
  | "OTHER";

interface RequestErrorDetails {
  status: number;
  /** The id under which the gateway logged a fault; null for other errors. */
  faultId?: string | null;
  /** Seconds until it makes sense to try again; null when nobody knows. */
  retryAfter?: number | null;
  /** Whether the message is the server's own; true when left out. */
  explained?: boolean;
}

/** A request that brought no usable answer. A business 'no' is a Refusal instead, and is data. */
export class RequestError extends Error {
  readonly code: RequestErrorCode;
  readonly status: number;
  readonly faultId: string | null;
  readonly retryAfter: number | null;
  /** Whether the server said why; otherwise the message only tells that it gave no usable answer. */
  readonly explained: boolean;

  constructor(code: RequestErrorCode, message: string, details: RequestErrorDetails) {
    super(message);
    this.name = "RequestError";
    this.code = code;
    this.status = details.status;
    this.faultId = details.faultId ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.explained = code !== "NETWORK" && details.explained !== false;
  }
}

const shownCodes: ReadonlySet<RequestErrorCode> = new Set([
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "UNAVAILABLE",
  "FAULT",
]);

/** Whether the rules for all screens show a failure already, so that whoever asked need not. */
export const isShownEverywhere = (error: Error): boolean =>
  error instanceof RequestError && shownCodes.has(error.code);
