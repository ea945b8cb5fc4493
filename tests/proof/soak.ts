// npm run proof -- soak [seconds] [kills] [embedded | postgresql]: for each database first usual and hostile work mixed for
// so many seconds (600), in which no answer may take longer than 2 s and memory must not grow; then so many kills (20) under
// writers of payments, messages, uploads, exam answers and mails, in which nothing that was acknowledged may be lost or
// doubled. Ends with a verdict, and with status 1 when something did not hold.
import { setTimeout as pause } from "node:timers/promises";
import { createCaller } from "../support/caller";
import { type ChildGateway, makeFolder, startChild } from "../support/childGateway";
import { makeExam } from "../support/examRoom";
import { Sitter } from "../support/examSitters";
import { postgresBinaries, startPostgres } from "../support/postgres";
import { say } from "../support/say";
import { withDatabase } from "./jobs/kills";
import { proveMails } from "./jobs/mails";
import { findDamaged, findLost, keepDoing, messages, openLedger, payments, uploads } from "./soaking/deeds";
import { judgeMemory, watchMemory } from "./soaking/memory";
import { type SoakPlace, signInAll } from "./soaking/place";
import { roamAll } from "./soaking/traffic";
import { Waits } from "./soaking/waits";

const seconds = Number(process.argv[2] ?? 600);
const kills = Number(process.argv[3] ?? 20);
const only = process.argv[4];

/** Milliseconds that an answer may take outside of a restart. */
const mostMilliseconds = 2_000;
/** The share of its size by which memory may grow after warming up, and the megabytes that are always allowed. */
const mostGrowth = { share: 0.1, megabytes: 32 };
const exam = { learnerCount: 4, questionCount: 60, minutes: 600 };

type Settings = Record<string, string>;
type Exam = Awaited<ReturnType<typeof makeExam>>;

const openPlace = async (child: ChildGateway): Promise<SoakPlace> => {
  const origin = await child.origin;
  return { origin, tokens: await signInAll(origin), isUp: true, isOver: false };
};

async function stop({ process: child, ended }: ChildGateway, signal: "SIGTERM" | "SIGKILL"): Promise<string> {
  child.kill(signal);
  return (await ended).stdout;
}

/** Everyone works for a while, attackers too. */
async function soak(settings: Settings, { courseId, learners }: Exam): Promise<string[]> {
  const child = startChild(settings);
  const place = await openPlace(child);
  const [waits, ledger] = [new Waits(), openLedger()];
  const working = { place, waits, ledger };
  const paid = { userId: learners[0]?.userId ?? 0, courseId };
  const memory = watchMemory(place, child.process.pid ?? 0);
  const work = Promise.all([
    roamAll(place, waits),
    keepDoing(working, payments(paid), 400),
    keepDoing(working, messages, 200),
    keepDoing(working, uploads, 2_000),
  ]);
  let died = false;
  child.process.once("exit", () => {
    died = !place.isOver;
    place.isOver = true;
  });
  await Promise.race([pause(seconds * 1_000), child.ended]);
  place.isOver = true;
  await work;
  const { mean, peak, growth } = judgeMemory(await memory);
  const log = await stop(child, "SIGTERM");
  const problems = waits.report(mostMilliseconds);
  say(
    `  memory: ${Math.round(mean)} MB, at most ${Math.round(peak)} MB, grown by ${Math.round(growth)} MB after warming up`,
  );
  if (growth > Math.max(mostGrowth.megabytes, mean * mostGrowth.share))
    problems.push(`memory grows: ${Math.round(growth)} MB`);
  if (died) problems.push("the gateway ended by itself");
  if (log.includes("nothing has caught")) problems.push("the log tells of an error that nothing has caught");
  return [...problems, ...(await withDatabase(settings, (prisma) => findLost(prisma, ledger)))];
}

/** Kills the gateway again and again while everyone writes. */
async function killAgain(settings: Settings, { assessmentId, courseId, learners }: Exam): Promise<string[]> {
  let child = startChild(settings);
  const place = await openPlace(child);
  const [waits, ledger] = [new Waits(), openLedger()];
  const working = { place, waits, ledger };
  const paid = { userId: learners[0]?.userId ?? 0, courseId };
  let saves = 0;
  const sitters = await Promise.all(
    learners.map(async (learner) => {
      const { token = "" } = await createCaller(place.origin).signIn(learner);
      return Sitter.sitDown(place, token, assessmentId);
    }),
  );
  const sitting = sitters.map((sitter) =>
    sitter.answerAll(kills * 120, () => {
      saves += 1;
    }),
  );
  const work = Promise.all([
    ...Array.from({ length: 6 }, () => keepDoing(working, payments(paid), 0)),
    ...Array.from({ length: 4 }, () => keepDoing(working, messages, 0)),
    ...Array.from({ length: 2 }, () => keepDoing(working, uploads, 0)),
  ]);
  for (let round = 1; round <= kills; round += 1) {
    const before = ledger.payments.size + ledger.messages.size;
    const kept = ledger.uploads.size;
    while (ledger.payments.size + ledger.messages.size - before < 40 || ledger.uploads.size === kept)
      await pause(10);
    await pause(Math.random() * 500);
    place.isUp = false;
    await stop(child, "SIGKILL");
    const killedAt = performance.now();
    child = startChild(settings);
    place.origin = await child.origin;
    place.isUp = true;
    const { payments: paidFor, messages: sent, uploads: stored } = ledger;
    say(
      `  kill ${round}: ${paidFor.size} payments, ${sent.size} messages, ${stored.size} uploads, ${saves} saves acknowledged; back after ${((performance.now() - killedAt) / 1_000).toFixed(1)} s`,
    );
  }
  await Promise.all(sitting);
  for (const sitter of sitters) await sitter.check("at the end");
  place.isOver = true;
  await work;
  const damaged = await findDamaged(place, ledger);
  await stop(child, "SIGTERM");
  const lost = await withDatabase(settings, (prisma) => findLost(prisma, ledger));
  return [...damaged, ...lost, ...sitters.flatMap(({ problems }) => problems)];
}

async function prove(name: string, settings: Settings): Promise<void> {
  say(`${name}: ${seconds} s of work`);
  await stop(await startedOnce(settings), "SIGTERM");
  const made = await withDatabase(settings, (prisma) => makeExam(prisma, exam));
  const problems = seconds > 0 ? await soak(settings, made) : [];
  say(`${name}: ${kills} kills`);
  if (kills > 0) {
    problems.push(...(await killAgain(settings, made)));
    if (!(await proveMails({ name, settings, rounds: kills }))) problems.push("mails were lost or doubled");
  }
  for (const problem of problems) say(`${name}: NOT HELD: ${problem}`);
  say(`${name}: ${problems.length === 0 ? "everything held" : `${problems.length} things did not hold`}`);
  if (problems.length > 0) process.exitCode = 1;
}

async function startedOnce(settings: Settings): Promise<ChildGateway> {
  const child = startChild(settings);
  await child.origin;
  return child;
}

const common = (folder: string): Settings => ({ DEMO: "1", LOG_LEVEL: "error", DATA_DIR: folder });

if (only !== "postgresql") {
  const { folder, remove } = makeFolder();
  await prove("embedded", common(folder));
  remove();
}
if (only !== "embedded" && postgresBinaries) {
  const cluster = await startPostgres(postgresBinaries, { isDurable: true });
  const { folder, remove } = makeFolder();
  await prove("PostgreSQL", { ...common(folder), DATABASE_URL: cluster.createDatabase("soak") });
  cluster.stop();
  remove();
} else if (only !== "embedded") {
  say("PostgreSQL is not installed (apt-get install postgresql): not tried");
  process.exitCode = 1;
}
