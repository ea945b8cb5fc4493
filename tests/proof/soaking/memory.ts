import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Something that lasts until it is over. */
interface Lasting {
  isOver: boolean;
}

interface Sample {
  /** Seconds since the start. */
  at: number;
  /** Megabytes of resident memory. */
  size: number;
}

function readResident(processId: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, "latin1"))?.[1];
  return Number(kilobytes) / 1_024;
}

/** Reads a process's memory every so often until something is over. */
export async function watchMemory(place: Lasting, processId: number, every = 2_000): Promise<Sample[]> {
  const samples: Sample[] = [];
  const started = performance.now();
  while (!place.isOver) {
    samples.push({ at: (performance.now() - started) / 1_000, size: readResident(processId) });
    await pause(every);
  }
  return samples;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How memory went after the warming-up, which is the first third: its mean, its peak, and its growth by a straight line, all in megabytes. */
export function judgeMemory(samples: readonly Sample[]) {
  const until = (samples.at(-1)?.at ?? 0) / 3;
  const warm = samples.filter(({ at }) => at >= until);
  const middle = mean(warm.map(({ at }) => at));
  const size = mean(warm.map((each) => each.size));
  const spread = warm.reduce((sum, { at }) => sum + (at - middle) ** 2, 0);
  const slope = warm.reduce((sum, each) => sum + (each.at - middle) * (each.size - size), 0) / spread;
  const growth = slope * ((warm.at(-1)?.at ?? 0) - until);
  return { mean: size, peak: Math.max(...samples.map((each) => each.size)), growth };
}
