import { memberMutation, ofDeletedRow } from "#gateway/graphql/mutationFields";
import { deletedPayload, donePayload } from "#gateway/graphql/payloads";
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
    "Ends one of the viewer's own sessions everywhere within a second, even the current one. NOT_FOUND for one that has ended.",
  ...ofDeletedRow("session", endSession),
});

const OthersEnded = donePayload("EndOtherSessionsPayload", "ended", {
  description: "The viewer's other sessions have ended.",
  readers: "signedIn",
});

memberMutation("endOtherSessions", {
  type: OthersEnded,
  description: "Ends all of the viewer's own sessions except the current one, everywhere within a second.",
  run: (context, member) => endOtherSessions(context, member),
});
