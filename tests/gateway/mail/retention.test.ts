import { expect, it } from "vitest";
import { mailRetention, textRetention } from "#gateway/domains/mail/jobs";
import { openSuite } from "#tests/support/suite";
import { resetMail, send } from "./mailRoom";

const { test } = await openSuite({ environment: { MAIL_BODY_DAYS: "10", MAIL_KEEP_DAYS: "20" } });
const prisma = test.database.prisma;

it("mails of every organization lose their texts first, and are deleted later", async () => {
  const now = new Date("2026-03-02T10:00:00Z");
  test.setNow(now);
  for (const days of [9, 11, 21])
    for (const organizationId of [1, 2]) {
      const id = await send(test.gateway, resetMail(`old${days}@made.example`, { organizationId }));
      const createdAt = new Date(now.getTime() - days * 24 * 3_600_000);
      await prisma.mailMessage.update({ where: { id }, data: { createdAt } });
    }
  for (const task of [textRetention, mailRetention]) await task.round(test.gateway);
  const left = await prisma.mailMessage.findMany({ orderBy: [{ organizationId: "asc" }, { id: "asc" }] });
  expect(
    left.map(({ organizationId, toAddress, html, text }) => [
      organizationId,
      toAddress,
      html === "",
      text === "",
    ]),
  ).toEqual([
    [1, "old9@made.example", false, false],
    [1, "old11@made.example", true, true],
    [2, "old9@made.example", false, false],
    [2, "old11@made.example", true, true],
  ]);
});
