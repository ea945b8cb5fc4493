import { builder } from "#gateway/graphql/builder";
import { Course } from "./Course";

/** The course as the viewer now sees it. */
export const CoursePayload = builder.objectRef<{ courseId: number }>("CoursePayload").implement({
  description: "The course after the change.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    course: t.prismaField({
      type: Course,
      description: "The course.",
      resolve: (query, { courseId }, _args, { db }) =>
        db.course.findUniqueOrThrow({ ...query, where: { id: courseId } }),
    }),
  }),
});
