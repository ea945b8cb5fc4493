import { assignableCourses } from "../courses/choiceFields";
import { Specialization } from "./Specialization";

assignableCourses({
  type: Specialization,
  noun: "specialization",
  excluding: (specializationId) => ({ specializations: { none: { specializationId } } }),
});
