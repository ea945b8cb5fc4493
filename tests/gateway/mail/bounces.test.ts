import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { isOfAddress, readBounce } from "#gateway/mail/bounces";
import { mailSettings } from "#tests/support/smtp";
import { openSuite } from "#tests/support/suite";
import { announcement, resetMail, send } from "./mailRoom";

const token = "a-token-of-the-operator";
const { test } = await openSuite({
  environment: { ...mailSettings("smtp://127.0.0.1:1"), MAIL_BOUNCE_TOKEN: token },
});
const prisma = test.database.prisma;

beforeEach(async () => {
  await prisma.mailMessage.deleteMany();
  await prisma.mailSuppression.deleteMany();
});

interface Told {
  messageId: string;
  address?: string;
  action?: string;
  status?: string;
  /** How the mail that came back is held: whole, or its headers alone. */
  held?: string;
}

/** A report as Postfix writes it. */
const report = ({ messageId, address = "ravi@made.example", ...told }: Told) => {
  const { action = "failed", status = "5.1.1", held = "message/rfc822" } = told;
  return `From: MAILER-DAEMON@mx.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: no-reply@learn.example
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="B0/mx.example"

--B0/mx.example
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--B0/mx.example
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
X-Postfix-Queue-ID: B0
Arrival-Date: Fri, 27 Nov 2026 10:00:00 +0000 (UTC)

Final-Recipient: rfc822; ${address}
Original-Recipient: rfc822;${address}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.made.example
Diagnostic-Code: smtp; 550 ${status} <${address}>: Recipient address rejected:
    User unknown in virtual mailbox table

--B0/mx.example
Content-Type: ${held}

From: Institute <no-reply@learn.example>
To: ${address}
Message-ID: <${messageId}>
Subject: New labs

Message-ID: <of-the-text@learn.example>
--B0/mx.example--
`.replaceAll("\n", "\r\n");
};

const hand = (body: string, headers: Record<string, string> = { Authorization: `Bearer ${token}` }) =>
  fetch(`${test.origin}/mail/bounces`, { method: "POST", body, headers });

const read = (id: number) => prisma.mailMessage.findUniqueOrThrow({ where: { id } });

describe("a mail that comes back", () => {
  it("is failed with what the server said, and an address that does not exist gets no further mail", async () => {
    const id = await send(test.gateway, resetMail("Ravi@made.example"));
    const { messageId } = await read(id);
    for (const _time of [1, 2]) expect((await hand(report({ messageId }))).status).toBe(204);
    expect(await read(id)).toMatchObject({
      state: "FAILED",
      lastError: expect.stringMatching(/^5\.1\.1 550 5\.1\.1 .*User unknown in virtual mailbox table$/),
    });
    expect(await prisma.mailSuppression.findMany()).toMatchObject([
      { organizationId: 1, address: (await read(id)).toAddress, kind: "", reason: "BOUNCED" },
    ]);
    const next = await send(test.gateway, announcement((await read(id)).toAddress));
    expect((await read(next)).state).toBe("SUPPRESSED");
  });

  it("is found in its own organization", async () => {
    const id = await send(test.gateway, { ...resetMail("ravi@made.example"), organizationId: 2 });
    const { messageId } = await read(id);
    await hand(report({ messageId, held: "text/rfc822-headers" }));
    expect((await read(id)).state).toBe("FAILED");
    expect(await prisma.mailSuppression.findMany()).toMatchObject([{ organizationId: 2 }]);
  });

  it.each([
    ["a full mailbox", { status: "5.2.2" }, "FAILED"],
    ["a refused text", { status: "5.7.1" }, "FAILED"],
    ["a mail that is only late", { action: "delayed", status: "4.4.1" }, "QUEUED"],
    ["a report about someone else's address", { address: "other@made.example" }, "QUEUED"],
  ])("suppresses nothing for %s", async (_what, told, state) => {
    const id = await send(test.gateway, resetMail("ravi@made.example"));
    const { messageId } = await read(id);
    expect((await hand(report({ messageId, ...told }))).status).toBe(204);
    expect((await read(id)).state).toBe(state);
    expect(await prisma.mailSuppression.count()).toBe(0);
  });

  it("is taken and changes nothing when it is not known, or is no report", async () => {
    const id = await send(test.gateway, resetMail("ravi@made.example"));
    const outOfOffice = "From: ravi@made.example\r\nSubject: Away\r\n\r\nI am away.\r\n";
    for (const body of [report({ messageId: "of-the-text@learn.example" }), outOfOffice, "", "\u0000\u0001"])
      expect((await hand(body)).status).toBe(204);
    expect((await read(id)).state).toBe("QUEUED");
  });

  it("is no report when it is nested too deep", async () => {
    const part = (at: number) => `Content-Type: multipart/mixed; boundary="b${at}"\r\n\r\n--b${at}\r\n`;
    const nested = Array.from({ length: 20_000 }, (_none, at) => part(at)).join("");
    expect((await hand(`From: a@b.example\r\nMIME-Version: 1.0\r\n${nested}`)).status).toBe(204);
  });

  it("is taken from who has the token, by POST, up to 2 MB", async () => {
    const { messageId } = await read(await send(test.gateway, resetMail("ravi@made.example")));
    for (const headers of [{}, { Authorization: "Bearer another-token-of-no-one" }])
      expect((await hand(report({ messageId }), headers)).status).toBe(401);
    expect((await fetch(`${test.origin}/mail/bounces`)).status).toBe(405);
    expect((await hand("x".repeat(2 * 1_024 * 1_024 + 1))).status).toBe(413);
    expect(await prisma.mailSuppression.count()).toBe(0);
  });
});

describe("a report", () => {
  it("tells of the address by the codes for addresses and closed mailboxes alone", () => {
    const isHard = (status: string, action = "failed") => isOfAddress({ status, action });
    expect(["5.1.1", "5.1.10", "5.2.1"].every((status) => isHard(status))).toBe(true);
    expect(["4.1.1", "5.2.2", "5.4.4", "5.7.1", ""].some((status) => isHard(status))).toBe(false);
    expect(isHard("5.1.1", "delayed")).toBe(false);
  });

  it("is read from any bytes without a failure, and only a report is one", async () => {
    const whole = Buffer.from(report({ messageId: "a@learn.example" }));
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.nat(whole.length), async (noise, place) => {
        expect(await readBounce(noise)).toBeNull();
        const cut = Buffer.concat([whole.subarray(0, place), noise]);
        const found = await readBounce(cut);
        expect(found === null || found.bounces.length > 0).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
