import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createFactory, type Factory, madePassword } from "../../support/factory";
import { openTestGateway, type TestGateway } from "../../support/gateway";

const minute = 60_000;
const start = new Date("2026-11-18T06:00:00Z");

let test: TestGateway;
let factory: Factory;

beforeAll(async () => {
  test = await openTestGateway({ environment: { TRUST_PROXY: "1" } });
  factory = createFactory(test.database.prisma);
});
afterEach(() => test.setNow());
afterAll(() => test.close());

const from = (address: string) => ({ "X-Forwarded-For": address });

async function signIn(email: string, password: string, headers: Record<string, string> = {}) {
  return test.visitor.rest("POST", "auth/login", { email, password }, headers);
}

async function fail(email: string, times: number, headers: Record<string, string> = {}) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await signIn(email, "wrong", headers)).status);
  return statuses;
}

describe("failed sign-ins", () => {
  it("are answered five times; the sixth is 429 and says when to come back", async () => {
    test.setNow(start);
    const { email } = await factory.user();
    expect(await fail(email, 5)).toEqual([400, 400, 400, 400, 400]);
    const sixth = await signIn(email, "wrong");
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get("retry-after")).toBe("900");
    expect(sixth.json.message).toBe("Too many attempts to sign in, please try again later");
    expect(sixth.json.errorMessage).toBe(sixth.json.message);
  });

  it("close the account to that address even for the right password", async () => {
    const { email } = await factory.user();
    await fail(email, 6);
    expect((await signIn(email, madePassword)).status).toBe(429);
  });

  it("count in GraphQL as in REST", async () => {
    const { email } = await factory.user();
    const document = `mutation ($input: LoginInput!) { login(input: $input) { __typename ... on Refusal { code } } }`;
    const attempt = () => test.visitor.graphql(document, { input: { email, password: "wrong" } });
    for (let time = 0; time < 3; time += 1) {
      expect((await attempt()).data.login).toEqual({ __typename: "Refusal", code: "INVALID" });
    }
    await fail(email, 2);
    const sixth = await attempt();
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(sixth.errors?.[0]?.extensions?.code).toBe("TOO_MANY_ATTEMPTS");
  });

  it("count for one account, however it is written", async () => {
    const [closed, open] = [await factory.user(), await factory.user()];
    await fail(closed.email.toUpperCase(), 3);
    await fail(` ${closed.email} `, 3);
    expect((await signIn(closed.email, madePassword)).status).toBe(429);
    expect((await signIn(open.email, madePassword)).status).toBe(200);
  });

  it("count for one address", async () => {
    const { email } = await factory.user();
    await fail(email, 6, from("203.0.113.7"));
    expect((await signIn(email, madePassword, from("203.0.113.7"))).status).toBe(429);
    expect((await signIn(email, madePassword, from("203.0.113.8"))).status).toBe(200);
  });

  it("count for one tenant", async () => {
    const { email } = await factory.user({ username: "same-in-both" });
    await factory.user({ username: "same-in-both", organizationId: 2 });
    await fail(email, 6);
    expect((await signIn(email, madePassword, { "Tenant-Id": "2" })).status).toBe(200);
  });

  it("are forgotten after fifteen minutes", async () => {
    test.setNow(start);
    const { email } = await factory.user();
    await fail(email, 6);
    test.setNow(new Date(start.getTime() + 15 * minute - 1000));
    const early = await signIn(email, madePassword);
    expect([early.status, early.headers.get("retry-after")]).toEqual([429, "1"]);
    test.setNow(new Date(start.getTime() + 15 * minute));
    expect((await signIn(email, madePassword)).status).toBe(200);
  });

  it("are forgotten after the right password", async () => {
    const { email } = await factory.user();
    await fail(email, 5);
    expect((await signIn(email, madePassword)).status).toBe(200);
    expect(await fail(email, 5)).toEqual([400, 400, 400, 400, 400]);
  });

  it("are all counted when they come at once", async () => {
    const { email } = await factory.user();
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, "wrong")));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(400), ...Array(7).fill(429)]);
  });

  it("of accounts that do not exist look the same", async () => {
    expect(await fail("nobody@made.example", 6)).toEqual([400, 400, 400, 400, 400, 429]);
  });
});
