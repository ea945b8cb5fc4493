import { startWorker } from "#gateway/jobs/worker";
import { jobHandlers } from "#gateway/schema/manifests";
import { until } from "#tests/gateway/mail/mailRoom";
import type { TestGateway } from "#tests/support/gateway";

/** The mails to an address, oldest first, each with the token of its link. */
export async function readMails({ database }: TestGateway, toAddress: string) {
  const mails = await database.prisma.mailMessage.findMany({ where: { toAddress }, orderBy: { id: "asc" } });
  return mails.map(({ kind, subject, text, html }) => ({
    kind,
    subject,
    text,
    token: /\/auth\/\w+\/([\w-]+)/.exec(html)?.[1] ?? "",
  }));
}

/** Lets the gateway do its background work until the test file ends. */
export const work = ({ gateway }: TestGateway) => startWorker(gateway, jobHandlers, { pollEvery: 1_000 });

/** Waits until the background work of accounts is done, which it wakes: some of it waits for the next poll. */
export function untilIdle({ gateway, database }: TestGateway) {
  const done = until(
    gateway.bus,
    async () => (await database.prisma.job.count({ where: { kind: { startsWith: "accounts." } } })) === 0,
  );
  gateway.bus.publish("jobsChanged", { organizationId: 1 });
  return done;
}
