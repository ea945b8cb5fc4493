import type { CourseImport } from "#gateway/database/generated/prisma/client";
import type { TenantClient } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { enqueue } from "#gateway/jobs/enqueue";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { courseMessages } from "../courses/formContract";
import { dayMs } from "../durationContract";
import { archiveMessages, importSchema } from "./contract";

/** The archive that a member has uploaded; undefined where there is none. */
export const findArchiveFile = (
  { file }: Pick<TenantClient, "file">,
  { userId }: Pick<Member, "userId">,
  fileId: number,
) => file.findFirst({ where: { id: fileId, uploadedById: userId } });

/** Days after which an import is forgotten. */
const keptDays = 7;

/**
 * Has a course imported from an uploaded archive, as a job, and returns the import's id. Refuses INVALID, and NOT_FOUND for
 * an archive that the member did not upload.
 */
export async function startCourseImport(
  { db, bus, clock }: CommandContext,
  member: Member,
  input: unknown,
): Promise<number> {
  const { fileId, code, categoryId } = parseInput(importSchema, input);
  if (!(await findArchiveFile(db, member, fileId)))
    throw refuseField("fileId", archiveMessages.noFile, "NOT_FOUND");
  const category = await db.category.findUnique({ where: { id: categoryId }, select: { id: true } });
  if (!category) throw refuseField("categoryId", courseMessages.categoryNotFound);
  const { organizationId, userId, name: userName } = member;
  const now = clock();
  const id = await db.$transaction(async (tx) => {
    const before = new Date(now.getTime() - keptDays * dayMs);
    await tx.courseImport.deleteMany({ where: { userId, createdAt: { lt: before } } });
    const made = await tx.courseImport.create({
      data: { organizationId, userId, userName, fileId, code, categoryId, createdAt: now },
      select: { id: true },
    });
    const job = { kind: "archives.importCourse", key: String(made.id), payload: { importId: made.id } };
    await enqueue(tx, { organizationId, now, jobs: [{ ...job, runAt: now }] });
    return made.id;
  });
  bus.publish("jobsChanged", { organizationId });
  return id;
}

type Progress = Partial<Pick<CourseImport, "state" | "filesRead" | "fileCount" | "message" | "courseId">>;

/** Notes how far an import is, and tells who asked for it. */
export async function noteImport(
  { db, bus }: Pick<CommandContext, "db" | "bus">,
  { id: importId, organizationId, userId }: CourseImport,
  data: Progress,
): Promise<void> {
  const { count } = await db.courseImport.updateMany({ where: { id: importId }, data });
  if (count === 0) throw new Refusal("NOT_FOUND", archiveMessages.noFile);
  bus.publish("courseImportChanged", { organizationId, importId, userId });
}
