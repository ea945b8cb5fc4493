import type { PrismaClient } from "#gateway/database/generated/prisma/client";

const inOrder = { orderBy: { displayOrder: "asc" } } as const;

/** The rows of a curriculum's outline, in order. */
export async function readOutline({ curriculum }: PrismaClient, id: number) {
  const questions = { include: { options: true }, ...inOrder };
  const { modules, objectives } = await curriculum.findUniqueOrThrow({
    where: { id },
    include: { objectives: inOrder, modules: { ...inOrder, include: { topics: inOrder, questions } } },
  });
  return { modules, objectives: objectives.map(({ text }) => text) };
}
