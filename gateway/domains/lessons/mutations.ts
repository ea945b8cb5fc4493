import { inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload, changedRow } from "#gateway/graphql/payloads";
import { updateTopic } from "../courses/lessonCommands";
import { refuseOwnEmbed } from "../resources/embedCommands";
import { BlockKind, CalloutTone } from "./BlockKind";
import {
  addTopicBlock,
  deleteTopicBlock,
  moveTopicBlock,
  restoreTopicBlock,
  updateTopicBlock,
} from "./blockCommands";
import { clientKeyLimit } from "./blockContract";
import { importTopicBlocks } from "./importCommands";
import { publishTopic } from "./publishCommands";
import { TopicCompletion, TopicOpening } from "./topicFields";

const TopicPayload = changedRow("TopicPayload", "topic", {
  type: "Topic",
  description: "A topic after a change of its lesson.",
});

const TopicBlockPayload = changedPayload("TopicBlockPayload", {
  description: "A block of a draft after the change, and its topic.",
  rows: {
    block: { type: "TopicBlock", id: "blockId", description: "The block." },
    topic: { type: "Topic", id: "topicId", description: "Its topic." },
  },
});

const TopicSettingsInput = inputType("TopicSettingsInput", {
  name: optional("String", "At most 150 characters."),
  summary: optional("String", "At most 300 characters."),
  minutes: optional("Int", "0 to 600; 0 is unknown."),
  isPreview: optional("Boolean", "Whether everyone who sees the course may read the lesson."),
  completion: optional(TopicCompletion, "The action that completes it."),
  threshold: optional("Int", "For WATCHED: percent, 1 to 100."),
  opening: optional(TopicOpening, "When it opens to learners."),
});

const TopicBlockInput = inputType("TopicBlockInput", {
  kind: required(BlockKind, "Kind of content. Fields that the kind doesn't use are dropped."),
  markdown: optional("String", "For TEXT, CODE and CALLOUT: at most 50,000 characters."),
  language: optional("String", "Of CODE."),
  tone: optional(CalloutTone, "For CALLOUT; INFO when left out."),
  url: optional("String", "For EMBED (https), and for VIDEO without a file (YouTube or Vimeo)."),
  caption: optional("String", "At most 300 characters."),
  altText: optional("String", "For IMAGE, where it is required: at most 300 characters."),
  fileId: optional("Int", "The id of the file, for IMAGE, VIDEO, AUDIO and FILE."),
  captionsFileId: optional("Int", "The id of a WebVTT file: the captions of an uploaded video."),
  questionId: optional("Int", "For QUESTION: the id of a question of the course."),
});

const blockVersion = optional("Int", "The block's version that the edit began from; null overwrites any.");
const topicVersion = required("Int", "The topic's version that the edit began from.");

staffMutation("updateTopic", {
  right: "lessons.write",
  inCourse: ({ topicId: id }) => ({ topics: { some: { id } } }),
  type: TopicPayload,
  description: "Changes the settings of a topic; settings that are left out stay. Requires staff.",
  args: toArgs({
    topicId: rowId("topic"),
    version: topicVersion,
    input: required(TopicSettingsInput),
  }),
  run: updateTopic,
});

staffMutation("publishTopic", {
  right: "lessons.write",
  inCourse: ({ topicId: id }) => ({ topics: { some: { id } } }),
  type: TopicPayload,
  description: "Publishes the draft of a lesson: readers see it from now on. Requires staff.",
  args: toArgs({ topicId: rowId("topic"), version: topicVersion }),
  run: publishTopic,
});

staffMutation("addTopicBlock", {
  right: "lessons.write",
  inCourse: ({ topicId: id }) => ({ topics: { some: { id } } }),
  type: TopicBlockPayload,
  description: "Adds a block to the draft of a lesson. Requires staff.",
  args: toArgs({
    topicId: rowId("topic"),
    afterBlockId: optional("Int", "The block before it; last when left out."),
    clientKey: optional(
      "String",
      `A key chosen by the caller, at most ${clientKeyLimit} characters. Adding twice with one key adds one block, with the latest content.`,
    ),
    input: required(TopicBlockInput),
  }),
  run: async (context, member, block) => {
    refuseOwnEmbed(context, block.input);
    return { topicId: block.topicId, blockId: await addTopicBlock(context, member, block) };
  },
});

staffMutation("importTopicBlocks", {
  right: "lessons.write",
  inCourse: ({ topicId: id }) => ({ topics: { some: { id } } }),
  type: TopicPayload,
  description:
    "Adds the blocks of a Markdown file to the draft of a lesson, all or none; `fieldErrors` names wrong lines. Requires staff.",
  args: toArgs({
    topicId: rowId("topic"),
    markdown: required("String", "The text of the file, at most 500,000 characters."),
  }),
  run: importTopicBlocks,
});

staffMutation("updateTopicBlock", {
  right: "lessons.write",
  inCourse: ({ blockId: id }) => ({ topics: { some: { blocks: { some: { id } } } } }),
  type: TopicBlockPayload,
  description:
    "Changes the content of a draft block; the earlier content becomes a revision. Requires staff.",
  args: toArgs({ blockId: rowId("block"), version: blockVersion, input: required(TopicBlockInput) }),
  run(context, member, change) {
    refuseOwnEmbed(context, change.input);
    return updateTopicBlock(context, member, change);
  },
});

staffMutation("moveTopicBlock", {
  right: "lessons.write",
  inCourse: ({ blockId: id }) => ({ topics: { some: { blocks: { some: { id } } } } }),
  type: TopicBlockPayload,
  description: "Moves a block inside its draft. Requires staff.",
  args: toArgs({
    blockId: rowId("block"),
    afterBlockId: optional("Int", "The block before it; first when left out."),
  }),
  run: moveTopicBlock,
});

staffMutation("deleteTopicBlock", {
  right: "lessons.write",
  inCourse: ({ blockId: id }) => ({ topics: { some: { blocks: { some: { id } } } } }),
  type: TopicBlockPayload,
  description: "Deletes a block of a draft; it can be restored. Requires staff.",
  args: toArgs({ blockId: rowId("block"), version: blockVersion }),
  run: deleteTopicBlock,
});

staffMutation("restoreTopicBlock", {
  right: "lessons.write",
  inCourse: ({ blockId: id }) => ({ topics: { some: { blocks: { some: { id } } } } }),
  type: TopicBlockPayload,
  description: "Restores a revision of a block, or a deleted block. Requires staff.",
  args: toArgs({
    blockId: rowId("block"),
    revisionId: optional("Int", "The revision's id; restores the deleted block when left out."),
  }),
  run: restoreTopicBlock,
});
