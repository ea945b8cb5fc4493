import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { command, liveOfRequester, nodeNumber, query } from "./build";
import type { FieldRow, LiveRow } from "./matrix";
import { staffOnly } from "./outcomes";

const ofAdmin = { ...staffOnly, coordinator: "nothing", other: "nothing" } as const;
/** An import that ADMIN has asked for. */
export async function makeNodes(prisma: PrismaClient): Promise<Record<string, number>> {
  const { id: userId } = await prisma.user.findFirstOrThrow({ where: { email: "admin@demo.test" } });
  const { id } = await prisma.courseImport.create({
    data: { organizationId: 1, userId, userName: "Admin", fileId: 999_999, code: "MADE", categoryId: 1 },
  });
  return { CourseImport: id };
}

/** Archives of courses. */
export const fields: FieldRow[] = [
  query(
    "courseImport",
    (rows) => `courseImport(databaseId: ${nodeNumber(rows, "CourseImport")}) { state }`,
    ofAdmin,
  ),
  query("courseArchive", "courseArchive(fileId: 999999) { problems { message } }", {
    ...ofAdmin,
    admin: "nothing",
  }),
  command("importCourse", `input: { fileId: 999999, code: "A", categoryId: 1 }`, {
    ...staffOnly,
    coordinator: "NOT_FOUND",
    admin: "NOT_FOUND",
    other: "NOT_FOUND",
  }),
];

/** Subscribers to the progress of an import. */
export const liveFields: LiveRow[] = [
  liveOfRequester({
    field: "courseImportChanged",
    type: "CourseImport",
    id: "importId",
    selection: "state",
    publish: (bus, importId, userId) =>
      bus.publish("courseImportChanged", { organizationId: 1, importId, userId }),
  }),
];
