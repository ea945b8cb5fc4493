import { required, rowId, toArgs } from "#gateway/graphql/arguments";
import { ofEdit, ofRow, staffMutation, toArguments } from "#gateway/graphql/mutationFields";
import { changedRow } from "#gateway/graphql/payloads";
import { ChangedCourse } from "../courses/ChangedCourse";
import { addQuestion, deleteQuestion, updateQuestion } from "./commands";
import { QuestionInput } from "./QuestionInput";

const QuestionChanged = changedRow("ChangedQuestionPayload", "question", { type: "Question" });

staffMutation("addQuestion", {
  right: "questions.write",
  inCourse: ({ courseId: id }) => ({ id }),
  type: ChangedCourse,
  description: "Adds a question at the end of a course's module. Requires staff.",
  args: toArgs({
    courseId: rowId("course"),
    moduleId: required("Int", "The id of a module of the course."),
    input: required(QuestionInput),
  }),
  run: toArguments(addQuestion),
});

staffMutation("updateQuestion", {
  right: "questions.write",
  inCourse: ({ questionId: id }) => ({ questions: { some: { id } } }),
  type: QuestionChanged,
  description: "Updates a question of a course; attempts keep their copies. Requires staff.",
  ...ofEdit("question", QuestionInput, updateQuestion),
});

staffMutation("deleteQuestion", {
  right: "questions.write",
  inCourse: ({ questionId: id }) => ({ questions: { some: { id } } }),
  type: ChangedCourse,
  description: "Deletes a question of a course. Requires staff.",
  ...ofRow("question", deleteQuestion),
});
