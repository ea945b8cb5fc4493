import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { say } from "#tests/support/say";
import { uploadFile } from "#tests/support/uploads";
import { type Left, sweepLeft, takeStock } from "./fileStock";
import { type Doomed, finishJobs, killOnce, type Proving, withDatabase } from "./kills";

const writers = 4;
/** Files that become due for deletion before each round. */
const duePerRound = 60;
const day = 24 * 3_600_000;
const organizationId = 1;

/** A picture whose widths take a while. */
const picture = await sharp({
  create: {
    width: 2_000,
    height: 1_000,
    channels: 3,
    background: "#888",
    noise: { type: "gaussian", mean: 128, sigma: 40 },
  },
})
  .jpeg({ quality: 60 })
  .toBuffer();

const mutation = `mutation ($courseId: Int!, $input: ResourceInput!) {
  result: createResource(courseId: $courseId, input: $input) { __typename }
}`;

/** The responses that writers got. */
interface Told {
  /** The ids of uploaded pictures. */
  uploaded: Set<number>;
  /** The ids of files that a resource uses. */
  used: Set<number>;
  /** Files that are due for deletion, which writers try to put to use. */
  due: number[];
}

async function use(
  { caller }: Doomed,
  told: Told,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const input = {
    name: `Proof ${id}`,
    type: "FILE",
    url: `/files/${id}/${name}`,
    visibility: "PUBLIC",
    duration: 0,
    status: "PUBLISHED",
    tags: "",
  };
  const { data } = await caller.graphql(mutation, { courseId: 1, input });
  // A file that is deleted by now is refused.
  if (data.result.__typename !== "Refusal") told.used.add(id);
}

/** Uploads a picture and uses it, and tries to use a file that is being deleted. */
async function work(doomed: Doomed, told: Told): Promise<void> {
  const { id } = await uploadFile(doomed.origin, doomed.caller, picture, { name: "a.jpg" });
  told.uploaded.add(id);
  await use(doomed, told, { id, name: "a.jpg" });
  const due = told.due.splice(Math.floor(Math.random() * told.due.length), 1)[0];
  if (due !== undefined) await use(doomed, told, { id: due, name: "old.txt" });
}

/** Makes files that nothing has used for eight days, with bytes and widths, whose deletion is due. */
async function makeDue(settings: Proving["settings"], now: Date): Promise<number[]> {
  const unusedSince = new Date(now.getTime() - 8 * day);
  return withDatabase(settings, async (prisma) => {
    const { id: uploadedById } = await prisma.user.findFirstOrThrow({
      where: { organizationId, username: "admin" },
    });
    const rows = Array.from({ length: duePerRound }, () => ({
      organizationId,
      name: "old.txt",
      mime: "text/plain",
      kind: "OTHER" as const,
      bytes: 3,
      sha256: "a",
      uploadedById,
      uploadedByName: "Proof",
      unusedSince,
      storageKey: `${organizationId}/${randomBytes(16).toString("hex")}`,
    }));
    for (const { storageKey } of rows) {
      const path = join(settings["DATA_DIR"] ?? "", "files", storageKey);
      await mkdir(dirname(path), { recursive: true });
      for (const suffix of ["", ".480.webp", ".960.webp", ".1920.webp"])
        await writeFile(path + suffix, "old");
    }
    const made = await prisma.file.createManyAndReturn({ data: rows, select: { id: true } });
    // All deletions become due, also those of files that are used: the job asks again.
    await prisma.job.updateMany({ where: { kind: "files.deleteUnused" }, data: { runAt: now } });
    return made.map(({ id }) => id);
  });
}

function report(name: string, told: Told, { found, left }: { found: Left; left: Left }): boolean {
  const deleted = found.deleted;
  say(`${name}: ${told.uploaded.size} pictures, ${found.broken} without all widths, whole`);
  say(
    `${name}: ${told.used.size} files in use, ${found.lost} lost; ${deleted} of ${found.due} unused deleted`,
  );
  say(
    `${name}: ${found.orphans} left-over files before the daily sweep, ${left.orphans} after it; ${found.failed} failed jobs`,
  );
  const isWhole = found.broken + found.lost + found.failed === 0 && left.lost === 0;
  return isWhole && deleted === found.due && left.orphans === 0;
}

/** Kills gateways while they make widths and delete files. */
export async function proveFiles({ name, settings, rounds }: Proving): Promise<boolean> {
  const told: Told = { uploaded: new Set(), used: new Set(), due: [] };
  // The demo data is loaded by the first gateway.
  await finishJobs(settings, []);
  const due: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    told.due = await makeDue(settings, new Date());
    due.push(...told.due);
    const before = told.uploaded.size;
    // Some are killed at once, while they delete; others while they also make widths.
    const enough = before + Math.floor(Math.random() * 8);
    const until = async () => {
      while (told.uploaded.size < enough) await setTimeout(10);
    };
    await killOnce({ settings, writers, until, step: (doomed) => work(doomed, told) });
    say(`${name}, round ${round}: killed after ${told.uploaded.size - before} pictures`);
  }
  await finishJobs(settings, ["files.makeWidths", "files.deleteUnused"]);
  const expected = { ...told, due };
  const found = await takeStock(settings, expected);
  await sweepLeft(settings, found);
  const left = await takeStock(settings, expected);
  return report(name, told, { found, left });
}
