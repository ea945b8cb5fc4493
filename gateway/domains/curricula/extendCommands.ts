import type { TenantTransaction } from "#gateway/database/tenantClient";
import { refuseField } from "#gateway/refusal";
import { newTexts, outlineGain } from "../courses/rules";
import { objectiveLimits, outlineLimits } from "../outlines/contract";
import {
  type AddedToModules,
  findLast,
  placeQuestions,
  requirePractisedType,
  toPlacedOptions,
  toPlacedRow,
} from "../questions/bankCommands";
import { renewCurriculum } from "./changeCommands";
import { curriculumMessages } from "./contract";

interface CurriculumTime {
  organizationId: number;
  curriculumId: number;
  now: Date;
}

interface Extension extends CurriculumTime {
  objectives: readonly string[];
  modules: readonly { name: string; topics: readonly string[] }[];
}

const outline = {
  objectives: { select: { text: true, displayOrder: true } },
  modules: {
    select: {
      ...{ id: true, name: true, displayOrder: true },
      topics: { select: { name: true, displayOrder: true } },
      questions: { select: { title: true, displayOrder: true } },
    },
  },
} as const;

/**
 * Locks a curriculum, increases its version and reads the rows that an extension adds to. Refuses NOT_FOUND.
 */
async function readForExtension(
  tx: TenantTransaction,
  { organizationId, curriculumId, now }: CurriculumTime,
) {
  await renewCurriculum(tx, { organizationId, curriculumId, now });
  return tx.curriculum.findUniqueOrThrow({ where: { id: curriculumId }, select: outline });
}

/**
 * Adds modules, topics and objectives at the end of a curriculum, inside the caller's transaction; existing
 * ones are not added again. Returns how many rows are new. Refuses NOT_FOUND, and INVALID past its limits.
 */
export async function extendCurriculum(tx: TenantTransaction, extension: Extension): Promise<number> {
  const { organizationId, curriculumId } = extension;
  const { modules, objectives } = await readForExtension(tx, extension);
  const gain = outlineGain(modules, extension.modules);
  if (modules.length + gain.modules.length > outlineLimits.modules)
    throw refuseField("modules", `A curriculum has at most ${outlineLimits.modules} modules`);
  const last = findLast(modules);
  const made = await tx.curriculumModule.createManyAndReturn({
    data: gain.modules.map(({ name }, index) => ({
      ...{ organizationId, curriculumId, name },
      displayOrder: last + index + 1,
    })),
    select: { id: true, displayOrder: true },
  });
  const inNew = made.flatMap(({ id: moduleId, displayOrder }) =>
    (gain.modules[displayOrder - last - 1]?.topics ?? []).map((name, index) => ({
      ...{ organizationId, moduleId, name },
      displayOrder: index + 1,
    })),
  );
  const inOld = gain.topics.map((topic) => ({ organizationId, ...topic }));
  await tx.curriculumTopic.createMany({ data: [...inOld, ...inNew] });
  const known = objectives.map(({ text }) => text);
  const texts = newTexts(known, extension.objectives);
  if (known.length + texts.length > objectiveLimits.count)
    throw refuseField("objectives", `A curriculum has at most ${objectiveLimits.count} objectives`);
  const after = findLast(objectives);
  await tx.curriculumObjective.createMany({
    data: texts.map((text, index) => ({
      ...{ organizationId, curriculumId, text },
      displayOrder: after + index + 1,
    })),
  });
  return made.length + inNew.length + inOld.length + texts.length;
}

type AddedQuestions = CurriculumTime & AddedToModules;

/**
 * Adds questions at the end of modules of a curriculum, inside the caller's transaction; a question that its
 * module has already is not added again. Returns how many are new. Refuses NOT_FOUND.
 */
export async function extendCurriculumQuestions(
  tx: TenantTransaction,
  added: AddedQuestions,
): Promise<number> {
  const { organizationId } = added;
  const { modules } = await readForExtension(tx, added);
  const placed = placeQuestions(modules, added, curriculumMessages.moduleGone);
  for (const { question } of placed) requirePractisedType(question);
  const made = await tx.curriculumQuestion.createManyAndReturn({
    data: placed.map((question) => ({ organizationId, ...toPlacedRow(question) })),
    select: { id: true, moduleId: true, displayOrder: true },
  });
  const options = toPlacedOptions(organizationId, made, placed).map(({ match: _match, ...option }) => option);
  await tx.curriculumQuestionOption.createMany({ data: options });
  return made.length;
}
