/** The HTTP status of every error code. */
const statuses: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  SECOND_FACTOR: 401,
  FORBIDDEN: 403,
  INVALID: 400,
  BAD_USER_INPUT: 400,
  LIMIT_EXCEEDED: 400,
  NOT_FOUND: 404,
  CONFLICT: 409,
  STALE: 409,
  TOO_MANY_ATTEMPTS: 429,
  UNAVAILABLE: 503,
  FAULT: 500,
};

/** The HTTP status of an error code; a code that is not known is a fault of ours. */
export const toHttpStatus = (code: string): number => statuses[code] ?? 500;
