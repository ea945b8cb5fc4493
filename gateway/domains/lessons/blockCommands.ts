import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { changeTopic, type LockedTopic } from "../courses/lessonCommands";
import { inOrder } from "../rules";
import { blockSchema, clientKeySchema, isSameContent } from "./blockContract";
import { type BlockColumns, requireReferences, toColumns, toContent, toCopy } from "./contentCommands";
import { lessonLimits, lessonMessages } from "./contract";

/** The blocks of a draft, by their ids in order. */
async function readDraftIds(tx: TenantTransaction, topicId: number): Promise<number[]> {
  const where = { topicId, draftId: null, deletedAt: null };
  const blocks = await tx.topicBlock.findMany({ where, orderBy: inOrder, select: { id: true } });
  return blocks.map(({ id }) => id);
}

/** Writes the order of a draft. */
async function writeOrder(
  tx: TenantTransaction,
  { organizationId, id: topicId }: LockedTopic,
  ids: readonly number[],
) {
  await tx.$executeRaw`
    UPDATE "TopicBlock" b SET "displayOrder" = o."place"
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS o("id", "place")
    WHERE b."organizationId" = ${organizationId} AND b."topicId" = ${topicId} AND b."id" = o."id"
      AND b."displayOrder" <> o."place"`;
}

/** The order with a block placed after another one; first where there is none. Refuses NOT_FOUND. */
function placeAfter(ids: readonly number[], id: number, afterId: number | null): number[] {
  const others = ids.filter((other) => other !== id);
  if (afterId === null) return [id, ...others];
  const place = others.indexOf(afterId);
  if (place < 0) throw new Refusal("NOT_FOUND", lessonMessages.blockNotFound);
  return others.toSpliced(place + 1, 0, id);
}

function requireRoom(ids: readonly number[]): void {
  if (ids.length >= lessonLimits.blocks) throw new Refusal("CONFLICT", lessonMessages.tooMany);
}

/** Refuses NOT_FOUND. */
async function requireTopic({ db }: CommandContext, id: number): Promise<void> {
  if ((await db.topic.count({ where: { id } })) === 0)
    throw new Refusal("NOT_FOUND", lessonMessages.notFound);
}

interface NewBlock {
  topicId: number;
  /** The block that it follows; null or undefined adds it at the end. */
  afterBlockId?: number | null | undefined;
  /** The editor's name for it; adding twice under one name adds once, with the latest content. */
  clientKey?: string | null | undefined;
  input: unknown;
}

/**
 * The block that an editor has added under a name before its response was lost; null for none. The name of a
 * deleted one can be used again.
 */
async function readNamed(tx: TenantTransaction, named: { topicId: number; clientKey: string }) {
  const block = await tx.topicBlock.findFirst({ where: named });
  if (!block?.deletedAt) return block;
  await tx.topicBlock.update({ where: { id: block.id }, data: { clientKey: null }, select: { id: true } });
  return null;
}

/** Adds a block to a draft and returns its id. Refuses INVALID, NOT_FOUND, and CONFLICT for a full lesson. */
export async function addTopicBlock(
  context: CommandContext,
  member: Member,
  { topicId, afterBlockId, clientKey: named, input }: NewBlock,
): Promise<number> {
  const content = parseInput(blockSchema, input);
  const { clientKey } = parseInput(clientKeySchema, { clientKey: named });
  await requireTopic(context, topicId);
  const columns = await toColumns(content, { by: member });
  return changeTopic(context, { member, topicId, part: "DRAFT" }, async (tx, topic) => {
    const { organizationId, courseId } = topic;
    await requireReferences(tx, { member, courseId }, content);
    const known = clientKey && (await readNamed(tx, { topicId, clientKey }));
    if (known) {
      if (!isSameContent(known, content))
        await writeVersion(tx, known, { columns, by: member, at: context.clock(), deletedAt: null });
      return known.id;
    }
    const ids = await readDraftIds(tx, topicId);
    requireRoom(ids);
    const by = { updatedById: member.userId, updatedByName: member.name };
    const place = { organizationId, courseId, topicId, clientKey, displayOrder: ids.length + 1 };
    const data = { ...place, ...columns, ...by };
    const { id } = await tx.topicBlock.create({ data, select: { id: true } });
    await writeOrder(tx, topic, placeAfter(ids, id, afterBlockId ?? ids.at(-1) ?? null));
    return id;
  });
}

interface OfBlock {
  blockId: number;
  /** The block's version that the edit began from; null or undefined overwrites any version. */
  version?: number | null | undefined;
}

/** The ids of a block and its topic. */
interface ChangedBlock {
  blockId: number;
  topicId: number;
}

type DraftBlock = Awaited<ReturnType<typeof readBlock>>;

async function readBlock(tx: Pick<TenantTransaction, "topicBlock">, blockId: number) {
  const block = await tx.topicBlock.findFirst({ where: { id: blockId, draftId: null } });
  if (!block) throw new Refusal("NOT_FOUND", lessonMessages.blockNotFound);
  return block;
}

/** Changes a block of a draft, with its topic locked. Refuses NOT_FOUND, and STALE for another version of it. */
async function changeBlock(
  context: CommandContext,
  member: Member,
  { blockId, version }: OfBlock,
  change: (tx: TenantTransaction, block: DraftBlock, topic: LockedTopic) => Promise<void>,
): Promise<ChangedBlock> {
  const { topicId } = await readBlock(context.db, blockId);
  await changeTopic(context, { member, topicId, part: "DRAFT" }, async (tx, topic) => {
    const block = await readBlock(tx, blockId);
    if (version != null && version !== block.version) throw new Refusal("STALE", lessonMessages.blockChanged);
    await change(tx, block, topic);
  });
  return { blockId, topicId };
}

/** Keeps the content of a block as a revision, and writes the new content as its next version. */
async function writeVersion(
  tx: TenantTransaction,
  block: DraftBlock,
  { by, at, deletedAt, columns }: { by: Member; at: Date; deletedAt: Date | null; columns?: BlockColumns },
): Promise<void> {
  const { organizationId, id: blockId, version } = block;
  const saved = { savedById: block.updatedById, savedByName: block.updatedByName, savedAt: block.updatedAt };
  await tx.topicBlockRevision.create({
    data: { organizationId, blockId, version, content: toContent(block), ...saved },
    select: { id: true },
  });
  await tx.topicBlock.update({
    where: { id: blockId },
    data: {
      deletedAt,
      ...columns,
      version: version + 1,
      updatedById: by.userId,
      updatedByName: by.name,
      updatedAt: at,
    },
    select: { id: true },
  });
}

interface BlockChange extends OfBlock {
  input: unknown;
}

/** Changes the content of a draft block. Refuses INVALID, NOT_FOUND, STALE. */
export async function updateTopicBlock(
  context: CommandContext,
  member: Member,
  { input, ...target }: BlockChange,
): Promise<ChangedBlock> {
  const content = parseInput(blockSchema, input);
  await readBlock(context.db, target.blockId);
  const columns = await toColumns(content, { by: member });
  return changeBlock(context, member, target, async (tx, block, { courseId }) => {
    if (block.deletedAt) throw new Refusal("NOT_FOUND", lessonMessages.blockNotFound);
    if (isSameContent(block, content)) return;
    await requireReferences(tx, { member, courseId, before: block }, content);
    await writeVersion(tx, block, { columns, by: member, at: context.clock(), deletedAt: null });
  });
}

interface Move {
  blockId: number;
  /** The block that it follows from now on; null or undefined makes it the first. */
  afterBlockId?: number | null | undefined;
}

/** Moves a block inside its draft. Refuses NOT_FOUND. */
export function moveTopicBlock(
  context: CommandContext,
  member: Member,
  { blockId, afterBlockId }: Move,
): Promise<ChangedBlock> {
  return changeBlock(context, member, { blockId }, async (tx, block, topic) => {
    if (block.deletedAt) throw new Refusal("NOT_FOUND", lessonMessages.blockNotFound);
    const ids = await readDraftIds(tx, topic.id);
    await writeOrder(tx, topic, placeAfter(ids, blockId, afterBlockId ?? null));
  });
}

/** Deletes a block of a draft; it can be restored. Refuses NOT_FOUND, STALE. */
export function deleteTopicBlock(
  context: CommandContext,
  member: Member,
  target: OfBlock,
): Promise<ChangedBlock> {
  return changeBlock(context, member, target, async (tx, block) => {
    if (block.deletedAt) throw new Refusal("NOT_FOUND", lessonMessages.blockNotFound);
    const at = context.clock();
    await writeVersion(tx, block, { by: member, at, deletedAt: at });
  });
}

interface Restoration {
  blockId: number;
  /** The revision to return to; null or undefined brings a deleted block back as it was. */
  revisionId?: number | null | undefined;
}

/** The content of a revision. The rows that it names may have been deleted since. */
async function readRevision({ db }: CommandContext, blockId: number, revisionId: number) {
  const where = { id: revisionId, blockId };
  const revision = await db.topicBlockRevision.findFirst({ where, select: { content: true } });
  if (!revision) throw new Refusal("NOT_FOUND", lessonMessages.revisionNotFound);
  return parseInput(blockSchema, revision.content);
}

/**
 * Restores an earlier content of a block, or a deleted block, in its place. Refuses INVALID, NOT_FOUND, and
 * CONFLICT for a full lesson.
 */
export async function restoreTopicBlock(
  context: CommandContext,
  member: Member,
  { blockId, revisionId }: Restoration,
): Promise<ChangedBlock> {
  await readBlock(context.db, blockId);
  const earlier = revisionId == null ? null : await readRevision(context, blockId, revisionId);
  const restored = earlier && (await toColumns(earlier, { by: member, field: "revisionId" }));
  return changeBlock(context, member, { blockId }, async (tx, block, { id: topicId, courseId }) => {
    if (!restored && !block.deletedAt) throw new Refusal("CONFLICT", lessonMessages.notDeleted);
    const columns = restored ?? toCopy(block);
    await requireReferences(tx, { member, courseId, before: columns }, columns);
    if (block.deletedAt) requireRoom(await readDraftIds(tx, topicId));
    await writeVersion(tx, block, { columns, by: member, at: context.clock(), deletedAt: null });
  });
}
