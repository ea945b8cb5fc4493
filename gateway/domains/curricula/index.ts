import type { DomainManifest } from "#gateway/graphql/manifest";
import "./Curriculum";
import "./mutations";
import "./questionMutations";

export const manifest: DomainManifest = {
  dashboardTopics: ["curriculumChanged"],
};
