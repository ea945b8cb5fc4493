import type { PrismaClient } from "#gateway/database/generated/prisma/client";

/** Tampers with an entry as the owner of the tables might; returns the reason of each refusal, or "done". */
export async function tamperWith(prisma: PrismaClient, id: number): Promise<string[]> {
  const attempts = [
    prisma.history.updateMany({ where: { id }, data: { action: "payment.deleted" } }),
    prisma.history.deleteMany({ where: { id } }),
    prisma.historyLine.updateMany({ where: { historyId: id }, data: { name: "else" } }),
    prisma.historyLine.deleteMany({ where: { historyId: id } }),
    prisma.historySeal.deleteMany({}),
    prisma.$executeRaw`TRUNCATE "HistorySeal"`,
  ];
  const results = await Promise.allSettled(attempts);
  return results.map((result) => (result.status === "rejected" ? String(result.reason) : "done"));
}
