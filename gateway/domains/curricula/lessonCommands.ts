import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { courseMessages } from "../courses/formContract";
import { foldText } from "../foldContract";
import { copyLessonsToCurriculum } from "../lessons/copyCommands";
import { carryQuestions } from "./carriedQuestionCommands";
import { changeCurriculum } from "./changeCommands";
import { curriculumMessages } from "./contract";

interface Named {
  name: string;
  module: { name: string };
}

/** Topics of one name in modules of one name are the same. */
const topicKey = ({ name, module }: Named): string => `${foldText(module.name)}\n${foldText(name)}`;

const settings = {
  summary: true,
  minutes: true,
  isPreview: true,
  completion: true,
  threshold: true,
  opening: true,
} as const;
const inModule = { name: true, module: { select: { name: true } } } as const;

interface CopiedSettings {
  curriculumTopicId: number;
  values: object;
}

/** Writes the settings of a curriculum's topics in one statement; where two are for one topic, the later ones. */
async function updateSettings(
  tx: TenantTransaction,
  organizationId: number,
  copied: readonly CopiedSettings[],
): Promise<void> {
  const rows = new Map(copied.map(({ curriculumTopicId: id, values }) => [id, { id, ...values }]));
  await tx.$executeRaw`
    UPDATE "CurriculumTopic" t SET
      "summary" = v."summary", "minutes" = v."minutes", "isPreview" = v."isPreview",
      "completion" = v."completion", "threshold" = v."threshold", "opening" = v."opening"
    FROM json_to_recordset(${JSON.stringify([...rows.values()])}::json) AS v(
      "id" int, "summary" text, "minutes" int, "isPreview" boolean,
      "completion" "TopicCompletion", "threshold" int, "opening" "TopicOpening")
    WHERE t."organizationId" = ${organizationId} AND t."id" = v."id"`;
}

/**
 * Copies the settings and the published lessons of a course, with the questions that they ask, to the topics of a
 * curriculum that have the same names. Refuses NOT_FOUND, and INVALID where none has.
 */
export async function copyLessonsFromCourse(
  context: CommandContext,
  member: Member,
  { curriculumId, courseId }: { curriculumId: number; courseId: number },
): Promise<void> {
  const { organizationId } = member;
  await changeCurriculum(context, { member, curriculumId }, async (tx) => {
    const course = await tx.course.findUnique({ where: { id: courseId }, select: { id: true } });
    if (!course) throw new Refusal("NOT_FOUND", courseMessages.notFound);
    const where = { courseId };
    const topics = await tx.topic.findMany({ where, select: { id: true, ...inModule, ...settings } });
    const targets = await tx.curriculumTopic.findMany({
      where: { module: { curriculumId } },
      select: { id: true, moduleId: true, ...inModule },
    });
    const byKey = new Map(targets.map((target) => [topicKey(target), target]));
    const copied = topics.flatMap(({ id: topicId, name, module, ...values }) => {
      const target = byKey.get(topicKey({ name, module }));
      if (!target) return [];
      return [{ topicId, curriculumTopicId: target.id, moduleId: target.moduleId, values }];
    });
    if (copied.length === 0) throw refuseField("courseId", curriculumMessages.noSharedTopics);
    await updateSettings(tx, organizationId, copied);
    const questionIds = await carryQuestions(tx, { organizationId, curriculumId, topics: copied });
    await copyLessonsToCurriculum(tx, { organizationId, topics: copied, questionIds });
  });
}
