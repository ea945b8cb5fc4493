import type { BusEvents } from "#gateway/bus/events";
import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { BatchCourse } from "../batchCourses/BatchCourse";
import { Batch } from "../batches/Batch";
import { visibleCourses } from "../courses/access";
import { BatchCourseModule } from "./BatchCourseModule";
import { BatchCourseTopic } from "./BatchCourseTopic";
import { type BatchModuleRow, readPlans } from "./planLoaders";

type ChangedTopics = Omit<BusEvents["batchTopicsChanged"], "organizationId">;

interface Change extends ChangedTopics {
  /** The modules of the topics. */
  modules: BatchModuleRow[];
}

/**
 * What a change of topics looks like now; without topics for who may not see the course. Who gets here may see the batch:
 * asking that once more would ask who listens, and each listener would have to be answered alone.
 */
export async function readChange(changed: ChangedTopics, context: Context): Promise<Change> {
  const { batchId, courseId, topicIds } = changed;
  const { db, viewer, loaders } = context;
  const where = { batchId, courseId, course: visibleCourses(viewer) };
  const course = await db.batchCourse.findFirst({ where, select: { id: true } });
  const modules = course ? ((await loaders.load(readPlans, course.id)) ?? []) : [];
  const isChanged = ({ topics }: BatchModuleRow) => topics.some(({ topicId }) => topicIds.includes(topicId));
  return { batchId, courseId, topicIds, modules: modules.filter(isChanged) };
}

export const BatchTopicsChange = builder.objectRef<Change>("BatchTopicsChange").implement({
  description: "Topics of a batch that were ticked or planned, and all figures that follow from them.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    batchId: t.exposeInt("batchId", { description: "The batch's number." }),
    courseId: t.exposeInt("courseId", { description: "The course's number." }),
    topics: t.field({
      type: [BatchCourseTopic],
      description: "The topics that have changed, in order.",
      resolve: ({ modules, topicIds }) => {
        const changed = new Set(topicIds);
        return modules.flatMap(({ topics }) => topics.filter(({ topicId }) => changed.has(topicId)));
      },
    }),
    modules: t.field({
      type: [BatchCourseModule],
      description: "The modules of those topics, in order.",
      resolve: ({ modules }) => modules,
    }),
    batchCourse: t.prismaField({
      type: BatchCourse,
      nullable: true,
      description: "The course of the batch; null when it is gone by now, or not for the viewer.",
      resolve: (query, { batchId, courseId }, _args, { db, viewer }) =>
        db.batchCourse.findFirst({
          ...query,
          where: { batchId, courseId, course: visibleCourses(viewer) },
        }),
    }),
    batch: t.prismaField({
      type: Batch,
      nullable: true,
      description: "The batch; null when it is gone by now.",
      resolve: (query, { batchId }, _args, { db }) =>
        db.batch.findFirst({ ...query, where: { id: batchId } }),
    }),
  }),
});
