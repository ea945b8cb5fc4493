// npm run proof -- daily [people]: how long it takes until everyone has the daily mail, through a real SMTP server, and
// how long reads take at the same time. At most 30 seconds for 1,000 people, and reads at most half as long again (p95).
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { notify } from "#gateway/domains/notifications/commands";
import { startWorker } from "#gateway/jobs/worker";
import { jobHandlers } from "#gateway/schema/manifests";
import { createFactory, demoId } from "../support/factory";
import { openTestGateway } from "../support/gateway";
import { say } from "../support/say";
import { mailSettings, openSmtp } from "../support/smtp";

const count = Number(process.argv[2] ?? 1_000);
const most = { seconds: 30, slower: 1.5 };

const smtp = await openSmtp();
const environment = {
  ...mailSettings(smtp.url),
  MAIL_DAILY_QUOTA: String(count * 2),
  SESSION_IDLE_HOURS: "100000",
  SESSION_MAX_HOURS: "100000",
};
const test = await openTestGateway({ environment });
const { prisma } = test.database;
const factory = createFactory(prisma);
const morning = new Date("2030-01-07T03:30:00Z");
test.setNow(morning);

/** Three shared lessons, and a payment of one's own. */
async function prepare(): Promise<void> {
  const users = await prisma.user.createManyAndReturn({
    data: Array.from({ length: count }, (_, at) => ({
      organizationId: demoId,
      userType: "U" as const,
      name: `Person ${at}`,
      username: `daily.${at}`,
      email: `daily${at}@many.example`,
    })),
    select: { id: true },
  });
  const place = { organizationId: demoId, now: morning };
  const db = test.gateway.tenantClient(demoId);
  const to = { id: { in: users.map(({ id }) => id) } };
  for (const topic of ["Loops", "Arrays", "Maps"]) {
    const course = await factory.course({});
    const data = users.map(({ id: userId }) => ({
      organizationId: demoId,
      userId,
      courseId: course.id,
      source: "STAFF" as const,
    }));
    await prisma.enrolment.createMany({ data });
    const subject = { key: "courseId" as const, id: course.id };
    const values = { topic, course: course.title };
    await db.$transaction(
      (tx) => notify(tx, place, [{ kind: "newLesson", values, subject, to, path: "/learner/courses" }]),
      { timeout: 60_000 },
    );
  }
}

/** Reads for as long as wanted, at a steady pace, and returns how long the slowest twentieth took at least. */
async function measureReads(isOver: () => boolean): Promise<{ p95: number; most: number; reads: number }> {
  const caller = await test.as("learner");
  const document =
    "{ viewer { name unreadNotificationCount notifications(first: 20) { edges { node { title } } } } }";
  const times: number[] = [];
  while (!isOver()) {
    const started = performance.now();
    const { errors } = await caller.graphql(document);
    if (errors) throw new Error(errors[0]?.message ?? "a read failed");
    times.push(performance.now() - started);
    await pause(10);
  }
  times.sort((first, other) => first - other);
  return { p95: times[Math.floor(times.length * 0.95)] ?? 0, most: times.at(-1) ?? 0, reads: times.length };
}

await prepare();
const quietUntil = performance.now() + 10_000;
await measureReads(() => performance.now() > quietUntil - 7_000);
const quiet = await measureReads(() => performance.now() > quietUntil);
say(`quiet: p95 ${quiet.p95.toFixed(1)} ms of ${quiet.reads} reads`);

test.setNow(new Date("2030-01-07T12:30:00Z"));
startWorker(test.gateway, jobHandlers);
const started = performance.now();
let seconds = 0;
const stop = test.gateway.bus.subscribe("mailChanged", () => {
  if (seconds === 0 && smtp.arrived.length >= count) seconds = (performance.now() - started) / 1000;
});
const busy = await measureReads(() => seconds > 0 || performance.now() - started > 60_000);
stop();
const recipients = new Set(smtp.arrived.flatMap(({ to }) => to)).size;
const slower = busy.p95 / quiet.p95;
say(`${recipients} people have their daily mail after ${seconds.toFixed(1)} s`);
say(
  `beside it: p95 ${busy.p95.toFixed(1)} ms of ${busy.reads} reads, ${slower.toFixed(2)} times the quiet one, the slowest ${busy.most.toFixed(0)} ms`,
);
const left = await prisma.mailMessage.groupBy({ by: ["state", "lastError"], _count: true });
for (const { state, lastError, _count } of left) say(`${_count} mails ${state} ${lastError ?? ""}`);
say(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
if (seconds === 0 || seconds > most.seconds || recipients !== count || slower > most.slower)
  process.exitCode = 1;
await test.close();
await smtp.close();
