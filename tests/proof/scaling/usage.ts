import { readdirSync, readFileSync } from "node:fs";
import type { Redis } from "ioredis";

/** A gateway's own figure at its metrics' port: the value of a metric without labels. */
export async function readMetric(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  if (line === undefined) throw new Error(`the gateway has no metric ${name}`);
  return Number(line.slice(name.length + 1));
}

/** Ticks of the kernel's clock a second, as every Linux counts processor time. */
const ticksPerSecond = 100;

function readProcess(id: string): { parent: number; seconds: number } | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, "latin1");
    // The name, in brackets, may hold spaces.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
  } catch {
    // It has ended since.
    return undefined;
  }
}

/** Seconds of processor time that a process has taken. */
export const readProcessSeconds = (id: number): number => readProcess(String(id))?.seconds ?? Number.NaN;

/** Seconds of processor time of all processes of a cluster that run now. */
export function readClusterSeconds(postmaster: number): number {
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return processes
    .flatMap((id) => readProcess(id) ?? [])
    .filter(({ parent }) => parent === postmaster)
    .reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Seconds of processor time that Redis has taken so far. */
export async function readRedisSeconds(redis: Redis): Promise<number> {
  const text = await redis.info("cpu");
  const read = (name: string) => Number(new RegExp(`^${name}:([\\d.]+)`, "m").exec(text)?.[1]);
  return read("used_cpu_sys") + read("used_cpu_user");
}
