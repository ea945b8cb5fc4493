import type { PreviewLessonScreenQuery } from "~/__generated__/PreviewLessonScreenQuery.graphql";
import previewLessonParameters from "~/__generated__/PreviewLessonScreenQuery$parameters";
import { preload } from "~/relay/preload";

/** Begins the query of a preview lesson. */
export const loadPreview = (topicId: number) =>
  preload<PreviewLessonScreenQuery>(previewLessonParameters, { topicId });
