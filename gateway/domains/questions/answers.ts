import { builder } from "#gateway/graphql/builder";
import { optionsInOrder, QuestionOption } from "./AnswerableQuestion";

builder.prismaObjectField("Question", "options", (t) =>
  t.field({
    type: [QuestionOption],
    description: "Its options, in order. Staff only.",
    authScopes: { staff: true },
    select: { options: optionsInOrder },
    resolve: ({ options }) => options,
  }),
);

builder.prismaObjectField("Question", "acceptedAnswers", (t) =>
  t.exposeStringList("acceptedAnswers", {
    description: "For SHORT_TEXT: the texts that count as right. Staff only.",
    authScopes: { staff: true },
  }),
);

builder.prismaObjectField("Question", "explanation", (t) =>
  t.exposeString("explanation", {
    nullable: true,
    description: "What the right answer teaches. Staff only.",
    authScopes: { staff: true },
  }),
);
