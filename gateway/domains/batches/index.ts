import type { DomainManifest } from "#gateway/graphql/manifest";
import "./todayQueries";
import "./assignableFields";
import "./Batch";
import "./scheduleFields";
import "./BatchUser";
import "./aggregates";
import "./matchQueries";
import "./mutations";
import "./queries";
import "./userMutations";
import "./userFields";
import "./bulkMutations";

export const manifest: DomainManifest = {
  liveLists: [
    {
      field: "batchesChanged",
      description:
        "Each time a batch was made, has changed or is gone, or its courses, their outlines or the holidays have changed; ticks are told by batchProgressChanged.",
      topics: ["batchChanged", "batchCourseChanged", "courseChanged", "coursesChanged", "holidaysChanged"],
    },
  ],
  dashboardTopics: ["batchChanged"],
};
