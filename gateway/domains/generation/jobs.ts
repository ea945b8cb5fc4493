import type { Bus } from "#gateway/bus/bus";
import type { Lookups } from "#gateway/database/lookups";
import { generationMessages } from "./contract";

/** A run without a sign of life for so long has lost its process; milliseconds. */
const silence = 12_000;

/** How often runs without a process are looked for; milliseconds. */
export const orphanInterval = 5_000;

interface Parts {
  lookups: Pick<Lookups, "endSilentRuns">;
  bus: Bus;
  clock: () => Date;
}

/** Marks the runs whose process is gone, so that nobody waits for them, and tells those who follow them. */
export async function endOrphans({ lookups, bus, clock }: Parts): Promise<void> {
  const now = clock();
  const since = new Date(now.getTime() - silence);
  const orphans = await lookups.endSilentRuns({ since, now, reason: generationMessages.interrupted });
  for (const orphan of orphans) bus.publish("generationChanged", orphan);
}
