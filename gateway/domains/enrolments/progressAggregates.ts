import { defineAggregates, single } from "#gateway/reading/aggregates";
import { getUserId } from "#gateway/session/viewer";

/** The viewer's own progress on a topic. */
export const ownProgress = defineAggregates("Topic", {
  from: "TopicProgress",
  where: ({ id: topicId, courseId }, viewer) => ({ userId: getUserId(viewer), courseId, topicId }),
  values: { status: single("status"), completedDate: single("completedDate") },
});
