import type { DomainHistory } from "../domainHistoryContract";
import { blockKindLabels } from "./contract";
import { calloutToneLabels } from "./readerContract";

/** Labels of the history for changes of lessons. */
export const history = {
  mutations: {
    updateTopic: "topic.updated",
    publishTopic: "topic.published",
    addTopicBlock: "topic.blockAdded",
    importTopicBlocks: "topic.blocksImported",
    updateTopicBlock: "topic.blockUpdated",
    moveTopicBlock: "topic.blockMoved",
    deleteTopicBlock: "topic.blockDeleted",
    restoreTopicBlock: "topic.blockRestored",
    hideTopicPost: "topic.postHidden",
  },
  exempt: {
    recordTopicView: "A learner's progress.",
    recordWatching: "A learner's progress.",
    checkTopicQuestion: "A learner's answer.",
    saveTopicNote: "A learner's note.",
    askTopicQuestion: "A question under a lesson, like chat.",
    answerTopicQuestion: "An answer under a lesson, like chat.",
    acceptTopicAnswer: "Like chat.",
  },
  actions: {
    "topic.blockAdded": "Block of a lesson added",
    "topic.blockDeleted": "Block of a lesson deleted",
    "topic.blockMoved": "Block of a lesson moved",
    "topic.blockRestored": "Version of a block restored",
    "topic.blockUpdated": "Block of a lesson updated",
    "topic.blocksImported": "Blocks of a lesson imported",
    "topic.postHidden": "Post under a lesson hidden or shown",
    "topic.published": "Lesson published",
    "topic.updated": "Topic updated",
  },
  tables: {
    BlockProgress: "Progress of a block",
    CurriculumBlock: "Block of a curriculum",
    TopicAnswer: "Reply under a lesson",
    TopicBlock: "Block of a lesson",
    TopicBlockRevision: "Version of a block",
    TopicNote: "Note on a topic",
    TopicQuestion: "Question under a lesson",
  },
  columns: {
    TopicBlockRevision: { content: "Content" },
  },
  values: {
    CurriculumBlock: { kind: blockKindLabels, tone: calloutToneLabels },
    TopicBlock: { kind: blockKindLabels, tone: calloutToneLabels },
  },
} as const satisfies DomainHistory;
