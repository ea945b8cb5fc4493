import { nullable, value } from "#gateway/graphql/fields";
import { valueType } from "#gateway/graphql/types";
import type { PracticeOutcome } from "./practiceCommands";

const PracticeOption = valueType<PracticeOutcome["options"][number]>("PracticeOption", {
  description: "An option of a question that the viewer has practised.",
  readers: "signedIn",
  values: {
    databaseId: value("Int", "The id, used in arguments."),
    text: value("String", "The option's text."),
    isChosen: value("Boolean", "Whether the viewer chose it."),
    isCorrect: value("Boolean", "Whether it is correct."),
  },
});

export const PracticePayload = valueType<PracticeOutcome>("PracticePayload", {
  description: "The result of practising a question.",
  readers: "signedIn",
  values: {
    isRight: nullable(
      "Boolean",
      "Whether the answer is correct; null if the solution was requested without one.",
    ),
    acceptedAnswers: value(["String"], "For SHORT_TEXT: the texts that count as correct."),
    explanation: nullable("String", "The explanation; null without one."),
    options: value([PracticeOption], "Its options, in order; empty for a short text."),
  },
  rows: {
    question: { type: "Question", id: "questionId", description: "The question, with the viewer's mark." },
  },
});
