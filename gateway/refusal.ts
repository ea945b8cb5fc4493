/** Why a command is refused. `status.ts` of the REST handler maps each code to its HTTP status. */
export const refusalCodes = [
  "INVALID",
  "SECOND_FACTOR",
  "FORBIDDEN",
  "NOT_FOUND",
  "CONFLICT",
  "STALE",
  "UNAVAILABLE",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** An error in one field of an input; `field` is a dotted path. */
export interface FieldError {
  field: string;
  message: string;
}

/** A business refusal: it reaches the caller as data, verbatim. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fieldErrors: readonly FieldError[];
  /** Seconds after which to try again; null when waiting alone does not help. */
  readonly retryAfter: number | null = null;

  constructor(code: RefusalCode, message: string, fieldErrors: readonly FieldError[] = []) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.fieldErrors = fieldErrors;
  }
}

/** A service fails at the moment; it makes sense to try again after some seconds. */
export class UnavailableForNow extends Refusal {
  override readonly retryAfter: number;

  constructor(message: string, retryAfter: number) {
    super("UNAVAILABLE", message);
    this.retryAfter = retryAfter;
  }
}

/** Refuses an input because of one field. */
export function refuseField(field: string, message: string, code: RefusalCode = "INVALID"): Refusal {
  return new Refusal(code, message, [{ field, message }]);
}
