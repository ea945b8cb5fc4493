import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { visibleBatchCourses } from "../batchCourses/access";
import { TopicStatus } from "../enrolments/Enrolment";
import { dayIn } from "../rules";
import { daysLate } from "./planContract";
import { type BatchTopicRow, readPlans } from "./planLoaders";

/** Today in the organization's time zone. */
export const getToday = ({ tenant, clock }: Context) => dayIn(tenant.timeZone, clock());

/** The two parts of a node's id: the batch course's id, and the id of a part of it. */
export function parseNodeId(id: string): [batchCourseId: number, partId: number] {
  const [, batchCourseId, partId] = /^(\d{1,9})-(\d{1,9})$/.exec(id) ?? [];
  return [Number(batchCourseId ?? -1), Number(partId ?? -1)];
}

/** The modules of a batch course that the viewer may see; none otherwise. */
export async function visibleModules({ db, viewer, loaders }: Context, batchCourseId: number) {
  const where = { id: batchCourseId, AND: visibleBatchCourses(viewer) };
  const found = await db.batchCourse.findFirst({ where, select: { id: true } });
  return found ? ((await loaders.load(readPlans, batchCourseId)) ?? []) : [];
}

export const BatchCourseTopic = builder.objectRef<BatchTopicRow>("BatchCourseTopic");

builder.node(BatchCourseTopic, {
  description: "A topic of a batch course. Visible to staff and the batch's users.",
  id: { resolve: ({ batchCourseId, topicId }) => `${batchCourseId}-${topicId}` },
  loadOne: async (id, context) => {
    const [batchCourseId, partId] = parseNodeId(id);
    const modules = await visibleModules(context, batchCourseId);
    return modules.flatMap(({ topics }) => topics).find(({ topicId }) => topicId === partId) ?? null;
  },
  authScopes: { signedIn: true },
  fields: (t) => ({
    batchId: t.exposeInt("batchId", { description: "The batch's id." }),
    courseId: t.exposeInt("courseId", { description: "The course's id." }),
    courseName: t.exposeString("courseTitle", { description: "The course's title." }),
    databaseId: t.exposeInt("topicId", { description: "The topic's id, used in arguments." }),
    topicName: t.exposeString("topicName", { description: "The name." }),
    status: t.expose("status", { type: TopicStatus, description: "Whether the batch has completed it." }),
    plannedDate: t.expose("plannedDate", {
      type: "Date",
      nullable: true,
      description: "The planned date; null when it has none.",
    }),
    startDate: t.expose("startDate", {
      type: "Date",
      nullable: true,
      description: "The start date; null when it has not started.",
    }),
    completedDate: t.expose("completedDate", {
      type: "Date",
      nullable: true,
      description: "The completion date; null while it is pending.",
    }),
    delayed: t.boolean({
      description: "Whether it is not completed although its planned date is past.",
      resolve: (topic, _args, context) => daysLate(topic, getToday(context)) > 0,
    }),
    daysLate: t.int({
      description: "The days since its planned date when it is delayed, else 0.",
      resolve: (topic, _args, context) => daysLate(topic, getToday(context)),
    }),
  }),
});
