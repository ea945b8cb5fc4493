import { builder } from "#gateway/graphql/builder";
import { expose, nullable, value } from "#gateway/graphql/fields";
import { BlockKind, CalloutTone } from "./BlockKind";
import { TopicCompletion, TopicOpening } from "./topicFields";

const CurriculumBlock = builder.prismaObject("CurriculumBlock", {
  description: "A block that a curriculum's topic carries to the courses made from it. Requires staff.",
  authScopes: { staff: true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: value("Int", "The id."),
      kind: value(BlockKind, "What it holds."),
      markdown: value("String", "The text; the code of CODE."),
      html: value("String", "The text as safe HTML."),
      language: value("String", "Of CODE; empty is plain."),
      tone: nullable(CalloutTone, "Of a CALLOUT."),
      url: nullable("String", "The address of a VIDEO or an EMBED."),
      caption: value("String", "The text below it."),
      altText: value("String", "What a picture shows."),
      fileId: nullable("Int", "The id of its file."),
    }),
  }),
});

builder.prismaObjectFields("CurriculumTopic", (t) => ({
  ...expose(t, {
    summary: value("String", "At most 300 characters; empty for none."),
    minutes: value("Int", "How long it takes; 0 is unknown."),
    isPreview: value("Boolean", "Whether everyone who sees a course may read the lesson."),
    completion: value(TopicCompletion, "What completes it."),
    threshold: value("Int", "For WATCHED: the percentage of the videos that must be watched."),
    opening: value(TopicOpening, "When it opens to learners."),
  }),
  blocks: t.relation("blocks", {
    type: CurriculumBlock,
    description: "The lesson that courses made from it get, in order. Requires staff.",
    authScopes: { staff: true },
    query: { orderBy: [{ displayOrder: "asc" }, { id: "asc" }] },
  }),
}));
