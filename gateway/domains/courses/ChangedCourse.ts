import { builder } from "#gateway/graphql/builder";
import { Course } from "./Course";

/** The course after a change; every mutation of a course returns it. */
export const ChangedCourse = builder.objectRef<{ courseId: number }>("ChangedCoursePayload").implement({
  description: "The course after the change.",
  authScopes: { staff: true },
  fields: (t) => ({
    course: t.prismaField({
      type: Course,
      description: "The course.",
      resolve: (query, { courseId }, _args, { db }) =>
        db.course.findUniqueOrThrow({ ...query, where: { id: courseId } }),
    }),
  }),
});
