import { restricted } from "#gateway/graphql/fields";
import { ownRow } from "#gateway/graphql/ownRow";
import { reaching } from "#gateway/graphql/reach";
import { nodeType, rowType } from "#gateway/graphql/types";
import { mayReadAllLessons, visibleBlocks } from "./access";
import { renderedBlock } from "./contentCommands";
import { mayRead } from "./lessonLoaders";
import { TopicBlockRevision } from "./TopicBlockRevision";

const BlockProgress = rowType("BlockProgress", {
  description: "The viewer's progress in a block of a lesson.",
  readers: "signedIn",
  columns: {
    viewedAt: "When it was first on screen; null before that.",
    checkedAt: "When the question was first checked; null before that.",
    isRight: "Whether the first answer was right; null before that.",
    watchedSeconds: "Seconds of the video that were watched.",
    position: "The viewer's last position, in seconds.",
  },
});

/** The rows that were read for a viewer who may read their lesson: nothing is checked twice. */
const readableBlocks = new WeakSet<object>();

/** Notes that the viewer of this request may read these rows. */
export function grantBlocks<Block extends object>(blocks: Block[]): Block[] {
  for (const block of blocks) readableBlocks.add(block);
  return blocks;
}

const ofAuthors = reaching("lessons.write");

export const TopicBlock = nodeType("TopicBlock", {
  description:
    "A block of a lesson: of the draft, visible to staff, or of the published lesson, visible to those who may read it.",
  visible: visibleBlocks,
  select: { id: true, topicId: true, courseId: true },
  readers: (block, context) =>
    mayReadAllLessons(context.viewer) || readableBlocks.has(block) || mayRead(context, block.topicId),
  columns: {
    databaseId: "The id, used in arguments.",
    draftId: "For a published block: the id of the draft block it is a copy of; null for draft blocks.",
    kind: "Kind of content.",
    markdown: "The text as written; for CODE, the code.",
    language: "For CODE: the language, such as 'typescript'; empty for plain text.",
    tone: "For CALLOUT; null for others.",
    url: "URL of a VIDEO or an EMBED.",
    caption: "The text below it; empty for none.",
    altText: "Text alternative for a picture.",
    fileId: "The id of its file; null without one.",
    captionsFileId: "The id of a video's captions (WebVTT); null without any.",
    version: "Counts its changes; an edit names the version it began from.",
    updatedAt: "When it last changed.",
    updatedByName: restricted(ofAuthors, "Name of the person who last changed it. Requires staff."),
    deletedAt: "When it was deleted from the draft; null if it was not.",
  },
  relations: {
    file: "Its file; null without one.",
    captions: "The WebVTT file of a video's captions; null without one.",
    question: "Its question; null without one.",
  },
  fields: (t) => ({
    html: t.string({
      description: "The text as safe HTML; empty for kinds without a text.",
      ...renderedBlock,
    }),
    revisions: t.relatedConnection("revisions", {
      type: TopicBlockRevision,
      cursor: "id",
      totalCount: true,
      description: "Earlier versions of its content, latest first. Requires staff.",
      authScopes: ofAuthors,
      query: { orderBy: { id: "desc" } },
    }),
    progress: t.field({
      type: BlockProgress,
      description: "The viewer's progress in it; null before any.",
      ...ownRow("progress"),
    }),
  }),
});
