import { defineAggregates, single } from "#gateway/reading/aggregates";
import { isMember, type Viewer } from "#gateway/session/viewer";

const getUserId = (viewer: Viewer): number => (isMember(viewer) ? viewer.userId : -1);

/** The viewer's own progress on a topic. */
export const ownProgress = defineAggregates("Topic", {
  from: "TopicProgress",
  where: ({ id: topicId, courseId }, viewer) => ({ userId: getUserId(viewer), courseId, topicId }),
  values: { status: single("status"), completedDate: single("completedDate") },
});
