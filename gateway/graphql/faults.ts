import { randomUUID } from "node:crypto";
import { GraphQLError } from "graphql";
import type { Logger } from "pino";
import { Refusal } from "../refusal";
import { Forbidden } from "../session/forbidden";
import { TooManyAttempts } from "../session/signInLimit";

/** The code of an error's `extensions`; each door turns it into its own status. */
export const errorStatus: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TOO_MANY_ATTEMPTS: 429,
  FAULT: 500,
};

function rootCause(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? rootCause(error.originalError) : error;
}

function describe(cause: unknown, log: Logger): { message: string; extensions: Record<string, unknown> } {
  if (cause instanceof GraphQLError) return { message: cause.message, extensions: { ...cause.extensions } };
  if (cause instanceof Refusal) {
    return { message: cause.message, extensions: { code: cause.code, fieldErrors: cause.fieldErrors } };
  }
  if (cause instanceof Forbidden) return { message: cause.message, extensions: { code: "FORBIDDEN" } };
  if (cause instanceof TooManyAttempts) {
    return {
      message: cause.message,
      extensions: { code: "TOO_MANY_ATTEMPTS", retryAfter: cause.retryAfter },
    };
  }
  const faultId = randomUUID();
  log.error({ faultId, err: cause }, "fault");
  return { message: `Something went wrong on our side (${faultId})`, extensions: { code: "FAULT", faultId } };
}

function httpOf(extensions: Record<string, unknown>) {
  const status = errorStatus[String(extensions["code"])];
  if (status === undefined) return {};
  const retryAfter = extensions["retryAfter"];
  const headers = typeof retryAfter === "number" ? { "Retry-After": String(retryAfter) } : {};
  return { http: { status, headers } };
}

/** The error that leaves the gateway: what was meant for the caller as it is, any other fault masked behind an id. */
export function presentError(error: unknown, log: Logger): GraphQLError {
  const { message, extensions } = describe(rootCause(error), log);
  const located =
    error instanceof GraphQLError ? { nodes: error.nodes ?? null, path: error.path ?? null } : {};
  return new GraphQLError(message, { ...located, extensions: { ...extensions, ...httpOf(extensions) } });
}

/** Takes the guesses out of a message, so that strangers cannot ask the schema for its names. */
export const withoutSuggestions = (message: string): string => message.replace(/ Did you mean .+\?$/s, "");
