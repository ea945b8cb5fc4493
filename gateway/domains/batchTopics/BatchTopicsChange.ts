import type { BusEvents } from "#gateway/bus/events";
import type { Context } from "#gateway/graphql/context";
import { value } from "#gateway/graphql/fields";
import { undoablePayloads } from "#gateway/graphql/payloads";
import { valueType } from "#gateway/graphql/types";
import { BatchCourse } from "../batchCourses/BatchCourse";
import { Batch } from "../batches/Batch";
import { visibleCourses } from "../courses/access";
import { BatchCourseModule } from "./BatchCourseModule";
import { BatchCourseTopic } from "./BatchCourseTopic";
import { type PlanModule, readPlans } from "./planLoaders";

type ChangedTopics = Omit<BusEvents["batchTopicsChanged"], "organizationId">;

interface Change extends ChangedTopics {
  /** The modules of the topics. */
  modules: PlanModule[];
}

/**
 * Reads the current state of changed topics; without topics for viewers who may not see the course. The viewer may
 * see the batch by now: checking it again would read the viewer's identity, and the event would have to run for
 * each subscriber.
 */
export async function readChange(changed: ChangedTopics, context: Context): Promise<Change> {
  const { batchId, courseId, topicIds } = changed;
  const { db, viewer, loaders } = context;
  const where = { batchId, courseId, course: visibleCourses(viewer) };
  const course = await db.batchCourse.findFirst({ where, select: { id: true } });
  const modules = course ? ((await loaders.load(readPlans, course.id)) ?? []) : [];
  const isChanged = ({ topics }: PlanModule) => topics.some(({ topicId }) => topicIds.includes(topicId));
  return { batchId, courseId, topicIds, modules: modules.filter(isChanged) };
}

export const BatchTopicsChange = valueType<Change>("BatchTopicsChange", {
  description: "Topics of a batch that were completed or planned, and the updated totals.",
  readers: "signedIn",
  values: {
    batchId: value("Int", "The batch's id."),
    courseId: value("Int", "The course's id."),
  },
  fields: (t) => ({
    modules: t.field({
      type: [BatchCourseModule],
      description: "The topics' modules, in order.",
      resolve: ({ modules }) => modules,
    }),
    topics: t.field({
      type: [BatchCourseTopic],
      description: "The changed topics, in order.",
      resolve: ({ modules, topicIds }) => {
        const changed = new Set(topicIds);
        return modules.flatMap(({ topics }) => topics.filter(({ topicId }) => changed.has(topicId)));
      },
    }),
    batchCourse: t.prismaField({
      type: BatchCourse,
      nullable: true,
      description: "The batch course; null if it was deleted, or is hidden from the viewer.",
      resolve: (query, { batchId, courseId }, _args, { db, viewer }) =>
        db.batchCourse.findFirst({
          ...query,
          where: { batchId, courseId, course: visibleCourses(viewer) },
        }),
    }),
    batch: t.prismaField({
      type: Batch,
      nullable: true,
      description: "The batch; null if it was deleted.",
      resolve: (query, { batchId }, _args, { db }) =>
        db.batch.findFirst({ ...query, where: { id: batchId } }),
    }),
  }),
});

undoablePayloads.push(BatchTopicsChange);
