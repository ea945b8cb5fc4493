import { inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { ofEdit, ofRow, staffMutation } from "#gateway/graphql/mutationFields";
import { changedRow } from "#gateway/graphql/payloads";
import { QuestionLevel } from "../questions/QuestionLevel";
import { Assessment } from "./Assessment";
import {
  archiveAssessment,
  createAssessment,
  publishAssessment,
  setAssessmentQuestions,
  updateAssessment,
} from "./authorCommands";
import { AnswersShown, AssessmentKind, CountedAttempt } from "./authorFields";

const AssessmentPayload = changedRow("AssessmentPayload", "assessment", { type: Assessment });
const right = "assessments.write";

const AssessmentWindowInput = inputType("AssessmentWindowInput", {
  batchId: required("Int", "The batch."),
  opensAt: optional("DateTime", "When it opens for the batch; at once when left out."),
  closesAt: optional("DateTime", "When it closes for the batch; never when left out."),
});

const AssessmentItemInput = inputType("AssessmentItemInput", {
  questionId: optional("Int", "A question of the course; left out for a draw."),
  tag: optional("String", "Of a draw: the tag; any when left out."),
  level: optional(QuestionLevel, "Of a draw: the level; any when left out."),
  count: optional("Int", "Of a draw: number of questions, 1 to 100."),
  marks: required("Float", "Marks for a right answer to each, 0 to 100."),
});

const AssessmentSectionInput = inputType("AssessmentSectionInput", {
  title: required("String", "The heading; only the first section may have none."),
  items: required([AssessmentItemInput], "Its questions and draws, in order."),
});

const AssessmentInput = inputType("AssessmentInput", {
  title: required("String", "At most 150 characters."),
  kind: required(AssessmentKind, "Purpose of the assessment."),
  duration: optional("Int", "1 to 600 minutes; may be left out for a PRACTICE."),
  passingScore: required("Int", "Percent."),
  opensAt: optional("DateTime", "When attempts may start."),
  closesAt: optional("DateTime", "When attempts end at the latest."),
  maxAttempts: optional("Int", "1 to 20; unlimited when left out."),
  shuffle: required("Boolean", "Whether each attempt shuffles the questions."),
  negativePercent: required(
    "Int",
    "Marks deducted for a wrong answer, in percent of the question's marks: 0, 25, 33, 50 or 100.",
  ),
  showAnswers: required(AnswersShown, "When learners see the right answers."),
  countedAttempt: required(CountedAttempt, "The attempt that counts."),
  holdsMarks: required("Boolean", "Whether marks stay hidden from learners until they are released."),
  windows: optional([AssessmentWindowInput], "Times for single batches, in place of the assessment's own."),
  sections: optional(
    [AssessmentSectionInput],
    "The sections with their questions and draws, in order, at most 20; when left out, they stay.",
  ),
});

staffMutation("createAssessment", {
  type: AssessmentPayload,
  description: "Creates an assessment as a draft. Requires the right to write assessments.",
  right,
  args: toArgs({ courseId: rowId("course"), input: required(AssessmentInput) }),
  run: createAssessment,
});

staffMutation("updateAssessment", {
  type: AssessmentPayload,
  description:
    "Changes the settings of an assessment, and its questions where they are given; open attempts keep theirs. Requires the right to write assessments.",
  right,
  ...ofEdit("assessment", AssessmentInput, updateAssessment),
});

const AssessmentContentInput = inputType("AssessmentContentInput", {
  sections: required([AssessmentSectionInput], "The sections, in order; at most 20."),
});

staffMutation("setAssessmentQuestions", {
  type: AssessmentPayload,
  description:
    "Sets the sections, questions and draws of an assessment; attempts keep their copies. Requires the right to write assessments.",
  right,
  ...ofEdit("assessment", AssessmentContentInput, setAssessmentQuestions),
});

staffMutation("publishAssessment", {
  type: AssessmentPayload,
  description: "Opens an assessment to its learners. Requires the right to write assessments.",
  right,
  ...ofRow("assessment", publishAssessment),
});

staffMutation("archiveAssessment", {
  type: AssessmentPayload,
  description:
    "Removes an assessment from learners' lists; results stay. Requires the right to write assessments.",
  right,
  ...ofRow("assessment", archiveAssessment),
});
