/** Why a command says no. `status.ts` of the REST door maps each to its HTTP status. */
export const refusalCodes = ["INVALID", "NOT_FOUND", "CONFLICT", "UNAVAILABLE"] as const;
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

  constructor(code: RefusalCode, message: string, fieldErrors: readonly FieldError[] = []) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.fieldErrors = fieldErrors;
  }
}

/** Refuses an input because of one field. */
export function refuseField(field: string, message: string, code: RefusalCode = "INVALID"): Refusal {
  return new Refusal(code, message, [{ field, message }]);
}
