import { z } from "zod";
import { chosenId, enumField } from "../contract";
import { topicStatuses } from "./contract";

/** What a learner says of a topic. */
export const topicStatusSchema = z.object({
  courseId: chosenId("Course"),
  topicId: chosenId("Topic"),
  status: enumField("Status", topicStatuses),
});
