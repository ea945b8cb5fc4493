import { inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { memberMutation, staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload, changedRow } from "#gateway/graphql/payloads";
import { valueType } from "#gateway/graphql/types";
import { getUserId } from "#gateway/session/viewer";
import { PracticePayload } from "../questions/PracticePayload";
import type { PracticeOutcome } from "../questions/practiceCommands";
import { givenAnswer } from "../questions/QuestionInput";
import {
  acceptTopicAnswer,
  answerTopicQuestion,
  askTopicQuestion,
  hideTopicPost,
  postedIn,
} from "./discussionCommands";
import { saveTopicNote } from "./noteCommands";
import { checkTopicQuestion, recordTopicView, recordWatching } from "./progressCommands";
import { TopicQuestion } from "./TopicQuestion";

const studied = {
  type: "Topic",
  id: "topicId",
  description: "The topic with the viewer's progress.",
} as const;

const LessonProgressPayload = valueType<{ topicId: number }>("LessonProgressPayload", {
  description: "A topic after the viewer has read, watched or answered in its lesson.",
  readers: "signedIn",
  rows: {
    topic: studied,
    enrolment: {
      type: "Enrolment",
      nullable: true,
      description: "The viewer's enrolment with its percentage; null without one.",
      where: ({ topicId }, { viewer }) => ({
        userId: getUserId(viewer),
        course: { topics: { some: { id: topicId } } },
      }),
    },
  },
});

type Checked = PracticeOutcome & { blockId: number; topicId: number };

const CheckTopicQuestionPayload = valueType<Checked>("CheckTopicQuestionPayload", {
  description: "The solution of a question inside a lesson, after an answer.",
  readers: "signedIn",
  rows: {
    block: { type: "TopicBlock", id: "blockId", description: "The block with the viewer's progress." },
    topic: studied,
  },
  fields: (t) => ({
    solution: t.field({
      type: PracticePayload,
      description: "Whether the answer is right, and the solution.",
      resolve: (checked) => checked,
    }),
  }),
});

const TopicNotePayload = changedPayload("TopicNotePayload", {
  description: "A topic after a change of the viewer's notes.",
  readers: "signedIn",
  rows: { topic: { type: "Topic", id: "topicId", description: "The topic with the viewer's notes." } },
});

const TopicQuestionPayload = changedRow("TopicQuestionPayload", "question", {
  type: TopicQuestion,
  description: "A question under a lesson, after a change of it or its answers.",
  readers: "signedIn",
});

memberMutation("recordTopicView", {
  type: LessonProgressPayload,
  description: "Records that blocks of a lesson were on the viewer's screen.",
  args: toArgs({
    topicId: rowId("topic"),
    blockIds: required(["Int"], "The ids of published blocks; others are ignored."),
  }),
  run: recordTopicView,
});

memberMutation("recordWatching", {
  type: LessonProgressPayload,
  description:
    "Records the parts of a video that the viewer has watched. The first report says that the video begins to play and counts for nothing. Each later one counts for what plays at twice the speed since the report before it, of ten minutes at most.",
  args: builder.args((t) => ({
    blockId: t.int({ required: true, description: "The block's id." }),
    ranges: t.field({
      type: [t.listRef("Float")],
      required: true,
      description:
        "The watched parts as [from, to] in seconds, at most 500; none when the video begins to play.",
    }),
  })),
  run: async (context, member, watching) => ({ topicId: await recordWatching(context, member, watching) }),
});

const TopicAnswerInput = inputType("CheckTopicQuestionInput", {
  ...givenAnswer,
});

memberMutation("checkTopicQuestion", {
  type: CheckTopicQuestionPayload,
  description:
    "Checks the viewer's answer to a question inside a lesson and returns the solution. Refused while an assessment of the course is open.",
  args: toArgs({ blockId: rowId("block"), input: required(TopicAnswerInput) }),
  run: (context, member, { blockId, input: { optionIds, text } }) =>
    checkTopicQuestion(context, member, { blockId, optionIds, text: text ?? null }),
});

memberMutation("saveTopicNote", {
  type: TopicNotePayload,
  description:
    "Saves the viewer's private notes on a topic; an empty text deletes them. STALE if they have changed since the version.",
  args: toArgs({
    topicId: rowId("topic"),
    markdown: required("String", "At most 50,000 characters."),
    version: optional(
      "DateTime",
      "The `updatedAt` of the notes when the edit began; null where there were none. Left out, any version is replaced.",
    ),
  }),
  run: saveTopicNote,
});

memberMutation("askTopicQuestion", {
  type: TopicQuestionPayload,
  description: "Asks a question under a lesson. Requires an enrolment, or staff.",
  args: toArgs({ topicId: rowId("topic"), markdown: required("String", "At most 10,000 characters.") }),
  run: async (context, member, post) => ({ questionId: await askTopicQuestion(context, member, post) }),
});

memberMutation("answerTopicQuestion", {
  type: TopicQuestionPayload,
  description: "Adds an answer to a question under a lesson. Requires an enrolment, or staff.",
  args: toArgs({ questionId: rowId("question"), markdown: required("String", "At most 10,000 characters.") }),
  run: async (context, member, post) => {
    await answerTopicQuestion(context, member, post);
    return { questionId: post.questionId };
  },
});

memberMutation("acceptTopicAnswer", {
  type: TopicQuestionPayload,
  description:
    "Accepts an answer to a question. Requires the person who asked, or a moderator of the course.",
  args: toArgs({
    questionId: rowId("question"),
    answerId: optional("Int", "The answer's id; null removes the acceptance."),
  }),
  run: (context, member, { questionId, answerId }) =>
    acceptTopicAnswer(context, member, { questionId, answerId: answerId ?? null }),
});

staffMutation("hideTopicPost", {
  right: "lessons.moderate",
  inCourse: (post) => ({ topics: { some: { askedQuestions: { some: postedIn(post) } } } }),
  type: TopicQuestionPayload,
  description: "Hides a question or an answer from learners, or shows it again. Requires staff.",
  args: toArgs({
    questionId: optional("Int", "The question's id, or null for an answer."),
    answerId: optional("Int", "The answer's id, or null for a question."),
    reason: optional("String", "The reason for hiding it, at most 300 characters; null shows it again."),
  }),
  run: async (context, member, { questionId, answerId, reason }) => ({
    questionId: await hideTopicPost(context, member, { questionId, answerId, reason: reason ?? null }),
  }),
});
