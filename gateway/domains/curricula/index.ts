import type { DomainManifest } from "#gateway/graphql/manifest";
import { fileOwners } from "./fileLoaders";
import { routes } from "./routes";
import "./Curriculum";
import "./CurriculumModule";
import "./mutations";
import "./questionMutations";

export const manifest: DomainManifest = {
  routes,
  dashboardTopics: ["curriculumChanged"],
  fileOwners,
  personalData: {
    name: "curricula",
    rows: [{ table: "Curriculum", by: "trainerId", only: ["id", "title"] }],
  },
};
