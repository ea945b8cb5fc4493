import type { DomainManifest } from "#gateway/graphql/manifest";
import { isMember, isStaff } from "#gateway/session/viewer";
import { visibleCourses } from "../courses/access";
import { routes } from "./routes";
import "./answerFields";
import "./bankQueries";
import "./exchangeMutations";
import "./mutations";
import "./practiceMutations";

export const manifest: DomainManifest = {
  routes,
  fileOwners: {
    QUESTION: async ({ db, viewer }, ids) => {
      if (isStaff(viewer)) return true;
      if (!isMember(viewer)) return false;
      const where = { id: { in: ids }, examsOnly: false, course: visibleCourses(viewer) };
      return (await db.question.count({ where })) > 0;
    },
  },
};
