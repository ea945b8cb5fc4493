/**
 * The kind of failure of a request. NETWORK means that there was no response, UNAVAILABLE that the server, or a proxy
 * in front of it, could not respond.
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
  /** The id of the server's log entry; null for expected errors. */
  faultId?: string | null;
  /** Seconds until a retry makes sense; null if unknown. */
  retryAfter?: number | null;
  /** Whether the message is the server's own; true by default. */
  explained?: boolean;
}

/** A request without a usable response. A business rule's refusal is a Refusal instead, which is data. */
export class RequestError extends Error {
  readonly code: RequestErrorCode;
  readonly status: number;
  readonly faultId: string | null;
  readonly retryAfter: number | null;
  /** Whether the server gave the reason; otherwise the message is a generic one. */
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

/** Whether the global error rules already show a failure, so that the caller need not. */
export const isShownEverywhere = (error: Error): boolean =>
  error instanceof RequestError && shownCodes.has(error.code);
