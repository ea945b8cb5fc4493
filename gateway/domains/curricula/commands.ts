import type { TenantTransaction } from "../../database/tenantClient";
import type { Context } from "../../graphql/context";
import { parseInput } from "../../parseInput";
import { Refusal, refuseField } from "../../refusal";
import type { Member } from "../../session/viewer";
import { literally } from "../rules";
import {
  type CurriculumOutline,
  curriculumMessages,
  curriculumOutlineSchema,
  curriculumSchema,
} from "./contract";

export { extendCurriculum, extendCurriculumQuestions } from "./extendCurriculum";

type Commanding = Pick<Context, "db" | "bus" | "clock">;

async function refuseTakenTitle(
  tx: TenantTransaction,
  title: string,
  curriculumId: number | null,
): Promise<void> {
  const twin = await tx.curriculum.findFirst({
    where: { title: { equals: literally(title), mode: "insensitive" }, NOT: { id: curriculumId ?? -1 } },
    select: { id: true },
  });
  if (twin) throw refuseField("title", curriculumMessages.titleTaken, "CONFLICT");
}

/** Creates a curriculum and answers its number. Refuses INVALID, and CONFLICT for a taken title. */
export async function createCurriculum(
  { db, bus }: Commanding,
  member: Member,
  input: unknown,
): Promise<number> {
  const curriculum = parseInput(curriculumSchema, input);
  const { organizationId } = member;
  const { id } = await db.$transaction(async (tx) => {
    await refuseTakenTitle(tx, curriculum.title, null);
    return tx.curriculum.create({
      data: { organizationId, authorName: member.name, ...curriculum },
      select: { id: true },
    });
  });
  bus.publish("curriculumChanged", { organizationId, curriculumId: id });
  return id;
}

interface Change {
  curriculumId: number;
  /** The version that the editor began from; null, or none, writes over whatever is there. */
  version?: Date | null | undefined;
  input: unknown;
}

/** Holds a curriculum until the end of the transaction, so that its changes come one after the other. */
async function holdCurriculum(tx: TenantTransaction, member: Member, { curriculumId, version }: Change) {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT "id" FROM "Curriculum"
    WHERE "organizationId" = ${member.organizationId} AND "id" = ${curriculumId} FOR UPDATE`;
  if (held.length === 0) throw new Refusal("NOT_FOUND", curriculumMessages.notFound);
  const { updatedAt } = await tx.curriculum.findUniqueOrThrow({
    where: { id: curriculumId },
    select: { updatedAt: true },
  });
  if (version && version.getTime() !== updatedAt.getTime()) {
    throw new Refusal("CONFLICT", curriculumMessages.changed);
  }
  return updatedAt;
}

/** Changes a curriculum or its outline in one transaction, and gives it a later version. */
async function changeCurriculum(
  { db, bus, clock }: Commanding,
  { member, change }: { member: Member; change: Change },
  apply: (tx: TenantTransaction) => Promise<void>,
): Promise<void> {
  const { curriculumId } = change;
  await db.$transaction(async (tx) => {
    const version = await holdCurriculum(tx, member, change);
    await apply(tx);
    // Later even when the clock has not moved since the last change.
    const updatedAt = new Date(Math.max(clock().getTime(), version.getTime() + 1));
    await tx.curriculum.update({ where: { id: curriculumId }, data: { updatedAt }, select: { id: true } });
  });
  bus.publish("curriculumChanged", { organizationId: member.organizationId, curriculumId });
}

/**
 * Changes a curriculum; its outline stays. Refuses INVALID, NOT_FOUND, and CONFLICT for a taken title, or when somebody
 * else has changed it since the version.
 */
export async function updateCurriculum(context: Commanding, member: Member, change: Change): Promise<void> {
  const { curriculumId } = change;
  const curriculum = parseInput(curriculumSchema, change.input);
  await changeCurriculum(context, { member, change }, async (tx) => {
    await refuseTakenTitle(tx, curriculum.title, curriculumId);
    await tx.curriculum.update({ where: { id: curriculumId }, data: curriculum, select: { id: true } });
  });
}

/** Deletes a curriculum with its outline; courses made from it stay. Refuses NOT_FOUND. */
export async function deleteCurriculum(
  { db, bus }: Commanding,
  member: Member,
  curriculumId: number,
): Promise<void> {
  const { count } = await db.curriculum.deleteMany({ where: { id: curriculumId } });
  if (count === 0) throw new Refusal("NOT_FOUND", curriculumMessages.notFound);
  bus.publish("curriculumChanged", { organizationId: member.organizationId, curriculumId });
}

interface NewOutline {
  organizationId: number;
  curriculumId: number;
  modules: CurriculumOutline["modules"];
  /** How many modules stand before these. */
  after: number;
}

async function writeModules(tx: TenantTransaction, outline: NewOutline): Promise<void> {
  const { organizationId, curriculumId, modules, after } = outline;
  const rows = await tx.curriculumModule.createManyAndReturn({
    data: modules.map(({ name }, index) => ({
      organizationId,
      curriculumId,
      name,
      displayOrder: after + index + 1,
    })),
    select: { id: true, displayOrder: true },
  });
  const topics = rows.flatMap(({ id, displayOrder }) =>
    (modules[displayOrder - after - 1]?.topics ?? []).map((name, index) => ({
      organizationId,
      moduleId: id,
      name,
      displayOrder: index + 1,
    })),
  );
  await tx.curriculumTopic.createMany({ data: topics });
}

interface OutlineChange extends Change {
  /** Whether what is there goes; otherwise the new modules follow it. */
  replace: boolean;
}

/**
 * Saves an outline into a curriculum in one go. Refuses INVALID, NOT_FOUND, and CONFLICT when somebody else has changed
 * it since the version.
 */
export async function saveCurriculumOutline(context: Commanding, member: Member, change: OutlineChange) {
  const { curriculumId, input, replace } = change;
  const { modules } = parseInput(curriculumOutlineSchema, input);
  const { organizationId } = member;
  await changeCurriculum(context, { member, change }, async (tx) => {
    if (replace) await tx.curriculumModule.deleteMany({ where: { curriculumId } });
    const last = await tx.curriculumModule.aggregate({
      where: { curriculumId },
      _max: { displayOrder: true },
    });
    await writeModules(tx, { organizationId, curriculumId, modules, after: last._max.displayOrder ?? 0 });
  });
}
