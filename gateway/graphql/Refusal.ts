import { type FieldError as FieldErrorShape, Refusal, type refusalCodes } from "../refusal";
import { builder } from "./builder";
import { describedEnum } from "./enums";

const RefusalCode = describedEnum<(typeof refusalCodes)[number]>(
  "RefusalCode",
  "Why a command was refused.",
  {
    INVALID: "The input is invalid; fieldErrors names the fields.",
    SECOND_FACTOR:
      "The account has a second factor: send the code of its authenticator app as otp. A wrong one is named by fieldErrors.",
    FORBIDDEN: "The organization does not allow it, such as registration while it is closed.",
    NOT_FOUND: "The input refers to something that does not exist or that the viewer cannot see.",
    CONFLICT: "The current state does not allow it.",
    STALE: "The row has changed since the version at which the edit began.",
    UNAVAILABLE: "A service that it needs is not configured or not reachable.",
  },
);

const FieldError = builder.objectRef<FieldErrorShape>("FieldError").implement({
  description: "An error in one field of the input.",
  authScopes: { public: true },
  fields: (t) => ({
    field: t.exposeString("field", { description: "The field's path in the input, with dots." }),
    message: t.exposeString("message", { description: "A message for users." }),
  }),
});

builder.objectType(Refusal, {
  name: "Refusal",
  description: "A refused command, with the reason. A missing sign-in or right is a top-level error instead.",
  authScopes: { public: true },
  fields: (t) => ({
    code: t.expose("code", { type: RefusalCode, description: "The kind of no." }),
    message: t.exposeString("message", { description: "A message for users." }),
    fieldErrors: t.field({
      type: [FieldError],
      description: "The wrong fields, in the order of the input; empty if no single field is wrong.",
      resolve: ({ fieldErrors }) => [...fieldErrors],
    }),
    retryAfter: t.exposeInt("retryAfter", {
      nullable: true,
      description: "Seconds after which to try again; null if waiting alone does not help.",
    }),
  }),
});

/** The `errors` option of a mutation: `XResult = XPayload | Refusal`. */
export const orRefusal = (name: string) => ({
  types: [Refusal] as [typeof Refusal],
  directResult: true as const,
  union: { name: `${name}Result`, description: `The result of ${name[0]?.toLowerCase()}${name.slice(1)}.` },
});
