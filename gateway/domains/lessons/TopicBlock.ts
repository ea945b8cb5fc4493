import { builder } from "#gateway/graphql/builder";
import { expose, nullable, value } from "#gateway/graphql/fields";
import { visibleNode } from "#gateway/graphql/nodes";
import { isMember, isStaff } from "#gateway/session/viewer";
import { Question } from "../courses/Question";
import { File } from "../files/File";
import { visibleBlocks } from "./access";
import { BlockKind, CalloutTone } from "./BlockKind";
import { mayRead } from "./lessonLoaders";
import { TopicBlockRevision } from "./TopicBlockRevision";

const BlockProgress = builder.prismaObject("BlockProgress", {
  description: "What the viewer has done with a block of a lesson.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    ...expose(t, {
      viewedAt: nullable("DateTime", "When it was first on screen; null before that."),
      checkedAt: nullable("DateTime", "When the question was first checked; null before that."),
      isRight: nullable("Boolean", "Whether the first answer was right; null before that."),
      watchedSeconds: value("Float", "How much of the video was watched."),
      position: value("Float", "Where the viewer was last, in seconds."),
    }),
  }),
});

/** The rows that were read for a viewer who may read their lesson: nothing is asked twice. */
const readableBlocks = new WeakSet<object>();

/** Notes that the viewer of this request may read these rows. */
export function grantBlocks<Block extends object>(blocks: Block[]): Block[] {
  for (const block of blocks) readableBlocks.add(block);
  return blocks;
}

export const TopicBlock = builder.prismaNode("TopicBlock", {
  description:
    "A block of a lesson: of the draft, which is visible to staff, or of what was published, which is visible to those who may read the lesson.",
  ...visibleNode(visibleBlocks),
  select: { id: true, topicId: true },
  authScopes: (block, context) =>
    isStaff(context.viewer) || readableBlocks.has(block) || mayRead(context, block.topicId),
  fields: (t) => ({
    ...expose(t, {
      databaseId: value("Int", "The id, used in arguments."),
      draftId: nullable(
        "Int",
        "The id of the draft's block that this is the published copy of; null for that one.",
      ),
      kind: value(BlockKind, "What it holds."),
      markdown: value("String", "The text as it was written; the code of CODE."),
      html: value("String", "The text as safe HTML; empty where it holds none."),
      language: value("String", "Of CODE, such as 'typescript'; empty is plain."),
      tone: nullable(CalloutTone, "Of a CALLOUT; null for others."),
      url: nullable("String", "The address of a VIDEO or an EMBED."),
      caption: value("String", "The text below it; empty for none."),
      altText: value("String", "What a picture shows, for those who do not see it."),
      fileId: nullable("Int", "The id of its file; null without one."),
      captionsFileId: nullable("Int", "The id of a video's captions (WebVTT); null without."),
      version: value("Int", "Counts its changes; an edit names the one it began from."),
      updatedAt: value("DateTime", "When it last changed."),
      deletedAt: nullable("DateTime", "When it was deleted from the draft; null for blocks that are there."),
    }),
    file: t.relation("file", {
      type: File,
      nullable: true,
      description: "Its file; null without one.",
    }),
    captions: t.relation("captions", {
      type: File,
      nullable: true,
      description: "The WebVTT file of a video's captions; null without one.",
    }),
    question: t.relation("question", {
      type: Question,
      nullable: true,
      description: "Its question; null without one.",
    }),
    updatedByName: t.exposeString("updatedByName", {
      description: "Who last changed it. Requires staff.",
      authScopes: { staff: true },
    }),
    revisions: t.relatedConnection("revisions", {
      type: TopicBlockRevision,
      cursor: "id",
      totalCount: true,
      description: "What it held before, last first. Requires staff.",
      authScopes: { staff: true },
      query: { orderBy: { id: "desc" } },
    }),
    progress: t.field({
      type: BlockProgress,
      nullable: true,
      description: "What the viewer has done with it; null before that.",
      select: (_args, { viewer }, nestedSelection) =>
        isMember(viewer)
          ? { progress: nestedSelection({ where: { userId: viewer.userId }, take: 1 }) }
          : { id: true },
      resolve: (block) => ("progress" in block ? (block.progress[0] ?? null) : null),
    }),
  }),
});
