// npm run proof -- jobs [rounds]: kills the gateway while it imports courses, on the embedded database and on PostgreSQL, and
// counts what came of each acknowledged import: its course must be there exactly once.
import { setTimeout } from "node:timers/promises";
import { openDatabase } from "#gateway/database/open";
import { packArchive, smallArchive } from "../gateway/archives/madeArchive";
import { accounts } from "../support/accounts";
import { type Caller, createCaller } from "../support/caller";
import { makeFolder, startChild } from "../support/childGateway";
import { postgresBinaries, startPostgres } from "../support/postgres";
import { uploadFile } from "../support/uploads";

const rounds = Number(process.argv[2] ?? 20);
const writers = 6;
/** Imports that are acknowledged in a round before the gateway is killed. */
const perRound = 12;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const archive = packArchive(smallArchive());
const mutation = `mutation ($input: ImportCourseInput!) {
  result: importCourse(input: $input) { ... on CourseImportPayload { courseImport { databaseId } } }
}`;

/** The codes of acknowledged imports by their ids. */
type Acknowledged = Map<number, string>;
let last = 0;

interface Writing {
  origin: string;
  caller: Caller;
  acknowledged: Acknowledged;
  isKilled: () => boolean;
}

/** Starts imports until the gateway is gone. */
async function write({ origin, caller, acknowledged, isKilled }: Writing): Promise<void> {
  while (!isKilled()) {
    last += 1;
    const code = `K${String(last).padStart(6, "0")}`;
    try {
      const { id: fileId } = await uploadFile(origin, caller, archive, { name: "course.zip" });
      const { data } = await caller.graphql(mutation, { input: { fileId, code, categoryId: 1 } });
      acknowledged.set(data.result.courseImport.databaseId, code);
    } catch (error) {
      // The gateway was killed, or was too busy: another import is tried.
      if (!isKilled()) say(`not started: ${error}`);
      await setTimeout(50);
    }
  }
}

async function killOnce(settings: Record<string, string>, acknowledged: Acknowledged): Promise<void> {
  const child = startChild(settings);
  const origin = await child.origin;
  const caller = await createCaller(origin).signIn(accounts.admin);
  const before = acknowledged.size;
  const isKilled = () => child.process.killed;
  const writing = Array.from({ length: writers }, () => write({ origin, caller, acknowledged, isKilled }));
  while (acknowledged.size - before < perRound) await setTimeout(10);
  await setTimeout(Math.random() * 500);
  child.process.kill("SIGKILL");
  await Promise.all([child.ended, ...writing]);
}

/** Lets a gateway finish what the killed ones have left, and returns how often each import's course is there. */
async function readOutcome(settings: Record<string, string>, acknowledged: Acknowledged) {
  const child = startChild(settings);
  const caller = await createCaller(await child.origin).signIn(accounts.admin);
  for (;;) {
    // A killed worker's jobs are taken again when their lease of a minute has ended.
    const { data } = await caller.graphql("{ jobs { nodes { kind } } }");
    const isLeft = (data.jobs.nodes as { kind: string }[]).some(
      ({ kind }) => kind === "archives.importCourse",
    );
    if (!isLeft) break;
    await setTimeout(1_000);
  }
  child.process.kill("SIGTERM");
  await child.ended;
  const database = await openDatabase({
    databaseUrl: settings["DATABASE_URL"],
    dataDir: settings["DATA_DIR"] ?? "",
  });
  const courses = await database.prisma.course.findMany({ select: { code: true } });
  const imports = await database.prisma.courseImport.findMany({ select: { id: true, state: true } });
  await database.close();
  const done = new Set(imports.filter(({ state }) => state === "DONE").map(({ id }) => id));
  // A second course of an import would have got its code with a number.
  const countOf = (code: string) => courses.filter((one) => one.code.startsWith(code)).length;
  return [...acknowledged].filter(([id, code]) => !done.has(id) || countOf(code) !== 1).length;
}

async function prove(name: string, settings: Record<string, string>): Promise<void> {
  const acknowledged: Acknowledged = new Map();
  for (let round = 1; round <= rounds; round += 1) {
    const before = acknowledged.size;
    await killOnce(settings, acknowledged);
    say(`${name}, round ${round}: killed after ${acknowledged.size - before} imports`);
  }
  const wrong = await readOutcome(settings, acknowledged);
  say(`${name}: ${acknowledged.size} imports in ${rounds} rounds, ${wrong} lost or doubled`);
  if (wrong > 0) process.exitCode = 1;
}

const { folder, remove } = makeFolder();
const common = { DEMO: "1", LOG_LEVEL: "fatal", DATA_DIR: folder };
await prove("embedded", common);
if (postgresBinaries) {
  const cluster = await startPostgres(postgresBinaries);
  await prove("PostgreSQL", { ...common, DATABASE_URL: cluster.createDatabase("jobs") });
  cluster.stop();
} else say("PostgreSQL is not installed (apt-get install postgresql): not tried");
remove();
