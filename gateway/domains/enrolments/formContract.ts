import { z } from "zod";
import { chosenId, enumField } from "../contract";
import { topicStatuses } from "./contract";

/** A change of a topic's status. */
export const topicStatusSchema = z.object({
  courseId: chosenId("Course"),
  topicId: chosenId("Topic"),
  status: enumField("Status", topicStatuses),
});
