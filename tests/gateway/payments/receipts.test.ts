import { afterAll, describe, expect, it } from "vitest";
import { announceMails, sendMails } from "#gateway/domains/mail/commands";
import { mailSettings, openSmtp } from "#tests/support/smtp";
import { openSuite } from "#tests/support/suite";
import { openWorker, until } from "../mail/mailRoom";

const { test, factory } = await openSuite({ environment: mailSettings("smtp://127.0.0.1:1") });
const prisma = test.database.prisma;
const smtp = await openSmtp();
afterAll(() => smtp.close());
const staff = await test.as("finance");
const learner = await test.as("learner");
const ownerId = learner.userId ?? 0;
const payment = await factory.payment({ userId: ownerId, reference: "UPI / 47:11", status: "PAID" });
const others = await factory.payment({ userId: (await factory.user({})).id, reference: "OTHER-1" });
const path = `payments/${payment.id}/receipt.pdf`;

describe("a receipt", () => {
  it("is downloaded by its payer and by staff, under a name that every system takes", async () => {
    for (const caller of [learner, staff]) {
      const { status, headers, text } = await caller.rest("GET", path);
      expect(status).toBe(200);
      expect(text.startsWith("%PDF-")).toBe(true);
      expect(headers.get("content-type")).toBe("application/pdf");
      expect(headers.get("content-disposition")).toBe(
        `attachment; filename="receipt-UPI-47-11.pdf"; filename*=UTF-8''receipt-UPI-47-11.pdf`,
      );
      expect(headers.get("cache-control")).toBe("private, no-cache");
      expect(Buffer.byteLength(text)).toBeLessThan(200_000);
    }
  });

  it("is sent once to those who ask again, until the payment changes", async () => {
    const tag = (await learner.rest("GET", path)).headers.get("etag") ?? "";
    expect((await learner.rest("GET", path, undefined, { "If-None-Match": tag })).status).toBe(304);
    await prisma.payment.update({ where: { id: payment.id }, data: { amount: 4711 } });
    expect((await learner.rest("GET", path, undefined, { "If-None-Match": tag })).status).toBe(200);
  });

  it("says how to pay only while it is due", async () => {
    await prisma.organization.update({ where: { id: 1 }, data: { paymentInstructions: "UPI: a@b" } });
    const due = await factory.payment({ userId: ownerId, reference: "DUE-1", status: "PENDING" });
    const read = async (id: number) =>
      (await learner.graphql(`{ ownPayment(databaseId: ${id}) { howToPay } }`)).data.ownPayment;
    expect(await read(due.id)).toEqual({ howToPay: "UPI: a@b" });
    expect(await read(payment.id)).toEqual({ howToPay: null });
    expect(await read(others.id)).toBeNull();
  });

  it("is for no one else", async () => {
    expect((await test.visitor.rest("GET", path)).status).toBe(401);
    expect((await learner.rest("GET", `payments/${others.id}/receipt.pdf`)).status).toBe(404);
    expect((await staff.rest("GET", "payments/999999/receipt.pdf")).status).toBe(404);
    expect((await (await test.as("otherAdmin")).rest("GET", path)).status).toBe(404);
    expect((await staff.rest("POST", path, {})).status).toBe(405);
  });
});

describe("the mail of a receipt", () => {
  const mails = (userId: number, id: number) => [
    {
      userId,
      values: { title: "Payment received", text: "", link: "/" },
      attachments: [{ kind: "RECEIPT" as const, id, name: "receipt-UPI-47-11.pdf" }],
    },
  ];
  const send = async (userId: number, id: number) => {
    smtp.arrived.length = 0;
    const wanted = { organizationId: 1, kind: "paymentRecorded", mails: mails(userId, id) };
    await test.gateway.tenantClient(1).$transaction((tx) => sendMails(test.gateway, tx, wanted));
    announceMails(test.gateway.bus, 1);
    const worker = await openWorker(test, mailSettings(smtp.url));
    await until(test.gateway.bus, async () => smtp.arrived.length > 0);
    await worker.gateway.tasks.close();
    return smtp.arrived[0]?.source ?? "";
  };

  it("brings the receipt along, printed when it is sent", async () => {
    const source = await send(ownerId, payment.id);
    expect(source).toContain("filename=receipt-UPI-47-11.pdf");
    expect(source).toContain("application/pdf");
    expect(source).toContain(Buffer.from("%PDF-1.7").toString("base64").slice(0, 9));
    const row = await prisma.mailMessage.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(row.attachments).toEqual(mails(1, payment.id)[0]?.attachments);
  });

  it("brings no receipt of another's payment, nor of one that is gone", async () => {
    expect(await send(ownerId, others.id)).not.toContain("application/pdf");
    expect(await send(ownerId, 999_999)).not.toContain("application/pdf");
  });
});
