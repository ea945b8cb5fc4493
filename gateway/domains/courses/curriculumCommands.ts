import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { updatePracticeAssessment } from "../assessments/commands";
import { copyQuestions } from "../questions/commands";
import { literally } from "../rules";
import { courseMessages, fromCurriculumSchema } from "./formContract";

type CommandContext = Pick<Context, "db" | "bus">;

const inOrder = { orderBy: [{ displayOrder: "asc" as const }, { id: "asc" as const }] };

function readCurriculum(tx: TenantTransaction, curriculumId: number) {
  return tx.curriculum.findUnique({
    where: { id: curriculumId },
    include: {
      objectives: inOrder,
      modules: {
        ...inOrder,
        include: { topics: inOrder, questions: { ...inOrder, include: { options: inOrder } } },
      },
    },
  });
}

type Copied = NonNullable<Awaited<ReturnType<typeof readCurriculum>>>;

interface Copy {
  organizationId: number;
  courseId: number;
  modules: Copied["modules"];
}

async function copyModules(
  tx: TenantTransaction,
  { organizationId, courseId, modules }: Copy,
): Promise<void> {
  const placed = { organizationId, courseId };
  for (const [index, { name, topics, questions }] of modules.entries()) {
    const data = { ...placed, name, displayOrder: index + 1 };
    const { id: moduleId } = await tx.module.create({ data, select: { id: true } });
    await tx.topic.createMany({
      data: topics.map((topic, at) => ({ ...placed, moduleId, name: topic.name, displayOrder: at + 1 })),
    });
    await copyQuestions(tx, { ...placed, moduleId, questions });
  }
}

interface Making {
  curriculumId: number;
  input: unknown;
}

/**
 * Creates a draft course from a curriculum, with its outline, questions and objectives, and returns its id.
 * Refuses INVALID, NOT_FOUND, and CONFLICT for a taken code.
 */
export async function createCourseFromCurriculum(
  { db, bus }: CommandContext,
  member: Member,
  { curriculumId, input }: Making,
) {
  const { code, categoryId } = parseInput(fromCurriculumSchema, input);
  const { organizationId } = member;
  const courseId = await db.$transaction(
    async (tx) => {
      const curriculum = await readCurriculum(tx, curriculumId);
      if (!curriculum) throw new Refusal("NOT_FOUND", "Curriculum not found");
      const category = await tx.category.findUnique({ where: { id: categoryId }, select: { id: true } });
      if (!category) throw refuseField("categoryId", courseMessages.categoryNotFound);
      const twin = await tx.course.findFirst({
        where: { code: { equals: literally(code), mode: "insensitive" } },
      });
      if (twin) throw refuseField("code", courseMessages.codeTaken, "CONFLICT");
      const { title, description, price, duration, level, imageUrl, authorName, trainerId } = curriculum;
      const objectives = curriculum.objectives.map(({ text }) => text);
      const copied = {
        title,
        description,
        price,
        duration,
        level,
        imageUrl,
        authorName,
        trainerId,
        objectives,
      };
      const { id } = await tx.course.create({
        data: { organizationId, code, categoryId, ...copied },
        select: { id: true },
      });
      await copyModules(tx, { organizationId, courseId: id, modules: curriculum.modules });
      await updatePracticeAssessment(tx, { organizationId, courseId: id, questionIds: [] });
      return id;
    },
    { timeout: 20_000 },
  );
  bus.publish("courseChanged", { organizationId, courseId });
  return courseId;
}
