import { type FieldError as FieldErrorShape, Refusal, type refusalCodes } from "../refusal";
import { builder } from "./builder";

const RefusalCode = builder.enumType("RefusalCode", {
  description: "Why a command said no.",
  values: {
    INVALID: { description: "The input breaks a rule; fieldErrors tell which fields." },
    FORBIDDEN: {
      description: "The organization does not allow it to anybody, such as registration while it is closed.",
    },
    NOT_FOUND: { description: "What the input names does not exist, or not for this viewer." },
    CONFLICT: { description: "The state of things does not allow it now." },
    STALE: { description: "The row has changed since the version that the edit began from." },
    UNAVAILABLE: { description: "A service that it needs is not configured or not reachable." },
  } satisfies Record<(typeof refusalCodes)[number], object>,
});

const FieldError = builder.objectRef<FieldErrorShape>("FieldError").implement({
  description: "What is wrong with one field of the input.",
  authScopes: { public: true },
  fields: (t) => ({
    field: t.exposeString("field", { description: "The field's path in the input, with dots." }),
    message: t.exposeString("message", { description: "A text for people." }),
  }),
});

builder.objectType(Refusal, {
  name: "Refusal",
  description: "A command's business 'no'. Not being signed in or allowed is a top-level error instead.",
  authScopes: { public: true },
  fields: (t) => ({
    code: t.expose("code", { type: RefusalCode, description: "The kind of no." }),
    message: t.exposeString("message", { description: "A text for people." }),
    fieldErrors: t.field({
      type: [FieldError],
      description: "The wrong fields, in the order of the input; empty when the no is about the whole.",
      resolve: ({ fieldErrors }) => [...fieldErrors],
    }),
    retryAfter: t.exposeInt("retryAfter", {
      nullable: true,
      description: "Seconds after which to try again; null when waiting alone does not help.",
    }),
  }),
});

/** The `errors` option of a mutation: `XResult = XPayload | Refusal`. */
export const orRefusal = (name: string) => ({
  types: [Refusal] as [typeof Refusal],
  directResult: true as const,
  union: { name: `${name}Result`, description: `What became of ${name[0]?.toLowerCase()}${name.slice(1)}.` },
});

/** The `version` argument of an update. */
export const editedVersion = {
  type: "DateTime",
  description: "The `updatedAt` that the edit began from; null writes over whatever is there.",
} as const;
