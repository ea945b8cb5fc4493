import { required, rowId, toArgs } from "#gateway/graphql/arguments";
import { ofEdit, ofRow, staffMutation, toArguments } from "#gateway/graphql/mutationFields";
import { changedRow } from "#gateway/graphql/payloads";
import { QuestionInput } from "../questions/QuestionInput";
import { CurriculumPayload } from "./CurriculumPayload";
import { CurriculumQuestion } from "./CurriculumQuestion";
import {
  addCurriculumQuestion,
  deleteCurriculumQuestion,
  updateCurriculumQuestion,
} from "./questionCommands";

const ChangedQuestion = changedRow("ChangedCurriculumQuestionPayload", "question", {
  type: CurriculumQuestion,
});

staffMutation("addCurriculumQuestion", {
  right: "curricula.write",
  type: CurriculumPayload,
  description: "Adds a question at the end of a curriculum's module. Requires staff.",
  args: toArgs({
    curriculumId: rowId("curriculum"),
    moduleId: required("Int", "The id of a module of the curriculum."),
    input: required(QuestionInput),
  }),
  run: toArguments(addCurriculumQuestion),
});

staffMutation("updateCurriculumQuestion", {
  right: "curricula.write",
  type: ChangedQuestion,
  description: "Changes a question of a curriculum; courses created from it keep theirs. Requires staff.",
  ...ofEdit("question", QuestionInput, updateCurriculumQuestion),
});

staffMutation("deleteCurriculumQuestion", {
  right: "curricula.write",
  type: CurriculumPayload,
  description: "Deletes a question of a curriculum; courses created from it keep theirs. Requires staff.",
  ...ofRow("question", deleteCurriculumQuestion),
});
