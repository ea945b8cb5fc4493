import type { DomainManifest } from "#gateway/graphql/manifest";
import { routes } from "./routes";
import "./CourseGrade";
import "./mutations";
import "./queries";
import "./subscriptions";

export const manifest: DomainManifest = {
  hiddenTables: ["GradeEntry", "GradeItem", "GradeScheme"],
  routes,
  personalData: {
    name: "grades",
    rows: [
      { table: "GradeEntry", by: "userId", omit: ["enteredById"] },
      {
        table: "GradeEntry",
        by: "enteredById",
        as: "GradeEntryEntered",
        only: ["id", "batchId", "courseId", "itemKey", "enteredAt"],
      },
    ],
  },
};
