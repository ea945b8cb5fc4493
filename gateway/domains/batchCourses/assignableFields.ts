import { Batch } from "../batches/Batch";
import { assignableCourses } from "../courses/choiceFields";

assignableCourses({
  type: Batch,
  noun: "batch",
  excluding: (batchId) => ({ batchCourses: { none: { batchId } } }),
});
