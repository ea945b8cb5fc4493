import { type DomainManifest, liveList } from "#gateway/graphql/manifest";
import { keepAsked } from "./bankCommands";
import { fileOwners } from "./fileLoaders";
import { notificationSubjects } from "./notificationSubjects";
import { refuseOpenAttempt, renamePracticeAssessment, updatePracticeAssessment } from "./practiceCommands";
import "./Assessment";
import "./Attempt";
import "./AttemptQuestion";
import "./authorFields";
import "./authorMutations";
import "./AssessmentResults";
import "./MarkedAnswer";
import "./essayQueries";
import { openTask, retention } from "./jobs";
import "./markQueries";
import "./mutations";
import "./ownFields";
import "./previewQueries";
import "./resultMutations";
import "./resultSubscriptions";
import "./subscriptions";
import "./userFields";

export const manifest: DomainManifest = {
  hooks: {
    courseRenamed: renamePracticeAssessment,
    questionsChanging: keepAsked,
    questionsChanged: updatePracticeAssessment,
    solutionAsked: refuseOpenAttempt,
  },
  notificationSubjects,
  recurring: [retention, openTask],
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
    liveList("assessmentsChanged", "Sent when assessments were made, changed, published or archived."),
  ],
  fileOwners,
  personalData: {
    name: "assessments",
    rows: [
      {
        table: "Attempt",
        by: "userId",
        parts: [
          {
            table: "AttemptQuestion",
            by: "attemptId",
            // Right answers belong to the institute and may be asked again, and marks are held until they are
            // released.
            omit: [
              "acceptedAnswers",
              "explanation",
              "value",
              "tolerance",
              "blanks",
              "marks",
              "feedback",
              "markedById",
              "markedAt",
              "reviewerId",
              "reviewerName",
              "reservedUntil",
            ],
            parts: [{ table: "AttemptOption", by: "questionId", omit: ["isCorrect", "match", "place"] }],
          },
          { table: "AttemptEvent", by: "attemptId" },
        ],
      },
      { table: "AssessmentException", by: "userId", omit: ["grantedById"] },
    ],
  },
};
