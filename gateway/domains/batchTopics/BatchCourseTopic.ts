import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { expose, nullable, value } from "#gateway/graphql/fields";
import { plannedCondition } from "#gateway/graphql/foundRows";
import { identifiedByView } from "#gateway/graphql/types";
import { visibleBatchCourses } from "../batchCourses/access";
import { type Day, dayIn } from "../dayContract";
import { TopicStatus } from "../enrolments/Enrolment";
import { daysLate } from "./planContract";
import { type BatchTopicRow, type PlanModule, readPlans, topicColumns } from "./planLoaders";
import { isLate } from "./rules";

/** Today in the organization's time zone. */
export const getToday = ({ tenant: { timeZone }, clock }: Context): Day => dayIn(timeZone, clock());

/** The two parts of a node's id: the batch course's id, and the id of a part of it. */
function parseNodeId(id: string): [batchCourseId: number, partId: number] {
  const [, batchCourseId, partId] = /^(\d{1,9})-(\d{1,9})$/.exec(id) ?? [];
  return [Number(batchCourseId ?? -1), Number(partId ?? -1)];
}

/** The part of a batch course with a node's id; null when there is none that the viewer may see. */
export async function findPart<Part>(
  nodeId: string,
  { db, viewer, loaders }: Context,
  pick: (modules: readonly PlanModule[], partId: number) => Part | undefined,
): Promise<Part | null> {
  const [batchCourseId, partId] = parseNodeId(nodeId);
  const where = { id: batchCourseId, AND: visibleBatchCourses(viewer) };
  const found = await db.batchCourse.findFirst({ where, select: { id: true } });
  const modules = found ? await loaders.load(readPlans, batchCourseId) : undefined;
  return pick(modules ?? [], partId) ?? null;
}

export const BatchCourseTopic = builder.objectRef<BatchTopicRow>("BatchCourseTopic");

builder.node(BatchCourseTopic, {
  description: "A topic of a batch course. Visible to staff and the batch's users.",
  ...identifiedByView(
    "BatchTopic",
    topicColumns,
    ({ batchCourseId, topicId }) => `${batchCourseId}-${topicId}`,
  ),
  loadOne: (id, context) =>
    findPart(id, context, (modules, part) =>
      modules.flatMap(({ topics }) => topics).find(({ topicId }) => topicId === part),
    ),
  authScopes: { signedIn: true },
  fields: (t) => ({
    ...expose(t, {
      batchId: value("Int", "The batch's id."),
      courseId: value("Int", "The course's id."),
      topicName: value("String", "The name."),
      status: value(TopicStatus, "Whether the batch has completed it."),
      plannedDate: nullable("Date", "The planned date; null without one."),
      startDate: nullable("Date", "The start date; null when it has not started."),
      completedDate: nullable("Date", "The completion date; null while it is pending."),
    }),
    courseName: t.exposeString("courseTitle", { description: "The course's title." }),
    databaseId: t.exposeInt("topicId", { description: "The topic's id, used in arguments." }),
    delayed: t.boolean({
      description: "Whether it is not completed although its planned date is past.",
      extensions: plannedCondition((context) => isLate(getToday(context))),
      resolve: (topic, _args, context) => daysLate(topic, getToday(context)) > 0,
    }),
    daysLate: t.int({
      description: "The days since its planned date when it is late, else 0.",
      resolve: (topic, _args, context) => daysLate(topic, getToday(context)),
    }),
  }),
});
