import { expect, it } from "vitest";
import { manifests } from "#gateway/schema/manifests";
import { createFactory } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const environment = { NOTIFICATION_KEEP_DAYS: "10", JOB_KEEP_DAYS: "10", SESSION_KEEP_DAYS: "10" };
const { test } = await openSuite({ environment: { ...environment, GENERATION_KEEP_DAYS: "10" } });
const { prisma } = test.database;
const factory = createFactory(prisma);

const now = new Date("2030-03-02T10:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

const names = ["deleteOldNotifications", "deleteOldJobs", "deleteEndedSessions", "deleteOldAttempts"];

it("what has ended is kept for its days and deleted then, in every organization; what waits stays", async () => {
  test.setNow(now);
  const waiting = { kind: "mail.send", runAt: daysAgo(30) };
  for (const organizationId of [1, 2]) {
    const { id: userId } = await factory.user({ organizationId });
    const scope = { organizationId, userId };
    for (const days of [9, 11]) {
      const key = `${organizationId}:${days}`;
      const at = daysAgo(days);
      await prisma.notification.create({
        data: { ...scope, kind: "enrolled", title: key, path: "/", dedupeKey: key, createdAt: at },
      });
      await prisma.job.create({ data: { ...waiting, organizationId, key: `failed ${key}`, failedAt: at } });
      await prisma.session.create({ data: { ...scope, tokenHash: key, expiresAt: at } });
      await prisma.signInCode.create({ data: { ...scope, madeById: userId, codeHash: key, expiresAt: at } });
      await prisma.mailToken.create({
        data: { ...scope, kind: "RESET", address: "a@made.example", tokenHash: key, expiresAt: at },
      });
    }
    await prisma.job.create({ data: { ...waiting, organizationId, key: `${organizationId}:waits` } });
  }
  const tasks = manifests
    .flatMap(({ recurring = [] }) => recurring)
    .filter(({ name }) => names.includes(name));
  expect(tasks).toHaveLength(names.length);
  for (const { round } of tasks) await round(test.gateway);
  const left = ["1:9", "2:9"];
  const ours = { in: ["1:9", "1:11", "2:9", "2:11"] };
  const notifications = await prisma.notification.findMany({
    where: { dedupeKey: ours },
    orderBy: { id: "asc" },
  });
  expect(notifications.map(({ title }) => title)).toEqual(left);
  const jobs = await prisma.job.findMany({ where: { kind: "mail.send" }, orderBy: { key: "asc" } });
  expect(jobs.map(({ key }) => key)).toEqual(["1:waits", "2:waits", "failed 1:9", "failed 2:9"]);
  const sessions = await prisma.session.findMany({ where: { tokenHash: ours }, orderBy: { id: "asc" } });
  expect(sessions.map(({ tokenHash }) => tokenHash)).toEqual(left);
  const codes = await prisma.signInCode.findMany({ where: { codeHash: ours }, orderBy: { id: "asc" } });
  expect(codes.map(({ codeHash }) => codeHash)).toEqual(left);
  const links = await prisma.mailToken.findMany({ where: { tokenHash: ours }, orderBy: { id: "asc" } });
  expect(links.map(({ tokenHash }) => tokenHash)).toEqual(left);
});
