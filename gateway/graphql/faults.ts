import { randomUUID } from "node:crypto";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { Logger } from "pino";
import { describeOutage, findOutage } from "../database/outage";
import { Refusal } from "../refusal";
import { Forbidden } from "../session/forbidden";
import { ServiceBusy } from "../session/serviceBusy";
import { TooManyAttempts } from "../session/tooManyAttempts";

/** The HTTP status of each code in an error's `extensions`. */
export const errorStatus: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  LIMIT_EXCEEDED: 400,
  TOO_MANY_ATTEMPTS: 429,
  UNAVAILABLE: 503,
  FAULT: 500,
};

function rootCause(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? rootCause(error.originalError) : error;
}

interface Description {
  message: string;
  extensions: Record<string, unknown>;
  /** Stored below the error, where no caller sees it: pages and files map it to their status. */
  originalError?: Error | undefined;
}

function describe(cause: unknown, log: Logger): Description {
  if (cause instanceof GraphQLError) return { message: cause.message, extensions: { ...cause.extensions } };
  if (cause instanceof Refusal) {
    return { message: cause.message, extensions: { code: cause.code, fieldErrors: cause.fieldErrors } };
  }
  if (cause instanceof Forbidden) return { message: cause.message, extensions: { code: "FORBIDDEN" } };
  if (cause instanceof TooManyAttempts || cause instanceof ServiceBusy) {
    const code = cause instanceof ServiceBusy ? "UNAVAILABLE" : "TOO_MANY_ATTEMPTS";
    return { message: cause.message, extensions: { code, retryAfter: cause.retryAfter } };
  }
  const outage = findOutage(cause);
  if (outage) {
    if (outage.kind === "left") log.info("a caller disconnected before the response");
    else log.warn({ err: cause }, describeOutage(outage));
    const { message, retryAfter } = outage;
    const originalError = cause instanceof Error ? cause : undefined;
    return { message, extensions: { code: "UNAVAILABLE", retryAfter }, originalError };
  }
  const faultId = randomUUID();
  log.error({ faultId, err: cause }, "fault");
  return { message: `Something went wrong on our side (${faultId})`, extensions: { code: "FAULT", faultId } };
}

/** Whether an error is not for callers: neither a refusal nor a passing failure of the database. */
export function isFault(error: unknown): boolean {
  const cause = rootCause(error);
  const expected = [GraphQLError, Refusal, Forbidden, TooManyAttempts, ServiceBusy];
  return !expected.some((kind) => cause instanceof kind) && findOutage(cause) === undefined;
}

function getHttp(extensions: Record<string, unknown>) {
  const status = errorStatus[String(extensions["code"])];
  if (status === undefined) return {};
  const retryAfter = extensions["retryAfter"];
  const headers = typeof retryAfter === "number" ? { "Retry-After": String(retryAfter) } : {};
  return { http: { status, headers } };
}

/** The error that leaves the gateway: one for the caller as it is, any other masked behind an id. */
export function presentError(error: unknown, log: Logger): GraphQLError {
  const { message, extensions, originalError } = describe(rootCause(error), log);
  const located =
    error instanceof GraphQLError ? { nodes: error.nodes ?? null, path: error.path ?? null } : {};
  const cause = originalError ? { originalError } : {};
  return new GraphQLError(message, {
    ...located,
    ...cause,
    extensions: { ...extensions, ...getHttp(extensions) },
  });
}

/** Formats an error for a response without HTTP status, without its HTTP extensions. */
export function formatForSocket(error: GraphQLError): GraphQLFormattedError {
  const { extensions: { http: _http, ...extensions } = {}, ...formatted } = error.toJSON();
  return Object.keys(extensions).length > 0 ? { ...formatted, extensions } : formatted;
}

/** Takes the guesses out of a message, so that strangers cannot ask the schema for its names. */
export const withoutSuggestions = (message: string): string => message.replace(/ Did you mean .+\?$/s, "");
