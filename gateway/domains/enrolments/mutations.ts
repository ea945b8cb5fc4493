import { builder } from "#gateway/graphql/builder";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
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

const QuestionPayload = builder.objectRef<{ questionId: number }>("QuestionPayload").implement({
  description: "The question after the change.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    question: t.prismaField({
      type: "Question",
      description: "The question.",
      resolve: (query, { questionId }, _args, { db }) =>
        db.question.findUniqueOrThrow({ ...query, where: { id: questionId } }),
    }),
  }),
});

const ResourcePayload = builder.objectRef<{ resourceId: number }>("ResourcePayload").implement({
  description: "The resource after the change.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    resource: t.prismaField({
      type: "Resource",
      description: "The resource.",
      resolve: (query, { resourceId }, _args, { db }) =>
        db.resource.findUniqueOrThrow({ ...query, where: { id: resourceId } }),
    }),
  }),
});

builder.mutationField("enrol", (t) =>
  t.field({
    type: CoursePayload,
    description:
      "Enrols the viewer, a learner, in a published course without a price. Repeating it changes nothing.",
    authScopes: { signedIn: true },
    errors: orRefusal("Enrol"),
    args: { courseId: t.arg.int({ required: true, description: "The course's id." }) },
    resolve: async (_root, { courseId }, context) => {
      await enrol(context, requireMember(context.viewer), courseId);
      return { courseId };
    },
  }),
);

const SetTopicStatusInput = builder.inputType("SetTopicStatusInput", {
  fields: (t) => ({
    courseId: t.int({ required: true, description: "A course that the viewer is enrolled in." }),
    topicId: t.int({ required: true, description: "A topic of that course." }),
    status: t.field({ type: TopicStatus, required: true, description: "The new status." }),
  }),
});

builder.mutationField("setTopicStatus", (t) =>
  t.field({
    type: TopicProgressPayload,
    description: "Sets a topic's status: COMPLETED, with the current date, or PENDING, without one.",
    authScopes: { signedIn: true },
    errors: orRefusal("SetTopicStatus"),
    args: { input: t.arg({ type: SetTopicStatusInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const member = requireMember(context.viewer);
      await setTopicStatus(context, member, input);
      return { courseId: input.courseId, topicId: input.topicId, userId: member.userId };
    },
  }),
);

builder.mutationField("markQuestion", (t) =>
  t.field({
    type: QuestionPayload,
    description: "Sets or clears the viewer's mark that a question was practised.",
    authScopes: { signedIn: true },
    errors: orRefusal("MarkQuestion"),
    args: {
      questionId: t.arg.int({
        required: true,
        description: "A question of a course that the viewer is enrolled in.",
      }),
      isMarked: t.arg.boolean({ required: true, description: "Whether it is marked from now on." }),
    },
    resolve: async (_root, { questionId, isMarked }, context) => {
      await setQuestionMark(context, requireMember(context.viewer), { id: questionId, isMarked });
      return { questionId };
    },
  }),
);

builder.mutationField("markResource", (t) =>
  t.field({
    type: ResourcePayload,
    description: "Sets or clears the viewer's mark that a resource was read.",
    authScopes: { signedIn: true },
    errors: orRefusal("MarkResource"),
    args: {
      resourceId: t.arg.int({ required: true, description: "A resource that the viewer may see." }),
      isMarked: t.arg.boolean({ required: true, description: "Whether it is marked from now on." }),
    },
    resolve: async (_root, { resourceId, isMarked }, context) => {
      await setResourceMark(context, requireMember(context.viewer), { id: resourceId, isMarked });
      return { resourceId };
    },
  }),
);
