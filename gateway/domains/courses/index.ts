import type { DomainManifest } from "#gateway/graphql/manifest";
import "./Course";
import "./matchQueries";
import "./mutations";
import "./outlineMutations";
import "./queries";
import "./bulkMutations";

export const manifest: DomainManifest = {
  dashboardTopics: ["courseChanged", "coursesChanged"],
};
