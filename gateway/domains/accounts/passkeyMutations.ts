import { required, rowId, toArgs } from "#gateway/graphql/arguments";
import { value } from "#gateway/graphql/fields";
import { memberMutation, publicMutation } from "#gateway/graphql/mutationFields";
import { changedPayload, deletedPayload } from "#gateway/graphql/payloads";
import { accessError } from "#gateway/graphql/scopes";
import { valueType } from "#gateway/graphql/types";
import { isMember } from "#gateway/session/viewer";
import { ownerProofs } from "./factorMutations";
import { PasskeyNode } from "./Passkey";
import { type StartedPasskey, startNewPasskey, startPasskeySignIn } from "./passkeyChallengeCommands";
import { addPasskey, removePasskey, renamePasskey } from "./passkeyCommands";
import { signInByPasskey } from "./passkeySignInCommands";
import { Session } from "./SessionPayload";

const Started = valueType<StartedPasskey>("StartPasskeyPayload", {
  description: "The options a browser needs to create or use a passkey.",
  readers: "public",
  values: { options: value("String", "The options of navigator.credentials, as W3C JSON.") },
});

publicMutation("startPasskey", {
  type: Started,
  description:
    "Starts a sign-in by passkey, or adding one to the viewer's account, which requires its `ownerProof`. Its challenge can be used once, for five minutes, from the same browser.",
  args: toArgs({ isNew: required("Boolean", "Whether the viewer adds a passkey.", false), ...ownerProofs }),
  run: (context, viewer, { isNew, ...proof }) => {
    if (!isNew) return startPasskeySignIn(context);
    if (!isMember(viewer)) throw accessError(viewer);
    return startNewPasskey(context, viewer, proof);
  },
});

memberMutation("addPasskey", {
  type: changedPayload("AddPasskeyPayload", {
    description: "The new passkey.",
    readers: "signedIn",
    rows: { passkey: { type: PasskeyNode, id: "passkeyId", description: "The passkey." } },
  }),
  description: "Adds the passkey that the browser made for startPasskey to the viewer's account.",
  args: toArgs({
    name: required("String", "A name its owner recognizes, such as the device; at most 60 characters."),
    response: required("String", "The browser's response, as JSON."),
  }),
  run: addPasskey,
});

memberMutation("renamePasskey", {
  type: changedPayload("RenamePasskeyPayload", {
    description: "The renamed passkey.",
    readers: "signedIn",
    rows: { passkey: { type: PasskeyNode, id: "passkeyId", description: "The passkey." } },
  }),
  description: "Renames one of the viewer's passkeys. NOT_FOUND for any other.",
  args: toArgs({
    passkeyId: rowId("passkey"),
    name: required("String", "A name its owner recognizes; at most 60 characters."),
  }),
  run: renamePasskey,
});

memberMutation("removePasskey", {
  type: deletedPayload({
    type: "Passkey",
    name: "RemovePasskeyPayload",
    readers: "signedIn",
    description: "The removed passkey.",
  }),
  description:
    "Removes one of the viewer's passkeys, with the account's `ownerProof`. NOT_FOUND for any other.",
  args: toArgs({ passkeyId: rowId("passkey"), ...ownerProofs }),
  run: async (context, member, args) => {
    await removePasskey(context, member, args);
    return { deletedId: args.passkeyId };
  },
});

publicMutation("signInByPasskey", {
  type: Session,
  description: "Signs in by a passkey, which covers both steps.",
  args: toArgs({ response: required("String", "The browser's response to startPasskey, as JSON.") }),
  run: (context, _viewer, input) => signInByPasskey(context, input),
});
