import { builder } from "#gateway/graphql/builder";
import { expose } from "#gateway/graphql/fields";
import { rowType } from "#gateway/graphql/types";
import { settingColumns } from "./topicFields";

const CurriculumBlock = rowType("CurriculumBlock", {
  description: "A block that a curriculum's topic carries to the courses made from it. Requires staff.",
  readers: "curricula.read",
  columns: {
    databaseId: "The id.",
    kind: "Kind of content.",
    markdown: "The text; the code of CODE.",
    html: "The text as safe HTML.",
    language: "Of CODE; empty is plain.",
    tone: "Of a CALLOUT.",
    url: "The address of a VIDEO or an EMBED.",
    caption: "The text below it.",
    altText: "Text alternative for a picture.",
    fileId: "The id of its file.",
  },
});

builder.prismaObjectFields("CurriculumTopic", (t) => ({
  ...expose(t, {
    isPreview: "Whether everyone who sees a course may read the lesson.",
    ...settingColumns,
  }),
  blocks: t.relation("blocks", {
    type: CurriculumBlock,
    description: "The lesson that courses made from it get, in order. Requires staff.",
    authScopes: { "curricula.read": true },
    query: { orderBy: [{ displayOrder: "asc" }, { id: "asc" }] },
  }),
}));
