import type { DomainManifest } from "#gateway/graphql/manifest";
import { may } from "#gateway/session/viewer";
import { visibleCurricula } from "./access";
import { routes } from "./routes";
import "./Curriculum";
import "./CurriculumModule";
import "./mutations";
import "./questionMutations";

export const manifest: DomainManifest = {
  routes,
  dashboardTopics: ["curriculumChanged"],
  fileOwners: {
    CURRICULUM: async ({ db, viewer }, ids) =>
      (await db.curriculum.count({ where: { id: { in: ids }, AND: visibleCurricula(viewer) } })) > 0,
    // Its blocks are for those who make courses of them.
    CURRICULUM_BLOCK: async ({ viewer }) => may(viewer, "curricula.read"),
  },
  personalData: {
    name: "curricula",
    rows: [{ table: "Curriculum", by: "trainerId", only: ["id", "title"] }],
  },
};
