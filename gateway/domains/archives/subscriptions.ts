import { rowId, toArgs } from "#gateway/graphql/arguments";
import { liveRow } from "#gateway/graphql/liveFields";
import { visibleImports } from "./access";
import { CourseImport } from "./CourseImport";

liveRow("courseImportChanged", {
  type: CourseImport,
  id: "importId",
  description: "Subscribes to an import that the viewer has asked for. Requires staff.",
  readers: "courses.import",
  args: toArgs({ importId: rowId("import") }),
  topics: ["courseImportChanged"],
  channelKey: { eventKeys: ({ importId }) => [importId], subscriberKeys: ({ importId }) => [importId] },
  recipients: ({ userId }) => [userId],
  authorize: async ({ importId }, { db, viewer }) => {
    const where = { id: importId, AND: visibleImports(viewer) };
    return (await db.courseImport.findFirst({ where, select: { id: true } })) !== null;
  },
});
