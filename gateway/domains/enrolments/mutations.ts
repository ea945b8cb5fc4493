import { inputType, required, toArgs } from "#gateway/graphql/arguments";
import { expose, value } from "#gateway/graphql/fields";
import { memberMutation, ofRow } from "#gateway/graphql/mutationFields";
import { changedRow, commandPayload } from "#gateway/graphql/payloads";
import { CoursePayload } from "../courses/CoursePayload";
import { enrol, setQuestionMark, setResourceMark, setTopicStatus } from "./commands";
import { Enrolment, TopicStatus } from "./Enrolment";

interface TopicProgress {
  courseId: number;
  topicId: number;
  userId: number;
}

const TopicProgressPayload = commandPayload<TopicProgress>("TopicProgressPayload", {
  description: "The topic and the enrolment after a change of its status.",
  readers: "signedIn",
  rows: {
    topic: { type: "Topic", id: "topicId", description: "The topic with the viewer's progress." },
    enrolment: {
      type: Enrolment,
      description: "The enrolment with its new percentage.",
      where: ({ courseId, userId }) => ({ courseId, userId }),
    },
  },
  fields: (t) => expose(t, { courseId: value("Int", "The course's id.") }),
});

const QuestionPayload = changedRow("QuestionPayload", "question", { type: "Question", readers: "signedIn" });

const ResourcePayload = changedRow("ResourcePayload", "resource", { type: "Resource", readers: "signedIn" });

memberMutation("enrol", {
  type: CoursePayload,
  description:
    "Enrols the viewer, a learner, in a published course that is free. Repeating it changes nothing.",
  ...ofRow("course", enrol),
});

const SetTopicStatusInput = inputType("SetTopicStatusInput", {
  courseId: required("Int", "A course that the viewer is enrolled in."),
  topicId: required("Int", "A topic of that course."),
  status: required(TopicStatus, "The new status."),
});

memberMutation("setTopicStatus", {
  type: TopicProgressPayload,
  description: "Sets a topic's status: COMPLETED, with the current date, or PENDING, without one.",
  args: toArgs({ input: required(SetTopicStatusInput) }),
  run: async (context, member, { input }) => {
    await setTopicStatus(context, member, input);
    return { courseId: input.courseId, topicId: input.topicId, userId: member.userId };
  },
});

const isMarked = required("Boolean", "Whether it becomes marked.");

memberMutation("markQuestion", {
  type: QuestionPayload,
  description: "Sets or clears the viewer's mark that a question was practised.",
  args: toArgs({
    questionId: required("Int", "A question of a course that the viewer is enrolled in."),
    isMarked,
  }),
  run: setQuestionMark,
});

memberMutation("markResource", {
  type: ResourcePayload,
  description: "Sets or clears the viewer's mark that a resource was read.",
  args: toArgs({ resourceId: required("Int", "A resource that the viewer may see."), isMarked }),
  run: setResourceMark,
});
