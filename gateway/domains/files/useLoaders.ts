import type { FileOwner } from "#gateway/database/generated/prisma/client";
import type { TenantClient } from "#gateway/database/tenantClient";
import type { Reading } from "#gateway/graphql/loaders";
import { visiblePosts } from "../blogs/access";

/** Something that uses a file, as staff are shown it. */
export interface FileUseItem {
  kind: FileOwner;
  label: string;
  /** Path of its screen; null if it has no screen of its own. */
  address: string | null;
}

type Named = Map<number, Omit<FileUseItem, "kind">>;
type ReadNames = (db: TenantClient, ids: number[], viewer: Reading["viewer"]) => Promise<Named>;

const toNamed = <Row extends { id: number }>(
  rows: readonly Row[],
  describe: (row: Row) => Omit<FileUseItem, "kind">,
): Named => new Map(rows.map((row) => [row.id, describe(row)]));

const byId = (ids: number[]) => ({ id: { in: ids } });

/** The titles of rows, by which their uses are named. */
const titles = (ids: number[]) => ({ where: byId(ids), select: { id: true, title: true } as const });
const titled =
  (noun: string, path: string) =>
  ({ id, title }: { id: number; title: string }) => ({ label: `${noun} ${title}`, address: `${path}/${id}` });

/** Reads the names of uses by their kind; each kind takes one statement. */
const readers: Record<FileOwner, ReadNames> = {
  COURSE: async (db, ids) =>
    toNamed(await db.course.findMany(titles(ids)), titled("Course", "/admin/courses")),
  CURRICULUM: async (db, ids) =>
    toNamed(await db.curriculum.findMany(titles(ids)), titled("Curriculum", "/admin/curriculum")),
  RESOURCE: async (db, ids) =>
    toNamed(
      await db.resource.findMany({ where: byId(ids), select: { id: true, name: true, courseId: true } }),
      ({ id, name, courseId }) => ({
        label: `Resource ${name}`,
        address: `/admin/courses/${courseId}/resources/${id}`,
      }),
    ),
  USER: async (db, ids) =>
    toNamed(
      await db.user.findMany({ where: byId(ids), select: { id: true, name: true, username: true } }),
      ({ name, username }) => ({ label: `Avatar of ${name}`, address: `/users/${username}` }),
    ),
  BLOG_POST: async (db, ids, viewer) =>
    toNamed(
      await db.blogPost.findMany({
        where: { ...byId(ids), AND: visiblePosts(viewer) },
        select: { id: true, title: true },
      }),
      ({ id, title }) => ({ label: `Post ${title}`, address: `/admin/blogs/${id}/edit` }),
    ),
  CERTIFICATE: async (db, ids) =>
    toNamed(
      await db.certificateTemplate.findMany({ where: byId(ids), select: { id: true, name: true } }),
      ({ id, name }) => ({ label: `Certificate ${name}`, address: `/admin/certificates/templates/${id}` }),
    ),
  BLOCK: async (db, ids) =>
    toNamed(
      await db.topicBlock.findMany({
        where: byId(ids),
        select: { id: true, courseId: true, topicId: true, topic: { select: { name: true } } },
      }),
      ({ courseId, topicId, topic }) => ({
        label: `Lesson ${topic.name}`,
        address: `/admin/courses/${courseId}/topics/${topicId}/edit`,
      }),
    ),
  CURRICULUM_BLOCK: async (db, ids) =>
    toNamed(
      await db.curriculumBlock.findMany({
        where: byId(ids),
        select: { id: true, topic: { select: { name: true } } },
      }),
      ({ topic }) => ({ label: `Lesson ${topic.name} of a curriculum`, address: null }),
    ),
  ORGANIZATION: async (_db, ids) =>
    new Map(ids.map((id) => [id, { label: "Logo", address: "/admin/organizations" }])),
  // Messages are private to their room, even the room's name.
  MESSAGE: async (_db, ids) => new Map(ids.map((id) => [id, { label: "Chat message", address: null }])),
  ASSIGNMENT: async (db, ids) =>
    toNamed(await db.assignment.findMany(titles(ids)), titled("Assignment", "/admin/assignments")),
  QUESTION: async (db, ids) =>
    toNamed(
      await db.question.findMany({ where: byId(ids), select: { id: true, title: true, courseId: true } }),
      ({ title, courseId }) => ({
        label: `Question ${title}`,
        address: `/admin/courses/${courseId}/questions`,
      }),
    ),
  ATTEMPT_QUESTION: async (_db, ids) =>
    new Map(ids.map((id) => [id, { label: "Question of an attempt", address: null }])),
  // The author of a submission is visible only to those who mark it.
  SUBMISSION: async (_db, ids) => new Map(ids.map((id) => [id, { label: "Submission", address: null }])),
};

const isSame = (use: FileUseItem, other: FileUseItem): boolean =>
  use.kind === other.kind && use.label === other.label && use.address === other.address;

/** Reads the uses of each of some files, in one statement and one for each kind of owner. */
export async function readFileUses(
  { db, viewer }: Reading,
  fileIds: readonly number[],
): Promise<Map<number, FileUseItem[]>> {
  const uses = await db.fileUse.findMany({
    where: { fileId: { in: [...fileIds] } },
    orderBy: [{ fileId: "asc" }, { createdAt: "asc" }, { ownerId: "asc" }],
  });
  const kinds = [...new Set(uses.map(({ ownerKind }) => ownerKind))];
  const named = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const ids = uses.filter(({ ownerKind }) => ownerKind === kind).map(({ ownerId }) => ownerId);
        return [kind, await readers[kind](db, ids, viewer)] as const;
      }),
    ),
  );
  const byFile = new Map<number, FileUseItem[]>();
  for (const { fileId, ownerKind: kind, ownerId } of uses) {
    const item = named.get(kind)?.get(ownerId);
    const known = byFile.get(fileId) ?? [];
    // A lesson may use a file in its draft and in the published blocks: it is listed once.
    if (!item || known.some((use) => isSame(use, { kind, ...item }))) continue;
    byFile.set(fileId, [...known, { kind, ...item }]);
  }
  return byFile;
}
