import { Batch } from "../batches/Batch";
import { assignableCourses } from "../courses/CourseChoice";

assignableCourses({
  type: Batch,
  noun: "batch",
  without: (batchId) => ({ batchCourses: { none: { batchId } } }),
});
