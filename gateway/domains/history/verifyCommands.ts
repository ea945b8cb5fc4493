import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { checkNotedSeals, type NotedSeal } from "./notedSealRules";
import { sha256 } from "./sealCommands";
import {
  type Break,
  beforeFirst,
  type CheckedErasure,
  type CheckedLine,
  checkLink,
  formerErasures,
  type SealMark,
} from "./sealRules";

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
  /** The last seal, as the log notes it. */
  last: SealMark | null;
}

type StoredLine = CheckedLine & { historyId: number };

const readLines = (prisma: PrismaClient, organizationId: number, ids: readonly number[]) =>
  prisma.$queryRaw<StoredLine[]>`
    SELECT l."id", l."historyId", l."salt", l."hash", history_line_text(l) AS text, e."hash" AS "erasureHash"
    FROM "HistoryLine" l
    LEFT JOIN LATERAL (
      SELECT e."hash" FROM "HistoryErasure" e
      WHERE l."salt" IS NULL AND e."organizationId" = l."organizationId" AND e."lineId" = l."id"
      ORDER BY e."historyId" DESC LIMIT 1
    ) e ON true
    WHERE l."organizationId" = ${organizationId} AND l."historyId" = ANY (${ids}) ORDER BY l."id"`;

/**
 * Reads the notes of entries about the lines that they blanked. A person is erased by one entry, and the account says so; the one note of erasures before
 * there were such rows precedes them.
 */
const readErasures = (prisma: PrismaClient, organizationId: number, ids: readonly number[]) =>
  prisma.$queryRaw<(CheckedErasure & { historyId: number })[]>`
    SELECT h."id" AS "historyId", history_erasure_text(h."organizationId", h."id") AS text,
      l."after" ->> 'sha256' AS "notedHash",
      CASE h."action"
        WHEN 'user.erased' THEN u."erasedAt" IS NOT NULL AND NOT EXISTS (
          SELECT FROM "HistoryLine" o WHERE o."organizationId" = h."organizationId"
            AND o."table" = 'HistoryErasure' AND o."userId" = l."userId" AND o."historyId" < h."id")
        WHEN ${formerErasures} THEN NOT EXISTS (
          SELECT FROM "HistoryErasure" o WHERE o."organizationId" = h."organizationId" AND o."historyId" < h."id")
        ELSE false
      END AS "isAllowed"
    FROM "History" h
    LEFT JOIN "HistoryLine" l ON l."organizationId" = h."organizationId" AND l."historyId" = h."id"
      AND l."table" = 'HistoryErasure'
    LEFT JOIN "User" u ON u."organizationId" = l."organizationId" AND u."id" = l."userId"
    WHERE h."organizationId" = ${organizationId} AND h."id" = ANY (${ids})
      AND (l."id" IS NOT NULL OR EXISTS (
        SELECT FROM "HistoryErasure" e WHERE e."organizationId" = h."organizationId" AND e."historyId" = h."id"))`;

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
  const erasures = new Map(
    (await readErasures(prisma, organizationId, ids)).map((erasure) => [erasure.historyId, erasure]),
  );
  return seals.map((seal) => {
    const entry = entries.get(seal.historyId);
    if (!entry) return { seal, entry: null };
    const own = lines.filter(({ historyId }) => historyId === entry.id);
    const erasure = erasures.get(entry.id) ?? null;
    return { seal, entry: { ...entry, at: entry.at.toISOString(), lines: own, erasure } };
  });
}

/** Follows an organization's chain from its beginning. */
async function checkChain(prisma: PrismaClient, organizationId: number) {
  const breaks: Break[] = [];
  let previous: SealMark = beforeFirst;
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

/** Compares an organization's chain with the seals that were noted of it. */
async function checkNotes(
  prisma: PrismaClient,
  organizationId: number,
  { noted, last }: { noted: readonly NotedSeal[]; last: SealMark | null },
): Promise<Break[]> {
  const breaks: Break[] = [];
  for (let at = 0; at < noted.length && breaks.length < mostBreaks; at += atOnce) {
    const some = noted.slice(at, at + atOnce);
    const numbers = some.map(({ number }) => number);
    const seals = await prisma.historySeal.findMany({ where: { organizationId, number: { in: numbers } } });
    const found = new Map(seals.map((seal) => [seal.number, seal]));
    breaks.push(...checkNotedSeals(some, found, last?.number ?? 0));
  }
  return breaks.slice(0, mostBreaks);
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

/**
 * Checks the history of every organization, as the owner of the tables, and against the seals that the log noted: by
 * these alone it can be told that the end of a chain was cut off.
 */
export async function verifyHistory(
  prisma: PrismaClient,
  noted: readonly NotedSeal[] = [],
): Promise<HistoryReport[]> {
  const organizations = await prisma.organization.findMany({ orderBy: { id: "asc" } });
  const reports: HistoryReport[] = [];
  for (const { id, code } of organizations) {
    const { last, breaks, sealed } = await checkChain(prisma, id);
    const ownNotes = noted.filter(({ organizationId }) => organizationId === id);
    const differing = await checkNotes(prisma, id, { noted: ownNotes, last });
    reports.push({
      code,
      sealed,
      breaks: [...breaks, ...differing],
      ...(await countUnsealed(prisma, id)),
      last: last && { number: last.number, hash: last.hash },
    });
  }
  return reports;
}
