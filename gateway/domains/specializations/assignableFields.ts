import { matchField } from "#gateway/graphql/bestMatches";
import { Course } from "../courses/Course";
import { courseFilter } from "../courses/rules";
import { Specialization } from "./Specialization";

matchField(Specialization, "assignableCourses", {
  type: Course,
  description:
    "Courses that can be added to the specialization, best matches of title and code first. Requires staff.",
  authScopes: { staff: true },
  fields: ["title", "code"],
  where: ({ id: specializationId }, { search }) => ({
    AND: [{ specializations: { none: { specializationId } } }, courseFilter({ search })],
  }),
  orderBy: [{ title: "asc" }, { id: "asc" }],
});
