import { beforeEach, expect, it } from "vitest";
import { mailSettings } from "#tests/support/smtp";
import { openSuite } from "#tests/support/suite";
import { announcement, openWorker, resetMail, send, until } from "./mailRoom";

const { test } = await openSuite({ environment: mailSettings("smtp://127.0.0.1:1") });
const prisma = test.database.prisma;

beforeEach(async () => {
  await prisma.mailMessage.deleteMany();
  await prisma.mailSuppression.deleteMany();
});

/** The address in a list mail's header, at the gateway under test. */
async function addressOf(id: number): Promise<string> {
  const { unsubscribeUrl } = await prisma.mailMessage.findUniqueOrThrow({ where: { id } });
  return (unsubscribeUrl ?? "").replace("https://learn.example", test.origin);
}

const oneClick = (address: string) =>
  fetch(address, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    redirect: "manual",
  });

const stateOf = async (id: number) => (await prisma.mailMessage.findUniqueOrThrow({ where: { id } })).state;
const becomes = (id: number, state: string) =>
  until(test.gateway.bus, async () => (await stateOf(id)) === state);

it("one POST unsubscribes the address from this kind of mail, without a session, twice as well as once", async () => {
  const address = await addressOf(await send(test.gateway, announcement("ravi@made.example")));
  for (const _time of [1, 2]) {
    const { status } = await oneClick(address);
    expect(status).toBe(200);
  }
  expect(await prisma.mailSuppression.findMany()).toMatchObject([
    { organizationId: 1, address: "ravi@made.example", kind: "announcement", reason: "UNSUBSCRIBED" },
  ]);
  expect(await stateOf(await send(test.gateway, announcement("ravi@made.example")))).toBe("SUPPRESSED");
  expect(await stateOf(await send(test.gateway, resetMail("ravi@made.example")))).toBe("QUEUED");
});

it("a mail that was queued before is not sent afterwards", async () => {
  const first = await send(test.gateway, announcement("ravi@made.example"));
  await oneClick(await addressOf(first));
  const own = await openWorker(test, mailSettings("smtp://127.0.0.1:1"));
  await becomes(first, "SUPPRESSED");
  await own.gateway.tasks.close();
});

it("opening the address asks first, in a page that may show its own style and nothing else", async () => {
  const address = await addressOf(await send(test.gateway, announcement("ravi@made.example")));
  const page = await fetch(address);
  const html = await page.text();
  expect(html).toContain("Unsubscribe?");
  expect(html).toContain('<form method="post">');
  expect(page.headers.get("content-security-policy")).toMatch(/style-src 'sha256-[^']+';/);
  expect(await prisma.mailSuppression.count()).toBe(0);
});

it.each([
  ["another mail", (url: URL) => url.searchParams.set("mail", "other")],
  ["another organization", (url: URL) => url.searchParams.set("tenantId", "2")],
  ["a wrong signature", (url: URL) => url.searchParams.set("signature", "AAAA")],
  ["no signature", (url: URL) => url.searchParams.delete("signature")],
])("an address with %s unsubscribes no one", async (_what, change) => {
  const url = new URL(await addressOf(await send(test.gateway, announcement("ravi@made.example"))));
  change(url);
  expect((await oneClick(url.href)).status).toBe(404);
  expect((await fetch(url)).status).toBe(404);
  expect(await prisma.mailSuppression.count()).toBe(0);
});

it("other methods, and long bodies, are refused", async () => {
  const address = await addressOf(await send(test.gateway, announcement("ravi@made.example")));
  expect((await fetch(address, { method: "PUT" })).status).toBe(405);
  expect((await fetch(address, { method: "POST", body: "x".repeat(2_000) })).status).toBe(413);
});
