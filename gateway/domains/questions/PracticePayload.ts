import { builder } from "#gateway/graphql/builder";
import { expose, nullable, value } from "#gateway/graphql/fields";
import type { PracticeOutcome } from "./practiceCommands";

const PracticeOption = builder.objectRef<PracticeOutcome["options"][number]>("PracticeOption").implement({
  description: "An option of a question that the viewer has practised.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: value("Int", "The option's id."),
      text: value("String", "The option's text."),
      isChosen: value("Boolean", "Whether the viewer chose it."),
      isCorrect: value("Boolean", "Whether it is correct."),
    }),
  }),
});

export const PracticePayload = builder.objectRef<PracticeOutcome>("PracticePayload").implement({
  description: "The result of practising a question.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    ...expose(t, {
      isRight: nullable(
        "Boolean",
        "Whether the answer is correct; null when the solution was requested without one.",
      ),
      acceptedAnswers: value(["String"], "For SHORT_TEXT: the texts that count as correct."),
      explanation: nullable("String", "The explanation; null without one."),
    }),
    question: t.prismaField({
      type: "Question",
      description: "The question, with the viewer's mark.",
      resolve: (query, { questionId }, _args, { db }) =>
        db.question.findUniqueOrThrow({ ...query, where: { id: questionId } }),
    }),
    options: t.expose("options", {
      type: [PracticeOption],
      description: "Its options, in order; empty for a short text.",
    }),
  }),
});
