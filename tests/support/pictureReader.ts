import { copyFile, readFile } from "node:fs/promises";
import { makeWidth, preparePicture } from "#gateway/files/pictures";
import { Refusal } from "#gateway/refusal";
import { makePicture } from "./uploads";

/** Megabytes that this process has in memory: now, and at most so far. */
async function readMemory() {
  const status = await readFile("/proc/self/status", "utf8");
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024;
  return { now: read("VmRSS"), peak: read("VmHWM") };
}

async function read(path: string, mime: string): Promise<string> {
  const copy = `${path}.copy`;
  await copyFile(path, copy);
  try {
    const { width, height } = await preparePicture({ path: copy, mime, owner: path });
    await makeWidth(copy, { width: 1_920, to: `${path}.width` });
    return `${width} x ${height}`;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

// Run with paths of pictures, each behind its media type: reads all at once as uploads do, and prints what came of them.
await makePicture().png().toBuffer();
const idle = await readMemory();
const given = process.argv.slice(2);
const pairs = given.flatMap((mime, at) => (at % 2 === 0 ? [[mime, given[at + 1] ?? ""] as const] : []));
const startedAt = performance.now();
const outcomes = await Promise.all(pairs.map(([mime, path]) => read(path, mime)));
const { peak } = await readMemory();
process.stdout.write(
  JSON.stringify({
    outcomes,
    peak: Math.round(peak - idle.now),
    ms: Math.round(performance.now() - startedAt),
  }),
);
