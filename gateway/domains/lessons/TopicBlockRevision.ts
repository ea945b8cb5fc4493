import { builder } from "#gateway/graphql/builder";
import { expose, nullable, value } from "#gateway/graphql/fields";
import { BlockKind, CalloutTone } from "./BlockKind";
import { type BlockContent, blockSchema } from "./blockContract";

const TopicBlockContent = builder.objectRef<BlockContent>("TopicBlockContent").implement({
  description: "What a block held. Requires staff.",
  authScopes: { staff: true },
  fields: (t) => ({
    ...expose(t, {
      kind: value(BlockKind, "What it held."),
      markdown: value("String", "The text; the code of CODE."),
      language: value("String", "Of CODE; empty is plain."),
      tone: nullable(CalloutTone, "Of a CALLOUT."),
      url: nullable("String", "The address of a VIDEO or an EMBED."),
      caption: value("String", "The text below it."),
      altText: value("String", "What the picture shows."),
      fileId: nullable("Int", "The id of its file."),
      captionsFileId: nullable("Int", "The id of its captions."),
      questionId: nullable("Int", "The id of its question."),
    }),
  }),
});

export const TopicBlockRevision = builder.prismaObject("TopicBlockRevision", {
  description: "A former content of a block, and who had saved it. Requires staff.",
  authScopes: { staff: true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: value("Int", "The id, used in arguments."),
      version: value("Int", "The block's version that had this content."),
      savedByName: value("String", "Who had saved it."),
      savedAt: value("DateTime", "When it had been saved."),
    }),
    content: t.field({
      type: TopicBlockContent,
      description: "What the block held.",
      select: { content: true },
      resolve: ({ content }) => blockSchema.parse(content),
    }),
  }),
});
