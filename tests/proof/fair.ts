// npm run proof -- fair [seconds]: six busy writers of payments beside uploads and messages on the embedded database. No one
// may wait longer than 2 s.
import { setTimeout as pause } from "node:timers/promises";
import { makeFolder, startChild } from "../support/childGateway";
import { makeExam } from "../support/examRoom";
import { say } from "../support/say";
import { withDatabase } from "./jobs/kills";
import { keepDoing, messages, openLedger, payments, uploads } from "./soaking/deeds";
import { signInAll } from "./soaking/place";
import { Waits } from "./soaking/waits";

const seconds = Number(process.argv[2] ?? 60);
const mostMilliseconds = 2_000;

const { folder, remove } = makeFolder();
const settings = { DEMO: "1", LOG_LEVEL: "error", DATA_DIR: folder };
const first = startChild(settings);
await first.origin;
first.process.kill("SIGTERM");
await first.ended;
const { courseId, learners } = await withDatabase(settings, (prisma) =>
  makeExam(prisma, { learnerCount: 1, questionCount: 1, minutes: 1 }),
);
const child = startChild(settings);
const origin = await child.origin;
const place = { origin, tokens: await signInAll(origin), isUp: true, isOver: false };
const working = { place, waits: new Waits(), ledger: openLedger() };
const paid = { userId: learners[0]?.userId ?? 0, courseId };
const work = Promise.all([
  ...Array.from({ length: 6 }, () => keepDoing(working, payments(paid), 0)),
  keepDoing(working, uploads, 200),
  keepDoing(working, messages, 200),
]);
await pause(seconds * 1_000);
place.isOver = true;
await work;
child.process.kill("SIGTERM");
await child.ended;
const problems = working.waits.report(mostMilliseconds);
for (const problem of problems) say(`NOT HELD: ${problem}`);
say(problems.length === 0 ? "no one waited too long" : "a caller waited too long");
if (problems.length > 0) process.exitCode = 1;
remove();
