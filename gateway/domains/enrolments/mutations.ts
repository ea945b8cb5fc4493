import { rowId } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import { memberMutation } from "#gateway/graphql/mutationFields";
import { changedPayload } from "#gateway/graphql/payloads";
import { CoursePayload } from "../courses/CoursePayload";
import { enrol, setQuestionMark, setResourceMark, setTopicStatus } from "./commands";
import { Enrolment, TopicStatus } from "./Enrolment";

const TopicProgressPayload = builder
  .objectRef<{ courseId: number; topicId: number; userId: number }>("TopicProgressPayload")
  .implement({
    description: "The topic and the enrolment after a change of its status.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      courseId: t.exposeInt("courseId", { description: "The course's id." }),
      topic: t.prismaField({
        type: "Topic",
        description: "The topic with the viewer's progress.",
        resolve: (query, { topicId }, _args, { db }) =>
          db.topic.findUniqueOrThrow({ ...query, where: { id: topicId } }),
      }),
      enrolment: t.prismaField({
        type: Enrolment,
        description: "The enrolment with its new percentage.",
        resolve: (query, { courseId, userId }, _args, { db }) =>
          db.enrolment.findFirstOrThrow({ ...query, where: { courseId, userId } }),
      }),
    }),
  });

const QuestionPayload = changedPayload("QuestionPayload", {
  description: "The question after the change.",
  authScopes: { signedIn: true },
  rows: { question: { type: "Question", id: "questionId", description: "The question." } },
});

const ResourcePayload = changedPayload("ResourcePayload", {
  description: "The resource after the change.",
  authScopes: { signedIn: true },
  rows: { resource: { type: "Resource", id: "resourceId", description: "The resource." } },
});

memberMutation("enrol", {
  type: CoursePayload,
  description:
    "Enrols the viewer, a learner, in a published course without a price. Repeating it changes nothing.",
  args: builder.args((t) => ({ courseId: t.int(rowId("course")) })),
  run: (context, member, { courseId }) => enrol(context, member, courseId),
});

const SetTopicStatusInput = builder.inputType("SetTopicStatusInput", {
  fields: (t) => ({
    courseId: t.int({ required: true, description: "A course that the viewer is enrolled in." }),
    topicId: t.int({ required: true, description: "A topic of that course." }),
    status: t.field({ type: TopicStatus, required: true, description: "The new status." }),
  }),
});

memberMutation("setTopicStatus", {
  type: TopicProgressPayload,
  description: "Sets a topic's status: COMPLETED, with the current date, or PENDING, without one.",
  args: builder.args((t) => ({ input: t.field({ type: SetTopicStatusInput, required: true }) })),
  run: async (context, member, { input }) => {
    await setTopicStatus(context, member, input);
    return { courseId: input.courseId, topicId: input.topicId, userId: member.userId };
  },
});

memberMutation("markQuestion", {
  type: QuestionPayload,
  description: "Sets or clears the viewer's mark that a question was practised.",
  args: builder.args((t) => ({
    questionId: t.int({
      required: true,
      description: "A question of a course that the viewer is enrolled in.",
    }),
    isMarked: t.boolean({ required: true, description: "Whether it is marked from now on." }),
  })),
  run: (context, member, { questionId, isMarked }) =>
    setQuestionMark(context, member, { id: questionId, isMarked }),
});

memberMutation("markResource", {
  type: ResourcePayload,
  description: "Sets or clears the viewer's mark that a resource was read.",
  args: builder.args((t) => ({
    resourceId: t.int({ required: true, description: "A resource that the viewer may see." }),
    isMarked: t.boolean({ required: true, description: "Whether it is marked from now on." }),
  })),
  run: (context, member, { resourceId, isMarked }) =>
    setResourceMark(context, member, { id: resourceId, isMarked }),
});
