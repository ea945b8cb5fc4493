import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { BlockColumns } from "./contentCommands";

/** A block with its HTML, and the key that connects the draft and its published copy. */
export interface RenderedBlock {
  key: string;
  columns: BlockColumns;
}

/** The lesson of a new topic. */
export interface WholeLesson {
  topicId: number;
  draft: readonly RenderedBlock[];
  /** The version that readers see; null for a lesson that was never published. */
  published: readonly RenderedBlock[] | null;
}

interface WholeLessons {
  organizationId: number;
  courseId: number;
  lessons: readonly WholeLesson[];
  by: { userId: number; name: string };
  now: Date;
}

/** Rows that are written in one statement. */
const atOnce = 500;

function* chunks<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += atOnce) yield rows.slice(at, at + atOnce);
}

/**
 * The blocks of a draft, and those that readers still see but the draft has dropped: these are deleted ones.
 */
function toDrafts({ draft, published }: WholeLesson) {
  const keys = new Set(draft.map(({ key }) => key));
  const deleted = (published ?? []).filter(({ key }) => !keys.has(key));
  return [
    ...draft.map((block) => ({ ...block, isDeleted: false })),
    ...deleted.map((block) => ({ ...block, isDeleted: true })),
  ];
}

/** Writes the lessons of new topics, their drafts and published blocks, inside the caller's transaction. */
export async function writeWholeLessons(
  tx: TenantTransaction,
  { organizationId, courseId, lessons, by, now }: WholeLessons,
): Promise<void> {
  const place = { organizationId, courseId, updatedById: by.userId, updatedByName: by.name };
  const drafts = lessons.flatMap((lesson) =>
    toDrafts(lesson).map(({ key, columns, isDeleted }, index) => ({
      key,
      row: {
        ...place,
        topicId: lesson.topicId,
        ...columns,
        displayOrder: index + 1,
        deletedAt: isDeleted ? now : null,
      },
    })),
  );
  const ids = new Map<string, number>();
  for (const part of chunks(drafts)) {
    const keys = new Map(part.map(({ key, row }) => [`${row.topicId} ${row.displayOrder}`, key]));
    const made = await tx.topicBlock.createManyAndReturn({
      data: part.map(({ row }) => row),
      select: { id: true, topicId: true, displayOrder: true },
    });
    for (const { id, topicId, displayOrder } of made)
      ids.set(`${topicId} ${keys.get(`${topicId} ${displayOrder}`)}`, id);
  }
  const copies = lessons.flatMap(({ topicId, published }) =>
    (published ?? []).map(({ key, columns }, index) => ({
      ...place,
      topicId,
      ...columns,
      displayOrder: index + 1,
      draftId: ids.get(`${topicId} ${key}`) ?? null,
    })),
  );
  for (const part of chunks(copies)) await tx.topicBlock.createMany({ data: [...part] });
}
