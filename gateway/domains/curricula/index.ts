import type { DomainManifest } from "#gateway/graphql/manifest";
import { toIds } from "#gateway/ports/fileOwners";
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
      toIds(
        await db.curriculum.findMany({
          where: { id: { in: [...ids] }, AND: visibleCurricula(viewer) },
          select: { id: true },
        }),
      ),
    // Its blocks are for those who make courses of them.
    CURRICULUM_BLOCK: async ({ viewer }, ids) => (may(viewer, "curricula.read") ? ids : []),
  },
  personalData: {
    name: "curricula",
    rows: [{ table: "Curriculum", by: "trainerId", only: ["id", "title"] }],
  },
};
