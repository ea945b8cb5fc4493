import { builder } from "#gateway/graphql/builder";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { bulkLimits, type RefusedRow as RefusedRowShape } from "../lists/bulkContract";
import { RefusedRow } from "../lists/RefusedRow";
import { setPublications } from "./bulkCommands";
import { Course, PublishStatus } from "./Course";

interface ChangedCourses {
  courseIds: number[];
  refused: RefusedRowShape[];
}

const ChangedCoursesPayload = builder.objectRef<ChangedCourses>("ChangedCoursesPayload").implement({
  description: "Courses after a bulk change, and those that did not change.",
  authScopes: { staff: true },
  fields: (t) => ({
    courses: t.prismaField({
      type: [Course],
      description: "The courses in the requested state.",
      resolve: (query, { courseIds }, _args, { db }) =>
        db.course.findMany({ ...query, where: { id: { in: courseIds } }, orderBy: { id: "asc" } }),
    }),
    refused: t.expose("refused", { type: [RefusedRow], description: "The courses that did not change." }),
  }),
});

staffMutation("setPublications", {
  type: ChangedCoursesPayload,
  description: "Publishes or unpublishes courses in one transaction. Requires staff.",
  args: builder.args((t) => ({
    courseIds: t.intList({
      required: true,
      description: `The courses' ids, at most ${bulkLimits.rows}.`,
    }),
    status: t.field({ type: PublishStatus, required: true, description: "DRAFT or PUBLISHED." }),
  })),
  run: (context, member, change) => setPublications(context, member, change),
});
