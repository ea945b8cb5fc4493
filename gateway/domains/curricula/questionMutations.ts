import { editedVersion, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { ofRow, staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload } from "#gateway/graphql/payloads";
import { QuestionInput } from "../questions/QuestionInput";
import { CurriculumPayload } from "./CurriculumPayload";
import { CurriculumQuestion } from "./CurriculumQuestion";
import {
  addCurriculumQuestion,
  deleteCurriculumQuestion,
  updateCurriculumQuestion,
} from "./questionCommands";

const ChangedQuestion = changedPayload("ChangedCurriculumQuestionPayload", {
  description: "The question after the change.",
  rows: { question: { type: CurriculumQuestion, id: "questionId", description: "The question." } },
});

staffMutation("addCurriculumQuestion", {
  type: CurriculumPayload,
  description: "Adds a question at the end of a curriculum's module. Requires staff.",
  args: toArgs({
    curriculumId: rowId("curriculum"),
    moduleId: required("Int", "The id of a module of the curriculum."),
    input: required(QuestionInput),
  }),
  run: async (context, member, question) => {
    await addCurriculumQuestion(context, member, question);
    return question;
  },
});

staffMutation("updateCurriculumQuestion", {
  type: ChangedQuestion,
  description: "Updates a question of a curriculum; courses created from it keep theirs. Requires staff.",
  args: toArgs({ questionId: rowId("question"), version: editedVersion, input: required(QuestionInput) }),
  run: updateCurriculumQuestion,
});

staffMutation("deleteCurriculumQuestion", {
  type: CurriculumPayload,
  description: "Deletes a question of a curriculum; courses created from it keep theirs. Requires staff.",
  ...ofRow("question", deleteCurriculumQuestion),
});
