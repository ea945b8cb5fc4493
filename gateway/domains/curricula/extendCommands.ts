import type { TenantTransaction } from "#gateway/database/tenantClient";
import { refuseField } from "#gateway/refusal";
import { comparedColumns, newTexts, outlineGain } from "../courses/rules";
import { objectiveLimits, outlineLimits } from "../outlines/contract";
import { type AddedToModules, extendBank, findLast } from "../questions/bankCommands";
import { renewCurriculum } from "./changeCommands";
import { curriculumBank } from "./questionCommands";

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
  modules: { select: comparedColumns },
} as const;

/**
 * Adds modules, topics and objectives at the end of a curriculum, inside the caller's transaction; existing
 * ones are not added again. Returns how many rows are new. Refuses NOT_FOUND, and INVALID past its limits.
 */
export async function extendCurriculum(tx: TenantTransaction, extension: Extension): Promise<number> {
  const { organizationId, curriculumId } = extension;
  await renewCurriculum(tx, extension);
  const where = { id: curriculumId };
  const { modules, objectives } = await tx.curriculum.findUniqueOrThrow({ where, select: outline });
  const gain = outlineGain(modules, extension.modules);
  if (modules.length + gain.modules.length > outlineLimits.modules)
    throw refuseField("modules", `A curriculum has at most ${outlineLimits.modules} modules`);
  const last = findLast(modules);
  const made = await tx.curriculumModule.createManyAndReturn({
    data: gain.modules.map(({ name }, index) => ({
      organizationId,
      curriculumId,
      name,
      displayOrder: last + index + 1,
    })),
    select: { id: true, displayOrder: true },
  });
  const inNew = made.flatMap(({ id: moduleId, displayOrder }) =>
    (gain.modules[displayOrder - last - 1]?.topics ?? []).map((name, index) => ({
      organizationId,
      moduleId,
      name,
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
      organizationId,
      curriculumId,
      text,
      displayOrder: after + index + 1,
    })),
  });
  return made.length + inNew.length + inOld.length + texts.length;
}

type AddedQuestions = CurriculumTime & AddedToModules;

/**
 * Adds questions at the end of modules of a curriculum, inside the caller's transaction; a question that its
 * module has already is not added again. Returns how many are new. Refuses NOT_FOUND, and INVALID a type that curricula do not have.
 */
export async function extendCurriculumQuestions(
  tx: TenantTransaction,
  added: AddedQuestions,
): Promise<number> {
  const { organizationId, curriculumId } = added;
  await renewCurriculum(tx, added);
  return extendBank(curriculumBank.open(tx, organizationId), curriculumId, added);
}
