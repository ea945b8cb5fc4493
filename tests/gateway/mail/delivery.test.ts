import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { sendMail } from "#gateway/domains/mail/commands";
import type { TestGateway } from "#tests/support/gateway";
import { mailSettings, openSmtp, readHeaders, readParts } from "#tests/support/smtp";
import { openSuite } from "#tests/support/suite";
import { announcement, openWorker, resetMail, send, until } from "./mailRoom";

const { test, factory } = await openSuite({ environment: mailSettings("smtp://127.0.0.1:1") });
const prisma = test.database.prisma;
const smtp = await openSmtp();
afterAll(() => smtp.close());

const now = new Date("2026-03-02T10:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const workers: TestGateway[] = [];
const work = async (url = smtp.url, more: Record<string, string> = {}) => {
  const own = await openWorker(test, { ...mailSettings(url), ...more });
  workers.push(own);
  return own;
};
const stopWorkers = async () => {
  for (const own of workers.splice(0)) await own.gateway.tasks.close();
};
afterEach(stopWorkers);
beforeEach(async () => {
  test.setNow(now);
  smtp.arrived.length = 0;
  smtp.refuse(null);
  await prisma.job.deleteMany();
  await prisma.mailMessage.deleteMany();
  await prisma.mailSuppression.deleteMany();
});

const mail = (id: number) => prisma.mailMessage.findUniqueOrThrow({ where: { id } });
const stateOf = async (id: number) => (await mail(id)).state;
const becomes = (id: number, state: string) =>
  until(test.gateway.bus, async () => (await stateOf(id)) === state);

describe("a mail", () => {
  it("leaves in the organization's name, as text and HTML, with its own Message-ID", async () => {
    const user = await factory.user({ name: "Asha Rao", email: "asha@made.example" });
    const id = await send(test.gateway, resetMail(user.email, { userId: user.id }));
    await work();
    await becomes(id, "SENT");
    const [arrived] = smtp.arrived;
    const headers = new Map(readHeaders(arrived?.source ?? ""));
    const { name, email } = await prisma.organization.findUniqueOrThrow({ where: { id: 1 } });
    expect(arrived).toMatchObject({ from: "no-reply@learn.example", to: ["asha@made.example"] });
    expect(headers.get("from")?.replaceAll('"', "")).toBe(`${name} <no-reply@learn.example>`);
    expect(headers.get("to")?.replaceAll('"', "")).toBe("Asha Rao <asha@made.example>");
    expect(headers.get("reply-to")).toBe(email);
    expect(headers.get("subject")).toBe(`Reset your password for ${name}`);
    expect(headers.get("message-id")).toBe(`<${(await mail(id)).messageId}>`);
    expect(headers.has("list-unsubscribe")).toBe(false);
    const parts = readParts(arrived?.source ?? "");
    expect(parts["text/plain"]).toContain(
      "Hello Asha Rao,\r\n\r\nYou can choose a new password for your account at",
    );
    expect(parts["text/plain"]).toContain(
      "Choose a new password:\r\nhttps://learn.example/auth/reset/abc_def",
    );
    expect(parts["text/html"]).toContain('class="button"');
    expect(parts["text/html"]).toContain('href="https://learn.example/auth/reset/abc_def"');
  });

  it("carries any script in its subject and its text", async () => {
    const title = "ఉపాధ్యాయుల సమావేశం సోమవారం ఉదయం తొమ్మిది గంటలకు, రెండవ అంతస్తులో";
    const id = await send(test.gateway, announcement("ravi@made.example", { title, text: "నమస్కారం" }));
    await work();
    await becomes(id, "SENT");
    const source = smtp.arrived[0]?.source ?? "";
    expect(new Map(readHeaders(source)).get("subject")).toBe(title);
    expect(readParts(source)["text/plain"]).toContain("నమస్కారం");
  });

  it("a mail of a list can be unsubscribed from at once", async () => {
    const id = await send(test.gateway, announcement("ravi@made.example"));
    await work();
    await becomes(id, "SENT");
    const headers = new Map(readHeaders(smtp.arrived[0]?.source ?? ""));
    expect(headers.get("list-unsubscribe")).toMatch(
      /^<https:\/\/learn\.example\/mail\/unsubscribe\?tenantId=1&mail=[^&]+&signature=[^&]+>$/,
    );
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });

  it("leads to the organization's own host, or names the organization in its links", async () => {
    const id = await send(test.gateway, resetMail("someone@other.example", { organizationId: 2 }));
    expect((await mail(id)).text).toContain("https://learn.example/auth/reset/abc_def?tenantId=2");
    await prisma.organization.update({ where: { id: 2 }, data: { customDomain: "Learn.Other.example" } });
    const own = await send(test.gateway, resetMail("someone@other.example", { organizationId: 2 }));
    await prisma.organization.update({ where: { id: 2 }, data: { customDomain: null } });
    expect((await mail(own)).text).toContain("https://learn.other.example/auth/reset/abc_def\n");
  });

  it("exists exactly when the changes of its command do", async () => {
    const failing = test.gateway.tenantClient(1).$transaction(async (tx) => {
      await sendMail(test.gateway, tx, {
        ...resetMail("asha@made.example"),
        organizationId: 1,
        userId: null,
      });
      throw new Error("the command fails");
    });
    await expect(failing).rejects.toThrow("the command fails");
    expect([await prisma.mailMessage.count(), await prisma.job.count()]).toEqual([0, 0]);
  });
});

describe("a server", () => {
  it("a server that refuses for now gets the same mail again, with the same Message-ID", async () => {
    smtp.refuse({ code: 451, message: "4.7.1 Greylisted, try again later" });
    const id = await send(test.gateway, resetMail("asha@made.example"));
    const own = await work();
    await until(own.gateway.bus, async () => {
      const job = await prisma.job.findFirst();
      return job?.attempts === 1 && job.lockedUntil === null;
    });
    expect((await mail(id)).lastError).toContain("Greylisted");
    expect(await mail(id)).toMatchObject({ state: "QUEUED", attempts: 1 });
    expect(await prisma.job.findFirst()).toMatchObject({ attempts: 1, runAt: later(1) });
    const { messageId } = await mail(id);
    smtp.refuse(null);
    own.setNow(later(1));
    await becomes(id, "SENT");
    expect(await mail(id)).toMatchObject({ attempts: 2, lastError: null, messageId });
    expect(smtp.arrived.map(({ source }) => new Map(readHeaders(source)).get("message-id"))).toEqual([
      `<${messageId}>`,
    ]);
    expect(await prisma.job.count()).toBe(0);
  });

  it("a server that refuses the address for good suppresses it: neither this mail nor another is tried again", async () => {
    smtp.refuse({ code: 550, message: "5.1.1 No such user" });
    const id = await send(test.gateway, resetMail("gone@made.example"));
    await work();
    await becomes(id, "FAILED");
    expect(await prisma.job.count()).toBe(0);
    expect(await prisma.mailSuppression.findMany()).toMatchObject([
      {
        organizationId: 1,
        address: "gone@made.example",
        kind: "",
        reason: "BOUNCED",
        detail: expect.stringContaining("5.1.1"),
      },
    ]);
    smtp.refuse(null);
    const next = await send(test.gateway, announcement("Gone@made.example"));
    expect(await mail(next)).toMatchObject({
      state: "SUPPRESSED",
      lastError: "The mail server refused this address before",
    });
    expect(await prisma.job.count()).toBe(0);
    expect(
      await send(test.gateway, resetMail("gone@made.example", { organizationId: 2 })).then(stateOf),
    ).toBe("QUEUED");
  });

  it("a server that refuses what the mail says does not suppress the address", async () => {
    smtp.refuse({ code: 554, message: "5.7.1 Looks like spam" }, "data");
    const id = await send(test.gateway, resetMail("asha@made.example"));
    const own = await work();
    await becomes(id, "FAILED");
    expect((await mail(id)).lastError).toContain("Looks like spam");
    expect(await prisma.mailSuppression.count()).toBe(0);
    expect(own.logged.some((line) => line.includes("a mail was refused"))).toBe(true);
  });

  it("a server that is away leaves the mail failed after the last try, and Retry sends it once the server is back", async () => {
    const away = await openSmtp();
    await away.close();
    const id = await send(test.gateway, resetMail("asha@made.example"));
    const own = await work(away.url);
    let at = now;
    for (const delay of [1, 5, 30, 120, 720]) {
      at = new Date(at.getTime() + delay * 60_000);
      await until(
        test.gateway.bus,
        async () => (await prisma.job.findFirst())?.runAt.getTime() === at.getTime(),
      );
      expect(await stateOf(id)).toBe("QUEUED");
      own.setNow(at);
    }
    await becomes(id, "FAILED");
    expect((await mail(id)).lastError).toContain("ECONNREFUSED");
    await until(
      test.gateway.bus,
      async () => (await prisma.job.findFirst())?.failedAt?.getTime() === at.getTime(),
    );
    const back = await openSmtp(away.port);
    const admin = await test.as("admin");
    const { data } = await admin.graphql(
      `mutation { result: resendMail(mailId: ${id}) { ... on MailPayload { mail { databaseId } } } }`,
    );
    expect(data.result.mail).toEqual({ databaseId: id });
    await becomes(id, "SENT");
    expect(back.arrived).toHaveLength(1);
    await stopWorkers();
    await back.close();
  });
});

describe("without a server", () => {
  it("mails are kept, and say that mail is not set up", async () => {
    const own = await openWorker(test, {});
    workers.push(own);
    const id = await send(own.gateway, resetMail("asha@made.example"));
    await until(own.gateway.bus, async () => (await mail(id)).lastError !== null);
    expect((await mail(id)).lastError).toBe("Mail is not set up");
    expect(await stateOf(id)).toBe("QUEUED");
    expect(await prisma.job.count()).toBe(0);
  });
});

describe("the quota", () => {
  it("lets further mails wait until there is room, but none about an account's security", async () => {
    const own = await work(smtp.url, { MAIL_DAILY_QUOTA: "2" });
    const ids: number[] = [];
    for (const name of ["a", "b", "c"]) {
      const id = await send(test.gateway, announcement(`${name}@made.example`));
      ids.push(id);
      await until(own.gateway.bus, async () => {
        const { state, lastError } = await mail(id);
        return state === "SENT" || lastError !== null;
      });
    }
    const third = ids[2] ?? -1;
    expect(await mail(third)).toMatchObject({
      state: "QUEUED",
      lastError: "Waiting: the limit of 2 mails in 24 hours is reached",
    });
    expect(await prisma.job.findFirst()).toMatchObject({ runAt: later(24 * 60), attempts: 0 });
    const reset = await send(test.gateway, resetMail("d@made.example"));
    await becomes(reset, "SENT");
    own.setNow(later(24 * 60 + 1));
    await becomes(third, "SENT");
  });
});
