import { required, toArgs } from "#gateway/graphql/arguments";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { bulkLimits, type RefusedRow as RefusedRowShape } from "../lists/bulkContract";
import { bulkPayload } from "../lists/RefusedRow";
import { setPublications } from "./bulkCommands";
import { Course, PublishStatus } from "./Course";

interface ChangedCourses {
  courseIds: number[];
  refused: RefusedRowShape[];
}

const ChangedCoursesPayload = bulkPayload<ChangedCourses>("ChangedCoursesPayload", {
  description: "Courses after a bulk change, and those that did not change.",
  rows: {
    courses: {
      type: Course,
      description: "The courses in the requested state.",
      where: ({ courseIds }) => ({ id: { in: courseIds } }),
      many: true,
    },
  },
  refused: "The courses that did not change.",
});

staffMutation("setPublications", {
  right: "courses.write",
  type: ChangedCoursesPayload,
  description: "Publishes or unpublishes courses in one transaction. Requires staff.",
  args: toArgs({
    courseIds: required(["Int"], `The courses' ids, at most ${bulkLimits.rows}.`),
    status: required(PublishStatus, "DRAFT or PUBLISHED."),
  }),
  run: (context, member, change) => setPublications(context, member, change),
});
