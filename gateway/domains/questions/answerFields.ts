import { builder } from "#gateway/graphql/builder";
import { expose, value } from "#gateway/graphql/fields";
import { reaching } from "#gateway/graphql/reach";
import { valueType } from "#gateway/graphql/types";
import { inOrder } from "../rules";
import { optionsInOrder, QuestionOption, toSolutionColumns } from "./AnswerableQuestion";

const writes = reaching("questions.write");

builder.prismaObjectField("Question", "options", (t) =>
  t.field({
    type: [QuestionOption],
    description: "Its options, in order. Requires staff.",
    authScopes: writes,
    select: { options: optionsInOrder },
    resolve: ({ options }) => options,
  }),
);

builder.prismaObjectFields("Question", (t) => expose(t, toSolutionColumns(writes)));

interface Choice {
  id: number;
  text: string;
}

const QuestionChoice = valueType<Choice>("QuestionChoice", {
  description: "An option of a question, without its correctness.",
  readers: "signedIn",
  values: {
    databaseId: value("Int", "The id, used in arguments."),
    text: value("String", "The option's text."),
  },
});

builder.prismaObjectField("Question", "choices", (t) =>
  t.field({
    type: [QuestionChoice],
    description: "The options when practising, in order; empty for a short text.",
    authScopes: { signedIn: true },
    select: {
      options: { orderBy: inOrder, select: { id: true, text: true } },
    },
    resolve: ({ options }) => options,
  }),
);
