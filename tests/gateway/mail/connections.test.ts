import { afterAll, expect, it } from "vitest";
import { openMailer } from "#gateway/mail/mailer";
import { openSmtp } from "#tests/support/smtp";

const smtp = await openSmtp();
afterAll(() => smtp.close());

const mail = (number: number) => ({
  messageId: `${number}@learn.example`,
  fromName: "Institute",
  toName: "Asha",
  subject: "Hello",
  toAddress: `asha${number}@made.example`,
  replyTo: null,
  unsubscribeUrl: null,
  html: "<p>Hello</p>",
  text: "Hello",
  createdAt: new Date(0),
});
const sending = { attachments: [], signal: new AbortController().signal };
const numbers = Array.from({ length: 40 }, (_, index) => index);

it("mails that follow each other share a few connections, and each arrives once", async () => {
  const mailer = openMailer({ url: smtp.url, from: "no-reply@learn.example" });
  await Promise.all(numbers.map((number) => mailer.send(mail(number), sending)));
  const arrived = smtp.arrived.flatMap(({ to }) => to).sort();
  expect(arrived).toEqual(numbers.map((number) => mail(number).toAddress).sort());
  expect(smtp.connections()).toBeLessThanOrEqual(4);
});

it("a mail that is refused says why, and does not keep the next from leaving", async () => {
  const mailer = openMailer({ url: smtp.url, from: "no-reply@learn.example" });
  smtp.refuse({ code: 550, message: "5.1.1 no such user" });
  await expect(mailer.send(mail(1), sending)).rejects.toMatchObject({ kind: "bounced" });
  smtp.refuse(null);
  await mailer.send(mail(2), sending);
  expect(smtp.arrived.at(-1)?.to).toEqual(["asha2@made.example"]);
});

it("a server that was away takes the mail once it is there", async () => {
  const first = await openSmtp();
  const mailer = openMailer({ url: first.url, from: "no-reply@learn.example" });
  await mailer.send(mail(1), sending);
  await first.close();
  await expect(mailer.send(mail(2), sending)).rejects.toMatchObject({ kind: "delayed" });
  const again = await openSmtp(first.port);
  await mailer.send(mail(3), sending);
  expect(again.arrived.map(({ to }) => to)).toEqual([["asha3@made.example"]]);
  await again.close();
});
