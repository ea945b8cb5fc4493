// npm run proof -- exam [learners]: learners sit one exam at once, each changes the tab, and the gateway is killed twice.
// Every acknowledged answer must be there, every sitting end at its minute, and the results be right within a second.
import { setTimeout } from "node:timers/promises";
import { openDatabase } from "#gateway/database/open";
import { accounts } from "../support/accounts";
import { createCaller } from "../support/caller";
import { type ChildGateway, makeFolder, startChild } from "../support/childGateway";
import { makeExam } from "../support/examRoom";
import { type GatewayOrigin, Sitter } from "../support/examSitters";
import { ResultsWatcher } from "../support/resultsWatcher";
import { say } from "../support/say";

const learnerCount = Number(process.argv[2] ?? 40);
const questionCount = 20;
const minutes = 3;
const pause = 4_000;
const killsAfter = [20_000, 30_000];
const mostMilliseconds = 1_000;

const { folder, remove } = makeFolder();
const settings = { DATA_DIR: folder, DEMO: "1", LOG_LEVEL: "error" };
const place: GatewayOrigin = { origin: "" };

async function start(): Promise<ChildGateway> {
  const gateway = startChild(settings);
  place.origin = await gateway.origin;
  return gateway;
}

async function stop({ process: child, ended }: ChildGateway, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  child.kill(signal);
  await ended;
}

await stop(await start(), "SIGTERM");
const database = await openDatabase({ dataDir: folder });
const { assessmentId, learners } = await makeExam(database.prisma, { learnerCount, questionCount, minutes });
await database.close();
let gateway = await start();
const tokenOf = async (account: Omit<(typeof learners)[number], "userId">) =>
  (await createCaller(place.origin).signIn(account)).token ?? "";
const tokens: string[] = [];
for (const learner of learners) tokens.push(await tokenOf(learner));
const watcher = new ResultsWatcher(place, await tokenOf(accounts.admin), assessmentId);
await watcher.follow();

const sitters = await Promise.all(tokens.map((token) => Sitter.sitDown(place, token, assessmentId)));
say(`${sitters.length} learners have begun`);
const submits = (index: number) => index % 2 === 0;
const sitting = Promise.all(
  sitters.map(async (sitter, index) => {
    await setTimeout((pause / sitters.length) * index);
    await sitter.answerAll(pause, (item) => watcher.expect(item));
    if (submits(index)) await sitter.submit();
  }),
);
for (const wait of killsAfter) {
  await setTimeout(wait);
  await stop(gateway, "SIGKILL");
  watcher.forget();
  const killedAt = performance.now();
  gateway = await start();
  await watcher.follow();
  say(`killed, and back after ${((performance.now() - killedAt) / 1_000).toFixed(1)} s`);
}
await sitting;
await setTimeout(mostMilliseconds);
const [acknowledged, late] = [
  sitters.length * questionCount,
  watcher.delays.filter((delay) => delay > mostMilliseconds),
];
const sorted = [...watcher.delays].sort((left, right) => left - right);
const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
say(`${acknowledged} saves acknowledged, ${sorted.length} of them timed at the results`);
say(
  `seen there after ${at(0.5)} ms (half), ${at(0.95)} ms (95 %), ${at(1)} ms (all); ${late.length} too late, ${watcher.missing} never`,
);

await setTimeout(Math.max(...sitters.map(({ dueAt }) => dueAt)) - Date.now() + mostMilliseconds);
await Promise.all(sitters.map((sitter, index) => sitter.checkEnd(submits(index))));
const open = (await watcher.read()).filter(({ finishedAt }) => finishedAt === null).length;
const problems = sitters.flatMap(({ problems: found }) => found);
say(`${problems.length} saves lost or wrong ends, ${open} sittings open a second after the last minute`);
for (const problem of problems.slice(0, 10)) say(problem);
if (problems.length > 0 || open > 0 || late.length > 0 || watcher.missing > 0) process.exitCode = 1;

await watcher.close();
await stop(gateway, "SIGTERM");
remove();
