import type { DomainManifest } from "#gateway/graphql/manifest";
import { markdownTable } from "#gateway/markdown/renderedTable";
import { toIds } from "#gateway/ports/fileOwners";
import { isMember } from "#gateway/session/viewer";
import { shownQuestions, visibleCourses } from "../courses/access";
import { routes } from "./routes";
import "./answerFields";
import "./bankQueries";
import "./exchangeMutations";
import "./mutations";
import "./practiceMutations";

export const manifest: DomainManifest = {
  routes,
  renderedTables: [markdownTable({ table: "Question", text: "markdown", html: "html", author: "STAFF" })],
  fileOwners: {
    QUESTION: async ({ db, viewer }, ids) => {
      if (!isMember(viewer)) return [];
      const where = { id: { in: [...ids] }, course: visibleCourses(viewer), AND: shownQuestions(viewer) };
      return toIds(await db.question.findMany({ where, select: { id: true } }));
    },
  },
};
