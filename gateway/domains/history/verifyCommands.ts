import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { sha256 } from "./sealCommands";
import { type Break, beforeFirst, type CheckedLine, checkLink, type Seal } from "./sealRules";

/** Number of links read at once. */
const atOnce = 500;

/** The most breaks reported of an organization: a removed entry breaks those after it. */
const mostBreaks = 20;

/** Outcome of checking an organization's history. */
export interface HistoryReport {
  code: string;
  sealed: number;
  /** Entries that await their seal, and will have it within seconds of a gateway's run. */
  waiting: number;
  /** Entries without a seal that nothing will seal. */
  lost: number;
  breaks: Break[];
  /** The last seal: noted elsewhere, it tells later whether anything was cut off behind it. */
  last: Pick<Seal, "number" | "hash"> | null;
}

type StoredLine = CheckedLine & { historyId: number };

const readLines = (prisma: PrismaClient, organizationId: number, ids: readonly number[]) =>
  prisma.$queryRaw<StoredLine[]>`
    SELECT l."id", l."historyId", l."salt", l."hash", history_line_text(l) AS text FROM "HistoryLine" l
    WHERE l."organizationId" = ${organizationId} AND l."historyId" = ANY (${ids}) ORDER BY l."id"`;

async function readLinks(prisma: PrismaClient, organizationId: number, after: number) {
  const seals = await prisma.historySeal.findMany({
    where: { organizationId, number: { gt: after } },
    orderBy: { number: "asc" },
    take: atOnce,
  });
  const ids = seals.map(({ historyId }) => historyId);
  const found = await prisma.history.findMany({ where: { organizationId, id: { in: ids } } });
  const entries = new Map(found.map((entry) => [entry.id, entry]));
  const lines = await readLines(prisma, organizationId, ids);
  return seals.map((seal) => {
    const entry = entries.get(seal.historyId);
    if (!entry) return { seal, entry: null };
    const own = lines.filter(({ historyId }) => historyId === seal.historyId);
    return { seal, entry: { ...entry, at: entry.at.toISOString(), lines: own } };
  });
}

/** Follows an organization's chain from its beginning. */
async function checkChain(prisma: PrismaClient, organizationId: number) {
  const breaks: Break[] = [];
  let previous: Pick<Seal, "number" | "hash"> = beforeFirst;
  let sealed = 0;
  for (;;) {
    const links = await readLinks(prisma, organizationId, previous.number);
    for (const link of links) {
      const found = checkLink(previous, link, sha256);
      if (found && breaks.length < mostBreaks) breaks.push(found);
      previous = link.seal;
    }
    sealed += links.length;
    if (links.length < atOnce) return { sealed, breaks, last: sealed > 0 ? previous : null };
  }
}

/** Counts the entries without a seal. */
async function countUnsealed(prisma: PrismaClient, organizationId: number) {
  const [counted] = await prisma.$queryRaw<{ waiting: number; lost: number }[]>`
    SELECT count(q."historyId")::int AS waiting, (count(*) - count(q."historyId"))::int AS lost
    FROM "History" h
    LEFT JOIN "HistorySeal" s ON s."organizationId" = h."organizationId" AND s."historyId" = h."id"
    LEFT JOIN "HistoryQueue" q ON q."organizationId" = h."organizationId" AND q."historyId" = h."id"
    WHERE h."organizationId" = ${organizationId} AND s."number" IS NULL`;
  return counted ?? { waiting: 0, lost: 0 };
}

/** Checks the history of every organization, as the owner of the tables. */
export async function verifyHistory(prisma: PrismaClient): Promise<HistoryReport[]> {
  const organizations = await prisma.organization.findMany({ orderBy: { id: "asc" } });
  const reports: HistoryReport[] = [];
  for (const { id, code } of organizations) {
    const { last, ...chain } = await checkChain(prisma, id);
    reports.push({
      code,
      ...chain,
      ...(await countUnsealed(prisma, id)),
      last: last && { number: last.number, hash: last.hash },
    });
  }
  return reports;
}
