import type { DomainManifest } from "#gateway/graphql/manifest";
import { markdownTable } from "#gateway/markdown/renderedTable";
import { isMember, mayAll } from "#gateway/session/viewer";
import { visibleCourses } from "../courses/access";
import { shownQuestions } from "../courses/Question";
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
      if (mayAll(viewer, "questions.write")) return true;
      if (!isMember(viewer)) return false;
      const where = { id: { in: ids }, ...shownQuestions(viewer), course: visibleCourses(viewer) };
      return (await db.question.count({ where })) > 0;
    },
  },
};
