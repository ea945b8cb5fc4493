import { afterEach, describe, expect, it, vi } from "vitest";
import { madePassword, nextNumber } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { fiveTimes, fresh, from, type Headers, minute, setNow, start } from "./callerAddresses";

const { test, factory } = await openSuite({ environment: { TRUST_PROXY: "1" } });
afterEach(() => void vi.useRealTimers());

const signIn = (email: string, password: string, headers: Headers) =>
  test.visitor.rest("POST", "auth/login", { email, password }, headers);

async function fail(email: string, times: number, headers: Headers) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await signIn(email, "wrong", headers)).status);
  return statuses;
}

describe("failed sign-ins of an account from an address", () => {
  it("are answered five times; the sixth is 429 and says when to come back", async () => {
    setNow(start);
    const [{ email }, address] = [await factory.user(), fresh()];
    expect(await fail(email, 5, address)).toEqual(fiveTimes);
    const sixth = await signIn(email, "wrong", address);
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get("retry-after")).toBe("900");
    expect(sixth.json.message).toBe("Too many failed attempts. Try again in 15 minutes.");
    expect(sixth.json.errorMessage).toBe(sixth.json.message);
  });

  it("close the account to that address even for the right password", async () => {
    const [{ email }, address] = [await factory.user(), fresh()];
    await fail(email, 6, address);
    expect((await signIn(email, madePassword, address)).status).toBe(429);
  });

  it("count in GraphQL as in REST", async () => {
    const [{ email }, address] = [await factory.user(), fresh()];
    const document = `mutation ($input: LoginInput!) { login(input: $input) { __typename ... on Refusal { code } } }`;
    const attempt = () => test.visitor.graphql(document, { input: { email, password: "wrong" } }, address);
    for (let time = 0; time < 3; time += 1) {
      expect((await attempt()).data.login).toEqual({ __typename: "Refusal", code: "INVALID" });
    }
    await fail(email, 2, address);
    const sixth = await attempt();
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(sixth.errors?.[0]?.extensions?.code).toBe("TOO_MANY_ATTEMPTS");
    expect(sixth.errors?.[0]?.message).toBe("Too many failed attempts. Try again in 15 minutes.");
  });

  it("count for one account, however it is written", async () => {
    const [closed, open, address] = [await factory.user(), await factory.user(), fresh()];
    const spellings = [
      closed.email,
      closed.email.toUpperCase(),
      ` ${closed.email} `,
      closed.username,
      ` ${closed.username.toUpperCase()}\t`,
    ];
    for (const spelling of spellings) expect(await fail(spelling, 1, address)).toEqual([400]);
    expect(await fail(closed.username, 1, address)).toEqual([429]);
    expect((await signIn(closed.email, madePassword, address)).status).toBe(429);
    expect((await signIn(open.email, madePassword, address)).status).toBe(200);
  });

  it("count for one address", async () => {
    const [{ email }, address] = [await factory.user(), fresh()];
    await fail(email, 6, address);
    expect((await signIn(email, madePassword, address)).status).toBe(429);
    expect((await signIn(email, madePassword, fresh())).status).toBe(200);
  });

  it("count for the address that the proxy has seen, whatever the caller writes ahead of it", async () => {
    const { email } = await factory.user();
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1)
      statuses.push((await signIn(email, "wrong", from(`10.0.${time}.1, 203.0.113.9`))).status);
    expect(statuses).toEqual([...fiveTimes, 429, 429]);
    expect((await signIn(email, madePassword, from("10.0.9.1, 203.0.113.9"))).status).toBe(429);
  });

  it("count for a /64 of IPv6, of which a caller has every address", async () => {
    const { email } = await factory.user();
    const statuses: number[] = [];
    for (let time = 1; time <= 6; time += 1)
      statuses.push((await signIn(email, "wrong", from(`2001:db8:7:7::${time}`))).status);
    expect(statuses).toEqual([...fiveTimes, 429]);
    expect((await signIn(email, madePassword, from("2001:db8:7:8::1"))).status).toBe(200);
  });

  it("count for one tenant", async () => {
    const [{ email }, address] = [await factory.user({ username: "same-in-both" }), fresh()];
    await factory.user({ username: "same-in-both", organizationId: 2 });
    await fail(email, 6, address);
    expect((await signIn(email, madePassword, { "Tenant-Id": "2", ...address })).status).toBe(200);
  });

  it("are forgotten after fifteen minutes", async () => {
    setNow(start);
    const [{ email }, address] = [await factory.user(), fresh()];
    await fail(email, 6, address);
    setNow(new Date(start.getTime() + 15 * minute - 1000));
    const early = await signIn(email, madePassword, address);
    expect([early.status, early.headers.get("retry-after")]).toEqual([429, "1"]);
    expect(early.json.message).toBe("Too many failed attempts. Try again in 1 second.");
    setNow(new Date(start.getTime() + 15 * minute));
    expect((await signIn(email, madePassword, address)).status).toBe(200);
  });

  it("are forgotten after the right password", async () => {
    const [{ email }, address] = [await factory.user(), fresh()];
    await fail(email, 5, address);
    expect((await signIn(email, madePassword, address)).status).toBe(200);
    expect(await fail(email, 5, address)).toEqual(fiveTimes);
  });

  it("are all counted when they come at once", async () => {
    const [{ email }, address] = [await factory.user(), fresh()];
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, "wrong", address)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...fiveTimes, ...Array(7).fill(429)]);
  });

  it("are all counted when one document holds them, and the right password after them is not taken", async () => {
    const [{ email }, address] = [await factory.user(), fresh()];
    const login = (n: number, password: string) =>
      `a${n}: login(input: { email: "${email}", password: "${password}" }) { __typename }`;
    const fields = Array.from({ length: 20 }, (_, n) => login(n, n < 6 ? "wrong" : madePassword));
    const { status, data, errors } = await test.visitor.graphql(
      `mutation { ${fields.join(" ")} }`,
      {},
      address,
    );
    expect([status, data]).toEqual([429, null]);
    expect(errors?.[0]?.path).toEqual(["a5"]);
    expect((await signIn(email, madePassword, address)).status).toBe(429);
  });

  it("of accounts that do not exist look the same, however they are written", async () => {
    const [name, address] = [`nobody${nextNumber()}`, fresh()];
    expect(await fail(name, 3, address)).toEqual([400, 400, 400]);
    expect(await fail(` ${name.toUpperCase()}`, 3, address)).toEqual([400, 400, 429]);
  });
});

describe("the current password, when it is changed", () => {
  const document = `mutation ($input: ChangePasswordInput!) {
    changePassword(input: $input) { __typename ... on Refusal { fieldErrors { field message } } }
  }`;

  it("shares its failures with sign-in", async () => {
    const [user, address] = [await factory.user(), fresh()];
    const caller = await test.visitor.signIn(user.signIn);
    const change = (currentPassword: string) =>
      caller.graphql(document, { input: { currentPassword, newPassword: "changed-12345" } }, address);
    for (let time = 0; time < 3; time += 1)
      expect((await change("wrong")).data.changePassword.fieldErrors).toEqual([
        { field: "currentPassword", message: "Current password is incorrect" },
      ]);
    expect(await fail(user.email, 2, address)).toEqual([400, 400]);
    const sixth = await change("wrong");
    expect([sixth.status, sixth.errors?.[0]?.extensions?.code]).toEqual([429, "TOO_MANY_ATTEMPTS"]);
    expect((await change(madePassword)).status).toBe(429);
    expect((await signIn(user.email, madePassword, address)).status).toBe(429);
  });
});

describe("failed sign-ins of an account from all addresses", () => {
  it("slow it down after fifty in a day, and never lock the owner out", async () => {
    const { email } = await factory.user();
    const { rateLimit } = test.database.prisma;
    await rateLimit.deleteMany({});
    expect(await fail(email, 1, fresh())).toEqual([400]);
    const where = { key: { startsWith: "lectern:limit:day:" } };
    // As if forty-nine had failed elsewhere.
    expect((await rateLimit.updateMany({ where, data: { points: 50 } })).count).toBe(1);
    const before = performance.now();
    expect((await signIn(email, madePassword, fresh())).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(990);
  });
});

describe("sign-in codes", () => {
  it("can be made a hundred times an hour by one person", async () => {
    const admin = await test.as("admin");
    const { id } = await factory.user();
    const document = `mutation { createSignInCode(userId: ${id}) { __typename } }`;
    const maker = { organizationId: 1, userId: admin.userId ?? 0 };
    for (let n = 0; n < 99; n += 1) await test.gateway.rateLimits.countCode(maker);
    expect((await admin.graphql(document)).errors).toBeUndefined();
    const refused = await admin.graphql(document);
    expect(refused.status).toBe(429);
    expect(refused.errors?.[0]?.message).toMatch(/^Too many sign-in links\. Try again in \d+ minutes?\.$/);
    const other = await test.as("coordinator");
    expect((await other.graphql(document)).errors).toBeUndefined();
  });
});

describe("what is stored of failures", () => {
  it("names neither account nor address", async () => {
    const [{ email }, address] = [await factory.user(), from("203.0.113.200")];
    await fail(email, 1, address);
    const rows = await test.database.prisma.rateLimit.findMany();
    expect(rows.length).toBeGreaterThan(2);
    for (const { key } of rows) expect(key).toMatch(/^lectern:limit:[a-z]+:[\da-f]{64}$/);
  });
});
