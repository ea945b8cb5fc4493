import { deleteRow } from "#gateway/database/deleteRow";
import type { Edited } from "#gateway/database/lockForUpdate";
import { refuseTaken } from "#gateway/database/refuseTaken";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import type { Member } from "#gateway/session/viewer";
import { requireTrainer } from "../courses/commands";
import { requireUsableFiles } from "../files/useCommands";
import { parseModules, replaceOutline, type WithOutline } from "../outlines/commands";
import { type OutlineInput, outlineSchema } from "../outlines/contract";
import { givenFields } from "../rules";
import { changeCurriculum } from "./changeCommands";
import { type CurriculumInput, curriculumMessages, curriculumSchema } from "./contract";
import type { CurriculumKey } from "./outlineTableCommands";
import { curriculumOutlineTables } from "./outlineTableCommands";

export { extendCurriculum, extendCurriculumQuestions } from "./extendCommands";

/** Refuses CONFLICT for a title that another curriculum has; returns the title to store. */
const claimTitle = (tx: TenantTransaction, text: string, ownId: number | null) =>
  refuseTaken(tx, tx.curriculum, {
    within: "Curriculum",
    field: "title",
    text,
    ownId,
    message: curriculumMessages.titleTaken,
  });

/** The description column is not null; a removed description is empty. */
const columns = ({ description, ...input }: Omit<CurriculumInput, "objectives">) => ({
  ...givenFields(input),
  ...(description === undefined ? {} : { description: description ?? "" }),
});

interface CurriculumParts {
  objectives?: readonly string[] | undefined;
  modules: OutlineInput["modules"] | null;
}

/** Replaces the objectives and the outline of a curriculum; undefined parts are unchanged. */
async function writeParts(
  tx: TenantTransaction,
  key: CurriculumKey,
  { objectives, modules }: CurriculumParts,
) {
  const { curriculumId } = key;
  if (objectives) {
    await tx.curriculumObjective.deleteMany({ where: { curriculumId } });
    const rows = objectives.map((text, index) => ({ ...key, text, displayOrder: index + 1 }));
    await tx.curriculumObjective.createMany({ data: rows });
  }
  if (modules) await replaceOutline(curriculumOutlineTables(tx, key), modules, curriculumMessages.changed);
}

/**
 * Creates a curriculum, with its outline, and returns its id. Refuses INVALID, and CONFLICT for a taken
 * title.
 */
export async function createCurriculum(
  { db, bus }: CommandContext,
  member: Member,
  curriculum: WithOutline,
): Promise<number> {
  const { objectives, ...input } = parseInput(curriculumSchema, curriculum.input);
  const modules = parseModules(curriculum.modules);
  const { organizationId } = member;
  const curriculumId = await db.$transaction(async (tx) => {
    const title = await claimTitle(tx, input.title, null);
    await requireTrainer(tx, input.trainerId, null);
    await requireUsableFiles(tx, member, { imageUrl: input.imageUrl }, { kind: "IMAGE" });
    const authorName = input.authorName ?? member.name;
    const { id } = await tx.curriculum.create({
      data: { organizationId, ...columns(input), title, authorName },
      select: { id: true },
    });
    await writeParts(tx, { organizationId, curriculumId: id }, { objectives, modules });
    return id;
  });
  bus.publish("curriculumChanged", { organizationId, curriculumId });
  return curriculumId;
}

type CurriculumChange = Edited<"curriculumId", WithOutline>;

/**
 * Updates a curriculum, and its outline when one is given, in one transaction. Refuses INVALID, NOT_FOUND,
 * CONFLICT for a taken title, and STALE if someone else has changed it since the version.
 */
export async function updateCurriculum(
  context: CommandContext,
  member: Member,
  { curriculumId, version, ...change }: CurriculumChange,
): Promise<void> {
  const { objectives, ...input } = parseInput(curriculumSchema, change.input);
  const modules = parseModules(change.modules);
  const { organizationId } = member;
  await changeCurriculum(context, { member, curriculumId, version }, async (tx) => {
    const where = { id: curriculumId };
    const before = await tx.curriculum.findUniqueOrThrow({
      where,
      select: { trainerId: true, imageUrl: true },
    });
    const title = await claimTitle(tx, input.title, curriculumId);
    await requireTrainer(tx, input.trainerId, before.trainerId);
    const { imageUrl } = before;
    await requireUsableFiles(
      tx,
      member,
      { imageUrl: input.imageUrl },
      { before: { imageUrl }, kind: "IMAGE" },
    );
    await tx.curriculum.update({ where, data: { ...columns(input), title }, select: { id: true } });
    await writeParts(tx, { organizationId, curriculumId }, { objectives, modules });
  });
}

/** Deletes a curriculum with its outline; courses created from it stay. Refuses NOT_FOUND. */
export async function deleteCurriculum({ db, bus }: CommandContext, member: Member, curriculumId: number) {
  await deleteRow(db.curriculum, { id: curriculumId }, curriculumMessages.notFound);
  bus.publish("curriculumChanged", { organizationId: member.organizationId, curriculumId });
}

interface OutlineChange extends Omit<CurriculumChange, "input"> {
  modules: unknown;
}

/**
 * Saves a curriculum's whole outline in its new order, in one transaction: rows are renamed, moved (topics
 * across modules too), created and deleted. Refuses INVALID, NOT_FOUND, and STALE if someone else has
 * changed it since the version.
 */
export async function saveCurriculumOutline(
  context: CommandContext,
  member: Member,
  { curriculumId, version, ...change }: OutlineChange,
): Promise<void> {
  const { modules } = parseInput(outlineSchema, change);
  const { organizationId } = member;
  await changeCurriculum(context, { member, curriculumId, version }, (tx) =>
    writeParts(tx, { organizationId, curriculumId }, { modules }),
  );
}
