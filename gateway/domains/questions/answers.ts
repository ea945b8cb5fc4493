import { builder } from "../../graphql/builder";

const QuestionOption = builder.prismaObject("QuestionOption", {
  description: "An option of a course's question. Staff only, since it tells what is right.",
  authScopes: { staff: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The option's number." }),
    text: t.exposeString("text", { description: "What one may choose." }),
    isCorrect: t.exposeBoolean("isCorrect", { description: "Whether it is right." }),
  }),
});

builder.prismaObjectField("Question", "options", (t) =>
  t.relation("options", {
    type: QuestionOption,
    description: "Its options, in order. Staff only.",
    authScopes: { staff: true },
    query: { orderBy: [{ displayOrder: "asc" }, { id: "asc" }] },
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
