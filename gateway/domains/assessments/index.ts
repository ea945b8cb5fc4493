import type { DomainManifest } from "#gateway/graphql/manifest";
import { isMember } from "#gateway/session/viewer";
import { visibleAttempts } from "./access";
import "./Assessment";
import "./Attempt";
import "./AttemptQuestion";
import "./authorFields";
import "./authorMutations";
import "./AssessmentResults";
import { retention } from "./jobs";
import "./mutations";
import "./resultMutations";
import "./resultSubscriptions";
import "./subscriptions";
import "./userFields";

export const manifest: DomainManifest = {
  recurring: [retention],
  hiddenTables: [
    "Attempt",
    "AttemptQuestion",
    "AttemptOption",
    "AttemptEvent",
    "MarkChange",
    "Regrade",
    "AssessmentSection",
    "AssessmentDraw",
    "AssessmentWindow",
    "AssessmentException",
    "AssessmentRelease",
  ],
  liveLists: [
    {
      field: "assessmentsChanged",
      description: "Sent when assessments were made, changed, published or archived.",
      topics: ["assessmentsChanged"],
    },
  ],
  fileOwners: {
    ATTEMPT_QUESTION: async ({ db, viewer }, ids) =>
      isMember(viewer) &&
      (await db.attemptQuestion.count({ where: { id: { in: ids }, attempt: visibleAttempts(viewer) } })) > 0,
  },
};
