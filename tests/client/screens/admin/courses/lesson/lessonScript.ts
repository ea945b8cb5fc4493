import { emptyBlock } from "#gateway/domains/lessons/blockContract";

/** A block of a draft, as the server returns it. */
export const block = (databaseId: number, changes: object = {}) => ({
  __typename: "TopicBlock",
  id: `TopicBlock:${databaseId}`,
  databaseId,
  kind: "CODE",
  ...emptyBlock,
  html: "",
  question: null,
  version: 1,
  updatedByName: "Grace",
  ...changes,
});

/** A topic with a draft of two blocks of code. */
export const topic = (changes: object = {}) => ({
  __typename: "Topic",
  id: "Topic:12",
  databaseId: 12,
  name: "Loops",
  canEdit: true,
  version: 3,
  summary: "",
  minutes: 10,
  isPreview: false,
  completion: "MANUAL",
  threshold: 80,
  opening: "ALWAYS",
  publishedAt: null,
  hasUnpublishedChanges: true,
  previous: null,
  next: null,
  course: { __typename: "Course", id: "Course:7", databaseId: 7, title: "Java Basics" },
  draftBlocks: [block(1, { markdown: "let a = 1;" }), block(2, { markdown: "let b = 2;" })],
  ...changes,
});

/** The payload of a command on a block. */
export const changed = (changedBlock: object, changedTopic: object) => ({
  __typename: "TopicBlockPayload",
  block: changedBlock,
  topic: changedTopic,
});
