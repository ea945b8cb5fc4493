import { assignableCourses } from "../courses/CourseChoice";
import { Specialization } from "./Specialization";

assignableCourses({
  type: Specialization,
  noun: "specialization",
  without: (specializationId) => ({ specializations: { none: { specializationId } } }),
});
