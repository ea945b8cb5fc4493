import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { command as askCommand, liveList, node, nodeNumber, query, refused } from "./build";
import type { Expected, FieldRow, LiveRow, Outcome, Rows } from "./matrix";
import { byAdmin, hidden, staffOnly } from "./outcomes";

/** A file that a course of the organization uses. */
const ofStaff: Expected = {
  visitor: "nothing",
  learner: "nothing",
  coordinator: "yes",
  admin: "yes",
  other: "nothing",
};
/** A command on the file. */
const command = (
  name: string,
  args: (fileId: string) => string,
  { coordinator, admin }: { coordinator: Outcome; admin: Outcome },
): FieldRow => ({
  field: `Mutation.${name}`,
  document: (rows: Rows) =>
    `mutation { answer: ${name}(fileId: ${nodeNumber(rows, "File")} ${args(nodeNumber(rows, "File"))}) { ${refused} } }`,
  expected: { visitor: "UNAUTHENTICATED", learner: "FORBIDDEN", coordinator, admin, other: "NOT_FOUND" },
});
/** Makes a file that a course uses, of which no one here is the uploader. */
export async function makeNodes(prisma: PrismaClient): Promise<Record<string, number>> {
  const organizationId = 1;
  const file = await prisma.file.create({
    data: {
      organizationId,
      name: "made.txt",
      mime: "text/plain",
      kind: "DOCUMENT",
      bytes: 4,
      sha256: "made",
      storageKey: "1/made",
      uploadedById: -1,
      uploadedByName: "Made",
    },
  });
  const { id } = await prisma.course.findFirstOrThrow({ where: { organizationId, status: "DRAFT" } });
  await prisma.fileUse.create({
    data: { organizationId, fileId: file.id, ownerKind: "COURSE", ownerId: id },
  });
  const uploader = await prisma.user.findFirstOrThrow({ where: { organizationId } });
  const upload = await prisma.openUpload.create({
    data: {
      organizationId,
      userId: uploader.id,
      key: "made",
      name: "made.bin",
      bytes: 4,
      activeAt: new Date(),
    },
  });
  return { File: file.id, OpenUpload: upload.id };
}

/** The library of files. */
export const fields: FieldRow[] = [
  query("files", "files { nodes { name uses { label } } }", staffOnly),
  query("file", (rows) => `file(databaseId: ${nodeNumber(rows, "File")}) { name }`, {
    ...ofStaff,
    visitor: "UNAUTHENTICATED",
  }),
  node("File", "name", ofStaff),
  query("fileQuota", "fileQuota { usedBytes }", { ...staffOnly, other: "yes" }),
  query("openUploads", "openUploads { name }", byAdmin("yes", "nothing")),
  node("OpenUpload", "name", { ...hidden, coordinator: "nothing" }),
  askCommand("deleteOpenUpload", "openUploadId: 999999", byAdmin("NOT_FOUND", "NOT_FOUND")),
  command("renameFile", () => `, name: "new.txt"`, { coordinator: "FORBIDDEN", admin: "yes" }),
  command("replaceFile", (id) => `, byFileId: ${id}`, { coordinator: "FORBIDDEN", admin: "CONFLICT" }),
  command("deleteFile", () => "", { coordinator: "FORBIDDEN", admin: "CONFLICT" }),
];

/** Subscribers to changes of the library. */
export const liveFields: LiveRow[] = [
  liveList("filesChanged", (bus, organizationId) => bus.publish("filesChanged", { organizationId }), {
    ...staffOnly,
    other: "yes",
  }),
];
