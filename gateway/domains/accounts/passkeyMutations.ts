import { required, toArgs } from "#gateway/graphql/arguments";
import { value } from "#gateway/graphql/fields";
import { memberMutation, ofDeletedRow, publicMutation } from "#gateway/graphql/mutationFields";
import { changedPayload, deletedPayload } from "#gateway/graphql/payloads";
import { valueType } from "#gateway/graphql/types";
import { PasskeyNode } from "./Passkey";
import { addPasskey, removePasskey, type StartedPasskey, startPasskey } from "./passkeyCommands";
import { signInByPasskey } from "./passkeySignInCommands";
import { Session } from "./SessionPayload";

const Started = valueType<StartedPasskey>("StartPasskeyPayload", {
  description: "What a browser needs to make or use a passkey.",
  readers: "public",
  values: { options: value("String", "The options of navigator.credentials, as JSON of the W3C.") },
});

publicMutation("startPasskey", {
  type: Started,
  description:
    "Begins a sign-in by passkey, or adds one to the viewer's account. Its challenge counts once, for five minutes.",
  args: toArgs({ isNew: required("Boolean", "Whether the viewer adds a passkey.", false) }),
  run: (context, _viewer, { isNew }) => startPasskey(context, isNew),
});

memberMutation("addPasskey", {
  type: changedPayload("AddPasskeyPayload", {
    description: "The new passkey.",
    readers: "signedIn",
    rows: { passkey: { type: PasskeyNode, id: "passkeyId", description: "The passkey." } },
  }),
  description: "Adds a passkey to the viewer's account, as the browser has made it for startPasskey.",
  args: toArgs({
    name: required("String", "What its owner calls it, such as the device; at most 60 characters."),
    response: required("String", "The browser's response, as JSON."),
  }),
  run: addPasskey,
});

memberMutation("removePasskey", {
  type: deletedPayload({
    ...{ type: "Passkey", name: "RemovePasskeyPayload", readers: "signedIn" },
    description: "The removed passkey.",
  }),
  description: "Removes one of the viewer's passkeys. NOT_FOUND for any other.",
  ...ofDeletedRow("passkey", removePasskey),
});

publicMutation("signInByPasskey", {
  type: Session,
  description: "Signs in by a passkey, which is both steps in one.",
  args: toArgs({ response: required("String", "The browser's response to startPasskey, as JSON.") }),
  run: (context, _viewer, { response }) => signInByPasskey(context, response),
});
