import { assignableCourses } from "../courses/CourseChoice";
import { Specialization } from "./Specialization";

assignableCourses({
  type: Specialization,
  noun: "specialization",
  excluding: (specializationId) => ({ specializations: { none: { specializationId } } }),
});
