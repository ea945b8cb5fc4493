import { afterEach, beforeEach } from "vitest";
import type { Bus } from "#gateway/bus/bus";
import { announceMails, sendMail } from "#gateway/domains/mail/commands";
import type { MailKind, MailValues } from "#gateway/domains/mail/kindContract";
import type { Gateway } from "#gateway/gateway";
import { startWorker } from "#gateway/jobs/worker";
import { jobHandlers } from "#gateway/schema/manifests";
import { openTestGateway, type TestGateway } from "#tests/support/gateway";
import { mailSettings } from "#tests/support/smtp";
import { openSuite } from "#tests/support/suite";

interface Wanted<Kind extends MailKind> {
  kind: Kind;
  to: string;
  userId?: number | null;
  values: MailValues<Kind>;
  organizationId?: number;
}

/** Sends a mail as a command does. */
export async function send<Kind extends MailKind>(
  gateway: Gateway,
  { userId = null, organizationId = 1, ...mail }: Wanted<Kind>,
): Promise<number> {
  const id = await gateway
    .tenantClient(organizationId)
    .$transaction((tx) => sendMail(gateway, tx, { ...mail, userId, organizationId }));
  announceMails(gateway.bus, organizationId);
  return id;
}

export const resetMail = (to: string, more: { userId?: number; organizationId?: number } = {}) => ({
  kind: "reset" as const,
  to,
  values: { link: "/auth/reset/abc_def" },
  ...more,
});

export const announcement = (to: string, more: { title?: string; text?: string; userId?: number } = {}) => ({
  kind: "announcement" as const,
  to,
  ...(more.userId !== undefined && { userId: more.userId }),
  values: {
    title: more.title ?? "New labs",
    text: more.text ?? "The labs open at nine.",
    link: "/announcements/1",
  },
});

/** A worker of its own process on the database of another gateway, which ends with `close`. */
export async function openWorker(test: TestGateway, environment: Record<string, string>) {
  const own = await openTestGateway({ database: test.database, bus: test.gateway.bus, environment });
  own.setNow(test.gateway.clock());
  startWorker(own.gateway, jobHandlers, { pollEvery: 20 });
  return own;
}

/** When the mails of `openMails` are written. */
export const now = new Date("2026-03-02T10:00:00Z");

/** A gateway that would send mails, at a fixed time; each test begins without any, and with the original templates. */
export async function openMails() {
  const suite = await openSuite({ environment: mailSettings("smtp://127.0.0.1:1") });
  const { prisma } = suite.test.database;
  beforeEach(async () => {
    suite.test.setNow(now);
    await prisma.job.deleteMany();
    await prisma.mailTemplate.deleteMany();
    await prisma.mailMessage.deleteMany();
    await prisma.mailSuppression.deleteMany();
  });
  return { ...suite, prisma };
}

/** Returns what begins to work at a moment, by one worker after the other; the last one ends with the test. */
export function openWorkers(test: TestGateway, environment: Record<string, string> = {}) {
  const workers: TestGateway[] = [];
  const stop = async () => {
    for (const own of workers.splice(0)) await own.close();
  };
  afterEach(stop);
  return async (now: Date): Promise<void> => {
    await stop();
    test.setNow(now);
    workers.push(await openWorker(test, environment));
  };
}

/** Waits for what a worker does: looks at once, and after each of its reports. */
export function until(bus: Bus, isSo: () => Promise<boolean>): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      isSo().then((done) => {
        if (!done) return;
        for (const stop of stops) stop();
        resolve();
      }, reject);
    };
    const stops = (["mailChanged", "jobsChanged"] as const).map((topic) => bus.subscribe(topic, look));
    look();
  });
}
