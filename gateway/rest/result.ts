import type { GraphQLError } from "graphql";
import { type FieldError, Refusal } from "../refusal";
import { BadRequest } from "../routes/route";
import { toHttpStatus } from "./status";

/** The response of a route. */
export interface RestResult {
  status: number;
  /** Undefined sends no body. */
  body?: unknown;
  retryAfter?: number;
  /** Leads to the next page of a list. */
  link?: string;
}

/** The body of a failed call. */
export interface ErrorBody {
  message: string;
  errorMessage: string;
  code: string;
  fieldErrors?: unknown;
  faultId?: unknown;
}

const errorBody = (code: string, message: string): ErrorBody => ({ message, errorMessage: message, code });

/** The response to a failed call; `message` and `errorMessage` hold the same text. */
export const failure = (code: string, message: string, fieldErrors?: unknown): RestResult => ({
  status: toHttpStatus(code),
  body: { ...errorBody(code, message), ...(fieldErrors ? { fieldErrors } : {}) },
});

/** A refusal, as commands throw it and as entries select it. */
export interface RefusedPart {
  code: string;
  message: string;
  /** Absent where the entry's document does not select them. */
  fieldErrors?: readonly FieldError[] | null;
  /** Seconds after which to try again; absent where the entry's document does not select it. */
  retryAfter?: number | null;
}

/** The response to a refusal. */
export const failureOfRefusal = ({ code, message, fieldErrors, retryAfter }: RefusedPart): RestResult => ({
  ...failure(code, message, fieldErrors),
  ...(typeof retryAfter === "number" ? { retryAfter } : {}),
});

/** The response to an error in the request; any other error is rethrown. */
export function failureOfThrown(error: unknown): RestResult {
  if (error instanceof Refusal) return failureOfRefusal(error);
  if (!(error instanceof BadRequest)) throw error;
  return failure("INVALID", error.message, error.fieldErrors.length > 0 ? error.fieldErrors : undefined);
}

/** The response to an error of the schema. */
export function toErrorResult(error: GraphQLError): RestResult {
  const { extensions } = error;
  // Variables that do not fit the document's types are the caller's.
  const code = String(extensions["code"] ?? (error.path === undefined ? "BAD_USER_INPUT" : "FAULT"));
  const { fieldErrors, faultId, retryAfter } = extensions;
  return {
    status: toHttpStatus(code),
    body: {
      ...errorBody(code, error.message),
      ...(fieldErrors ? { fieldErrors } : {}),
      ...(faultId ? { faultId } : {}),
    },
    ...(typeof retryAfter === "number" ? { retryAfter } : {}),
  };
}
