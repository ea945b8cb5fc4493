import { z } from "zod";
import type { Break, Seal, SealMark } from "./sealRules";

/** A seal of an organization as the log notes it, outside of the database. */
export interface NotedSeal extends SealMark {
  organizationId: number;
}

/** The form of noted seals that another process sends. */
export const notedSeals = z.array(
  z.object({ organizationId: z.number().int(), number: z.number().int(), hash: z.string() }),
);

/** The message of the log lines that note a seal. */
export const sealNote = "history sealed";

/** A noted seal as the fields of a log line. */
export const toNote = ({ organizationId, number, hash }: NotedSeal) => ({
  tenantId: organizationId,
  seal: number,
  sealHash: hash,
});

const noteForm = z
  .object({
    msg: z.literal(sealNote),
    tenantId: z.number().int(),
    seal: z.number().int().positive(),
    sealHash: z.string(),
  })
  .transform(
    ({ tenantId, seal, sealHash }): NotedSeal => ({
      organizationId: tenantId,
      number: seal,
      hash: sealHash,
    }),
  );

function parseLine(line: string): NotedSeal[] {
  if (!line.includes(sealNote)) return [];
  try {
    const { data } = noteForm.safeParse(JSON.parse(line));
    return data ? [data] : [];
  } catch {
    // A line that the log was cut off in.
    return [];
  }
}

/** Finds the noted seals in the text of a log; all other lines are left out. */
export const parseNotedSeals = (log: string): NotedSeal[] => log.split("\n").flatMap(parseLine);

/**
 * Returns where a chain differs from its noted seals; `found` has the seals that the chain has at the noted numbers,
 * and `last` is the number of its last seal.
 */
export function checkNotedSeals(
  noted: readonly SealMark[],
  found: ReadonlyMap<number, Seal>,
  last: number,
): Break[] {
  return noted.flatMap(({ number, hash }): Break[] => {
    const seal = found.get(number);
    if (!seal) return [{ number, historyId: null, problem: `it was noted, but the chain ends at ${last}` }];
    if (seal.hash === hash) return [];
    return [{ number, historyId: seal.historyId, problem: "it differs from the seal that was noted" }];
  });
}
