import { builder } from "#gateway/graphql/builder";
import { editedVersion, orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { QuestionInput } from "../questions/QuestionInput";
import { CurriculumPayload } from "./CurriculumPayload";
import { CurriculumQuestion } from "./CurriculumQuestion";
import {
  addCurriculumQuestion,
  deleteCurriculumQuestion,
  updateCurriculumQuestion,
} from "./questionCommands";

const ChangedQuestion = builder
  .objectRef<{ questionId: number }>("ChangedCurriculumQuestionPayload")
  .implement({
    description: "The question after the change.",
    authScopes: { staff: true },
    fields: (t) => ({
      question: t.prismaField({
        type: CurriculumQuestion,
        description: "The question.",
        resolve: (query, { questionId }, _args, { db }) =>
          db.curriculumQuestion.findUniqueOrThrow({ ...query, where: { id: questionId } }),
      }),
    }),
  });

const questionNumber = { required: true, description: "The question's id." } as const;

builder.mutationField("addCurriculumQuestion", (t) =>
  t.field({
    type: CurriculumPayload,
    description: "Adds a question at the end of a curriculum's module. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("AddCurriculumQuestion"),
    args: {
      curriculumId: t.arg.int({ required: true, description: "The curriculum's id." }),
      moduleId: t.arg.int({ required: true, description: "The id of a module of the curriculum." }),
      input: t.arg({ type: QuestionInput, required: true }),
    },
    resolve: async (_root, args, context) => {
      await addCurriculumQuestion(context, requireMember(context.viewer), args);
      return { curriculumId: args.curriculumId };
    },
  }),
);

builder.mutationField("updateCurriculumQuestion", (t) =>
  t.field({
    type: ChangedQuestion,
    description: "Updates a question of a curriculum; courses created from it keep theirs. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("UpdateCurriculumQuestion"),
    args: {
      questionId: t.arg.int(questionNumber),
      version: t.arg(editedVersion),
      input: t.arg({ type: QuestionInput, required: true }),
    },
    resolve: async (_root, args, context) => {
      await updateCurriculumQuestion(context, requireMember(context.viewer), args);
      return { questionId: args.questionId };
    },
  }),
);

builder.mutationField("deleteCurriculumQuestion", (t) =>
  t.field({
    type: CurriculumPayload,
    description: "Deletes a question of a curriculum; courses created from it keep theirs. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("DeleteCurriculumQuestion"),
    args: { questionId: t.arg.int(questionNumber) },
    resolve: async (_root, { questionId }, context) => ({
      curriculumId: await deleteCurriculumQuestion(context, requireMember(context.viewer), questionId),
    }),
  }),
);
