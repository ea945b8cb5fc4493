import { builder } from "#gateway/graphql/builder";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
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

builder.mutationField("checkPractice", (t) =>
  t.field({
    type: PracticePayload,
    description:
      "Checks the viewer's answer to a practice question, returns the solution, and marks it as practised. Refused while an assessment of the course is open.",
    authScopes: { signedIn: true },
    errors: orRefusal("CheckPractice"),
    args: { input: t.arg({ type: CheckPracticeInput, required: true }) },
    resolve: (_root, { input }, context) =>
      checkPractice(context, requireMember(context.viewer), { ...input, text: input.text ?? null }),
  }),
);

builder.mutationField("revealPractice", (t) =>
  t.field({
    type: PracticePayload,
    description:
      "Returns the solution of a practice question without an answer. Refused while an assessment of the course is open.",
    authScopes: { signedIn: true },
    errors: orRefusal("RevealPractice"),
    args: { questionId: t.arg.int({ required: true, description: "The question's id." }) },
    resolve: (_root, { questionId }, context) =>
      revealPractice(context, requireMember(context.viewer), questionId),
  }),
);
