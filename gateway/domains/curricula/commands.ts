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
  input: unknown;
}

async function requireCurriculum(tx: TenantTransaction, curriculumId: number): Promise<void> {
  const found = await tx.curriculum.findUnique({ where: { id: curriculumId }, select: { id: true } });
  if (!found) throw new Refusal("NOT_FOUND", curriculumMessages.notFound);
}

/** Changes a curriculum; its outline stays. Refuses INVALID, NOT_FOUND, and CONFLICT for a taken title. */
export async function updateCurriculum(
  { db, bus }: Commanding,
  member: Member,
  { curriculumId, input }: Change,
) {
  const curriculum = parseInput(curriculumSchema, input);
  await db.$transaction(async (tx) => {
    await requireCurriculum(tx, curriculumId);
    await refuseTakenTitle(tx, curriculum.title, curriculumId);
    await tx.curriculum.update({ where: { id: curriculumId }, data: curriculum });
  });
  bus.publish("curriculumChanged", { organizationId: member.organizationId, curriculumId });
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

/** Saves an outline into a curriculum in one go. Refuses INVALID and NOT_FOUND. */
export async function saveCurriculumOutline(
  { db, bus, clock }: Commanding,
  member: Member,
  change: OutlineChange,
) {
  const { curriculumId, input, replace } = change;
  const { modules } = parseInput(curriculumOutlineSchema, input);
  const { organizationId } = member;
  await db.$transaction(async (tx) => {
    await requireCurriculum(tx, curriculumId);
    if (replace) await tx.curriculumModule.deleteMany({ where: { curriculumId } });
    const last = await tx.curriculumModule.aggregate({
      where: { curriculumId },
      _max: { displayOrder: true },
    });
    await writeModules(tx, { organizationId, curriculumId, modules, after: last._max.displayOrder ?? 0 });
    await tx.curriculum.update({
      where: { id: curriculumId },
      data: { updatedAt: clock() },
      select: { id: true },
    });
  });
  bus.publish("curriculumChanged", { organizationId, curriculumId });
}
