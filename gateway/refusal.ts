/** Why a command says no. `status.ts` of the REST door maps each to its HTTP status. */
export const refusalCodes = [
  "INVALID",
  "FORBIDDEN",
  "NOT_FOUND",
  "CONFLICT",
  "STALE",
  "UNAVAILABLE",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** What is wrong with one field of an input; `field` is a dotted path. */
export interface FieldError {
  field: string;
  message: string;
}

/** The one business "no": it reaches the caller as data, word for word. */
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

/** A service fails at the moment; it makes sense to try again after so many seconds. */
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
