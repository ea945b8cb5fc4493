import { defineFigures, single } from "#gateway/reading/figures";
import { isMember, type Viewer } from "#gateway/session/viewer";

const getUserId = (viewer: Viewer): number => (isMember(viewer) ? viewer.userId : -1);

/** The viewer's own progress on a topic. */
export const ownProgress = defineFigures("Topic", {
  from: "TopicProgress",
  where: ({ id: topicId, courseId }, viewer) => ({ userId: getUserId(viewer), courseId, topicId }),
  values: { status: single("status"), completedDate: single("completedDate") },
});
