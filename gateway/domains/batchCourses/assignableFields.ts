import { matchField } from "#gateway/graphql/bestMatches";
import { Batch } from "../batches/Batch";
import { Course } from "../courses/Course";
import { courseFilter } from "../courses/rules";

matchField(Batch, "assignableCourses", {
  type: Course,
  description:
    "Courses that can be added to the batch, best matches of title and code first. Requires staff.",
  authScopes: { staff: true },
  fields: ["title", "code"],
  where: ({ id: batchId }, { search }) => ({
    AND: [{ batchCourses: { none: { batchId } } }, courseFilter({ search })],
  }),
  orderBy: [{ title: "asc" }, { id: "asc" }],
});
