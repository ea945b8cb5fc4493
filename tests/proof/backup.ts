// npm run proof -- backup [rounds]: kills backups, and the gateways that they ask, under twenty writers on both databases.
// A file is whole or not there, and the last backup, restored elsewhere, has each acknowledged message exactly once.
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { checkBackup } from "#gateway/backup/backupFile";
import { type ChildGateway, makeFolder, startChild } from "../support/childGateway";
import { readStored, signIn, type Writer, write } from "../support/killedWriters";
import { postgresBinaries, startPostgres } from "../support/postgres";
import { runScript, startScript } from "../support/runScript";
import { say } from "../support/say";

const rounds = Number(process.argv[2] ?? 20);
const work = makeFolder();

type Settings = Record<string, string>;

/** Begins a backup and kills it, or the gateway, within a second; returns whether there is a file. */
async function killBackup(
  file: string,
  settings: Settings,
  victim: ChildGateway | undefined,
): Promise<boolean> {
  const backup = startScript("backup", { args: [file], settings });
  await setTimeout(700 + Math.random() * 1_500);
  if (victim) victim.process.kill("SIGKILL");
  else backup.process.kill("SIGKILL");
  await backup.ended;
  if (!existsSync(file)) return false;
  await checkBackup(file);
  return true;
}

interface Proof {
  name: string;
  settings: Settings;
  /** The folder into which the last backup is restored. */
  elsewhere: Settings;
}

/** Works while writers write, and returns what was acknowledged to them before it began. */
async function underWriters(
  settings: Settings,
  writers: Writer[],
  run: (child: ChildGateway) => Promise<void>,
) {
  const child = startChild({ DEMO: "1", LOG_LEVEL: "fatal", ...settings });
  const origin = await child.origin;
  if (writers.length === 0) writers.push(...(await signIn(origin, 20)));
  const acknowledged = new Set<string>();
  const writing = writers.map((writer) => write(origin, writer, acknowledged));
  while (acknowledged.size < 40) await setTimeout(10);
  const before = [...acknowledged];
  await run(child);
  child.process.kill("SIGKILL");
  await Promise.all([child.ended, ...writing]);
  return before;
}

async function runOrFail(name: string, file: string, settings: Settings): Promise<void> {
  const { status, stderr } = await runScript(name, { args: [file], settings });
  if (status !== 0) throw new Error(stderr);
}

async function prove({ name, settings, elsewhere }: Proof): Promise<void> {
  const [writers, expected]: [Writer[], string[]] = [[], []];
  const file = join(work.folder, `${name}.backup`);
  let whole = 0;
  for (let round = 0; round < rounds; round += 1) {
    const kill = async (child: ChildGateway) => {
      if (await killBackup(file, settings, round % 2 === 0 ? child : undefined)) whole += 1;
    };
    expected.push(...(await underWriters(settings, writers, kill)));
    rmSync(file, { force: true });
  }
  expected.push(...(await underWriters(settings, writers, () => runOrFail("backup", file, settings))));
  await runOrFail("restore", file, elsewhere);
  const stored = await readStored(elsewhere);
  const wrong = expected.filter((id) => stored.get(id) !== 1);
  say(
    `${name}: of ${rounds} killed backups ${whole} were whole and ${rounds - whole} left no file; of ${expected.length} messages acknowledged before a backup ${wrong.length} are lost or doubled after the restore`,
  );
  if (wrong.length > 0) process.exitCode = 1;
}

const [source, target] = [makeFolder(), makeFolder()];
await prove({
  name: "embedded",
  settings: { DATA_DIR: source.folder },
  elsewhere: { DATA_DIR: target.folder },
});
if (postgresBinaries) {
  const cluster = await startPostgres(postgresBinaries);
  await prove({
    name: "PostgreSQL",
    settings: { DATABASE_URL: cluster.createDatabase("source"), DATA_DIR: source.folder },
    elsewhere: { DATABASE_URL: cluster.createDatabase("target"), DATA_DIR: target.folder },
  });
  cluster.stop();
} else say("PostgreSQL is not installed (apt-get install postgresql): not tried");
for (const { remove } of [work, source, target]) remove();
// Prisma's schema engine leaves a timer of ten seconds behind.
process.exit();
