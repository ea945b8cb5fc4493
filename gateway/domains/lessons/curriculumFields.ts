import { builder } from "#gateway/graphql/builder";
import { expose } from "#gateway/graphql/fields";
import { rowType } from "#gateway/graphql/types";
import { renderedBlock } from "./contentCommands";
import { settingColumns } from "./topicFields";

const CurriculumBlock = rowType("CurriculumBlock", {
  description: "A block of a curriculum's topic, copied to courses made from it. Requires staff.",
  readers: "curricula.read",
  columns: {
    databaseId: "The id.",
    kind: "Kind of content.",
    markdown: "The text; for CODE, the code.",
    language: "For CODE: the language; empty for plain text.",
    tone: "Of a CALLOUT.",
    url: "URL of a VIDEO or an EMBED.",
    caption: "The text below it.",
    altText: "Text alternative for a picture.",
    fileId: "The id of its file.",
  },
});

builder.prismaObjectFields("CurriculumBlock", (t) => ({
  html: t.string({ description: "The text as safe HTML.", ...renderedBlock }),
}));

builder.prismaObjectFields("CurriculumTopic", (t) => ({
  ...expose(t, {
    isPreview: "Whether everyone who sees a course may read the lesson.",
    ...settingColumns,
  }),
  blocks: t.relation("blocks", {
    type: CurriculumBlock,
    description: "The lesson that is copied to courses, in order. Requires staff.",
    authScopes: { "curricula.read": true },
    query: { orderBy: [{ displayOrder: "asc" }, { id: "asc" }] },
  }),
}));
