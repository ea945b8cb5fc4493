import { value } from "#gateway/graphql/fields";
import { memberMutation, ofDeletedRow } from "#gateway/graphql/mutationFields";
import { deletedPayload } from "#gateway/graphql/payloads";
import { valueType } from "#gateway/graphql/types";
import { endOtherSessions, endSession } from "./sessionCommands";
import "./Session";

memberMutation("endSession", {
  type: deletedPayload({
    type: "Session",
    name: "EndSessionPayload",
    readers: "signedIn",
    description: "A session that has ended.",
  }),
  description:
    "Ends one of the viewer's own sessions everywhere within a second; also the one that asks. NOT_FOUND for one that has ended.",
  ...ofDeletedRow("session", endSession),
});

const OthersEnded = valueType<{ ended: true }>("EndOtherSessionsPayload", {
  description: "The viewer's other sessions have ended.",
  readers: "signedIn",
  values: { ended: value("Boolean", "Always true.") },
});

memberMutation("endOtherSessions", {
  type: OthersEnded,
  description: "Ends all of the viewer's own sessions but the one that asks, everywhere within a second.",
  run: async (context, member) => {
    await endOtherSessions(context, member);
    return { ended: true as const };
  },
});
