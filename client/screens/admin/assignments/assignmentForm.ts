import type { AssignmentKind, LateRule, SubmissionPart } from "#gateway/domains/assignments/contract";
import type { ComboboxOption } from "~/ui/comboboxOption";

/** A milestone as it is typed. */
export interface TypedMilestone {
  key: string;
  title: string;
  description: string;
  daysBefore: string;
}

/** The values of the form of an assignment. */
export interface AssignmentValues {
  courseId: string;
  topicId: string;
  kind: AssignmentKind;
  title: string;
  markdown: string;
  fileIds: number[];
  accepts: SubmissionPart[];
  points: string;
  rubricId: string;
  resubmissions: string;
  lateRule: LateRule;
  latePercent: string;
  milestones: TypedMilestone[];
  teamSize: string;
  teamsByLearner: boolean;
  marksEach: boolean;
}

/** A new assignment. */
export const newAssignment: AssignmentValues = {
  ...{ courseId: "", topicId: "", kind: "ASSIGNMENT", title: "", markdown: "", fileIds: [] },
  ...{ accepts: ["TEXT", "FILES"], points: "10", rubricId: "", resubmissions: "1" },
  ...{ lateRule: "ACCEPT", latePercent: "10", milestones: [] },
  ...{ teamSize: "1", teamsByLearner: false, marksEach: false },
};

interface Place {
  readonly databaseId: number;
  readonly name: string;
}

/** What the fields of an assignment offer and name. */
export interface Offered {
  course: ComboboxOption | null;
  files: readonly Place[];
  rubrics: readonly (Place & { readonly points: number })[];
}
