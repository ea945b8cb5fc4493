import { builder } from "#gateway/graphql/builder";
import { editedVersion, orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { ChangedCourse } from "../courses/ChangedCourse";
import { addQuestion, deleteQuestion, updateQuestion } from "./commands";
import { QuestionInput } from "./QuestionInput";

const QuestionChanged = builder.objectRef<{ questionId: number }>("ChangedQuestionPayload").implement({
  description: "The question after the change.",
  authScopes: { staff: true },
  fields: (t) => ({
    question: t.prismaField({
      type: "Question",
      description: "The question.",
      resolve: (query, { questionId }, _args, { db }) =>
        db.question.findUniqueOrThrow({ ...query, where: { id: questionId } }),
    }),
  }),
});

builder.mutationField("addQuestion", (t) =>
  t.field({
    type: ChangedCourse,
    description: "Adds a question at the end of a course's module. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("AddQuestion"),
    args: {
      courseId: t.arg.int({ required: true, description: "The course's id." }),
      moduleId: t.arg.int({ required: true, description: "The id of a module of the course." }),
      input: t.arg({ type: QuestionInput, required: true }),
    },
    resolve: async (_root, args, context) => {
      await addQuestion(context, requireMember(context.viewer), args);
      return { courseId: args.courseId };
    },
  }),
);

builder.mutationField("updateQuestion", (t) =>
  t.field({
    type: QuestionChanged,
    description: "Updates a question of a course; attempts keep their copies. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("UpdateQuestion"),
    args: {
      questionId: t.arg.int({ required: true, description: "The question's id." }),
      version: t.arg(editedVersion),
      input: t.arg({ type: QuestionInput, required: true }),
    },
    resolve: async (_root, args, context) => {
      await updateQuestion(context, requireMember(context.viewer), args);
      return { questionId: args.questionId };
    },
  }),
);

builder.mutationField("deleteQuestion", (t) =>
  t.field({
    type: ChangedCourse,
    description: "Deletes a question of a course. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("DeleteQuestion"),
    args: { questionId: t.arg.int({ required: true, description: "The question's id." }) },
    resolve: async (_root, { questionId }, context) => ({
      courseId: await deleteQuestion(context, requireMember(context.viewer), questionId),
    }),
  }),
);
