import { rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { memberMutation } from "#gateway/graphql/mutationFields";
import { checkPractice, type PracticeOutcome, revealPractice } from "./practiceLoaders";

const PracticeOption = builder.objectRef<PracticeOutcome["options"][number]>("PracticeOption").implement({
  description: "An option of a question that the viewer has practised.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The option's id." }),
    text: t.exposeString("text", { description: "The option's text." }),
    isChosen: t.exposeBoolean("isChosen", { description: "Whether the viewer chose it." }),
    isCorrect: t.exposeBoolean("isCorrect", { description: "Whether it is correct." }),
  }),
});

const PracticePayload = builder.objectRef<PracticeOutcome>("PracticePayload").implement({
  description: "The result of practising a question.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    question: t.prismaField({
      type: "Question",
      description: "The question, with the viewer's mark.",
      resolve: (query, { questionId }, _args, { db }) =>
        db.question.findUniqueOrThrow({ ...query, where: { id: questionId } }),
    }),
    isRight: t.exposeBoolean("isRight", {
      nullable: true,
      description: "Whether the answer is correct; null when the solution was requested without one.",
    }),
    options: t.expose("options", {
      type: [PracticeOption],
      description: "Its options, in order; empty for a short text.",
    }),
    acceptedAnswers: t.exposeStringList("acceptedAnswers", {
      description: "For SHORT_TEXT: the texts that count as correct.",
    }),
    explanation: t.exposeString("explanation", {
      nullable: true,
      description: "The explanation; null without one.",
    }),
  }),
});

const CheckPracticeInput = builder.inputType("CheckPracticeInput", {
  fields: (t) => ({
    questionId: t.int({
      required: true,
      description: "A question of a course that the viewer is enrolled in.",
    }),
    optionIds: t.intList({
      required: true,
      description: "The chosen options; one at most but for MULTIPLE.",
    }),
    text: t.string({ description: "The answer to a SHORT_TEXT question, at most 500 characters." }),
  }),
});

memberMutation("checkPractice", {
  type: PracticePayload,
  description:
    "Checks the viewer's answer to a practice question, returns the solution, and marks it as practised. Refused while an assessment of the course is open.",
  args: builder.args((t) => ({ input: t.field({ type: CheckPracticeInput, required: true }) })),
  run: (context, member, { input }) => checkPractice(context, member, { ...input, text: input.text ?? null }),
});

memberMutation("revealPractice", {
  type: PracticePayload,
  description:
    "Returns the solution of a practice question without an answer. Refused while an assessment of the course is open.",
  args: builder.args((t) => ({ questionId: t.int(rowId("question")) })),
  run: (context, member, { questionId }) => revealPractice(context, member, questionId),
});
