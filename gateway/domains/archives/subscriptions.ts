import { rowId, toArgs } from "#gateway/graphql/arguments";
import { keyedBy } from "#gateway/graphql/live";
import { liveRow } from "#gateway/graphql/liveFields";
import { visibleImports } from "./access";
import { CourseImport } from "./CourseImport";

liveRow("courseImportChanged", {
  type: CourseImport,
  id: "importId",
  description: "Subscribes to an import that the viewer has started. Requires staff.",
  readers: "courses.import",
  args: toArgs({ importId: rowId("import") }),
  topics: ["courseImportChanged"],
  filter: keyedBy("importId"),
  recipients: ({ userId }) => [userId],
  authorize: async ({ importId: id }, { db, viewer }) =>
    (await db.courseImport.count({ where: { id, AND: visibleImports(viewer) } })) > 0,
});
