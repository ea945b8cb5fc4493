import { nullable, value } from "#gateway/graphql/fields";
import { fromColumn } from "#gateway/graphql/fromColumn";
import { rowType, valueType } from "#gateway/graphql/types";
import { BlockKind, CalloutTone } from "./BlockKind";
import { type BlockContent, blockSchema } from "./blockContract";

const TopicBlockContent = valueType<BlockContent>("TopicBlockContent", {
  description: "An earlier content of a block. Requires staff.",
  readers: "lessons.write",
  values: {
    kind: value(BlockKind, "Kind of content."),
    markdown: value("String", "The text; for CODE, the code."),
    language: value("String", "For CODE: the language; empty for plain text."),
    tone: nullable(CalloutTone, "Of a CALLOUT."),
    url: nullable("String", "URL of a VIDEO or an EMBED."),
    caption: value("String", "The text below it."),
    altText: value("String", "Text alternative for the picture."),
    fileId: nullable("Int", "The id of its file."),
    captionsFileId: nullable("Int", "The id of its captions."),
    questionId: nullable("Int", "The id of its question."),
  },
});

export const TopicBlockRevision = rowType("TopicBlockRevision", {
  description: "An earlier content of a block, and the person who saved it. Requires staff.",
  readers: "lessons.write",
  columns: {
    databaseId: "The id, used in arguments.",
    version: "The block's version with this content.",
    savedByName: "Name of the person who saved it.",
    savedAt: "When it was saved.",
  },
  fields: (t) => ({
    content: t.field({
      type: TopicBlockContent,
      description: "Content of the block.",
      ...fromColumn("content", blockSchema.parse),
    }),
  }),
});
