import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { madePassword, nextNumber } from "#tests/support/factory";
import { openTestGateway, type TestGateway } from "#tests/support/gateway";
import { openSuite } from "#tests/support/suite";
import { fiveTimes, fresh, from, type Headers, minute, setNow, start } from "./callerAddresses";

const { test, factory } = await openSuite({
  environment: { TRUST_PROXY: "1", SIGN_IN_FAILURES_PER_MINUTE: "8", REGISTRATIONS_PER_HOUR: "4" },
});
afterEach(() => void vi.useRealTimers());

describe("failures from an address, over all accounts", () => {
  const signInTo = (login: string, password: string, headers: Headers) =>
    test.visitor.rest("POST", "auth/login", { email: login, password }, headers);
  const exchange = (token: string, headers: Headers) =>
    test.visitor.rest("POST", "auth/token", { token }, headers);

  async function failOver(accounts: number, headers: Headers) {
    const statuses: number[] = [];
    for (let n = 0; n < accounts; n += 1)
      statuses.push((await signInTo(`nobody${nextNumber()}`, "wrong", headers)).status);
    return statuses;
  }

  it("are answered so many times a minute, and then refused for the rest of it", async () => {
    setNow(start);
    const [{ email }, address] = [await factory.user(), fresh()];
    expect(await failOver(9, address)).toEqual([...Array(8).fill(400), 429]);
    const refused = await signInTo(email, madePassword, address);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(refused.json.message).toBe("Too many failed attempts from your network. Try again in 1 minute.");
    expect((await signInTo(email, madePassword, fresh())).status).toBe(200);
    setNow(new Date(start.getTime() + minute));
    expect((await signInTo(email, madePassword, address)).status).toBe(200);
  });

  it("do not count what succeeds", async () => {
    const [{ email }, address] = [await factory.user(), fresh()];
    await failOver(8, address);
    for (let time = 0; time < 12; time += 1)
      expect((await signInTo(email, madePassword, address)).status).toBe(200);
  });

  it("count every alias of one document", async () => {
    const address = fresh();
    const fields = Array.from(
      { length: 8 },
      (_, n) => `a${n}: login(input: { email: "alias${n}", password: "wrong" }) { __typename }`,
    );
    const { status } = await test.visitor.graphql(`mutation { ${fields.join(" ")} }`, {}, address);
    expect(status).toBe(200);
    expect(await failOver(1, address)).toEqual([429]);
  });

  it("count tokens and codes that are not right, and then refuse right ones too", async () => {
    const [user, address] = [await factory.user(), fresh()];
    const code = await factory.signInCode(user.id, 1, new Date(Date.now() + minute));
    for (let time = 0; time < 8; time += 1) expect((await exchange("made-up", address)).status).toBe(401);
    expect((await exchange("made-up", address)).status).toBe(429);
    expect((await exchange(code, address)).status).toBe(429);
    expect((await exchange(code, fresh())).status).toBe(200);
  });

  it("do not count tokens and codes that are right", async () => {
    const [user, address] = [await factory.user(), fresh()];
    const { token } = await test.visitor.signIn(user.signIn);
    for (let time = 0; time < 10; time += 1) expect((await exchange(token ?? "", address)).status).toBe(200);
  });
});

describe("registrations from an address", () => {
  const register = (headers: Headers, values: Record<string, string> = {}) => {
    const username = `new${nextNumber()}`;
    const body = {
      name: "New",
      username,
      email: `${username}@made.example`,
      password: "made-12345",
      ...values,
    };
    return test.visitor.rest("POST", "auth/register", body, headers);
  };

  it("count whether they succeed or find a name taken, and are refused beyond the limit for the hour", async () => {
    setNow(start);
    const [{ username }, address] = [await factory.user(), fresh()];
    const statuses = [
      (await register(address)).status,
      (await register(address, { username })).status,
      (await register(address)).status,
      (await register(address, { username })).status,
    ];
    expect(statuses).toEqual([200, 409, 200, 409]);
    const refused = await register(address);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
    expect(refused.json.message).toBe("Too many registrations from your network. Try again in 60 minutes.");
    expect((await register(fresh())).status).toBe(200);
    setNow(new Date(start.getTime() + 60 * minute));
    expect((await register(address)).status).toBe(200);
  });

  it("do not count a form that is not filled in right", async () => {
    const address = fresh();
    for (let time = 0; time < 6; time += 1)
      expect((await register(address, { password: "1" })).status).toBe(400);
    expect((await register(address)).status).toBe(200);
  });
});

describe("behind a proxy that no setting names", () => {
  let unaware: TestGateway;

  beforeAll(async () => {
    const environment = { SIGN_IN_FAILURES_PER_MINUTE: "6", REGISTRATIONS_PER_HOUR: "1" };
    unaware = await openTestGateway({ environment });
  });
  afterAll(() => unaware.close());

  const signInThrough = (email: string, password: string) =>
    unaware.visitor.rest("POST", "auth/login", { email, password }, from("203.0.113.7"));

  it("limits by address are not kept, and the log says so once", async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 9; time += 1)
      statuses.push((await signInThrough(`nobody${nextNumber()}`, "wrong")).status);
    expect(statuses).toEqual(Array(9).fill(400));
    const warnings = unaware.logged.filter((line) => line.includes("TRUST_PROXY"));
    expect(warnings).toHaveLength(1);
    expect(JSON.parse(warnings[0] ?? "").level).toBe(40);
  });

  it("the limit of an account from an address goes on", async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await signInThrough("learner2", "wrong")).status);
    expect(statuses).toEqual([...fiveTimes, 429]);
  });

  it("those who come without it are limited by their address", async () => {
    expect((await unaware.visitor.rest("POST", "auth/login", { email: "x", password: "y" })).status).toBe(
      429,
    );
  });
});
