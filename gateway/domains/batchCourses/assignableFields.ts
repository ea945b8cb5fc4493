import { Batch } from "../batches/Batch";
import { assignableCourses } from "../courses/CourseChoice";

assignableCourses({
  type: Batch,
  noun: "batch",
  excluding: (batchId) => ({ batchCourses: { none: { batchId } } }),
});
