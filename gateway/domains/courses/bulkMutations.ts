import { builder } from "#gateway/graphql/builder";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
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

builder.mutationField("setPublications", (t) =>
  t.field({
    type: ChangedCoursesPayload,
    description: "Publishes or unpublishes courses in one transaction. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("SetPublications"),
    args: {
      courseIds: t.arg.intList({
        required: true,
        description: `The courses' ids, at most ${bulkLimits.rows}.`,
      }),
      status: t.arg({ type: PublishStatus, required: true, description: "DRAFT or PUBLISHED." }),
    },
    resolve: (_root, change, context) => setPublications(context, requireMember(context.viewer), change),
  }),
);
