import { GraphQLError } from "graphql";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { presentError, withoutSuggestions } from "#gateway/graphql/faults";
import { Refusal } from "#gateway/refusal";
import { accounts } from "#tests/support/accounts";
import { openTestGateway } from "#tests/support/gateway";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite();

describe("a fault of ours", () => {
  it("is masked behind an id that is in the log with the cause", async () => {
    const broken = await openTestGateway();
    await broken.database.prisma.$executeRawUnsafe('ALTER TABLE "BlogPost" RENAME TO "Gone"');
    const { status, data, errors } = await broken.visitor.graphql(
      "{ settings { code } blogPosts { nodes { title } } }",
    );
    const [error] = errors ?? [];
    const faultId = String(error?.extensions?.["faultId"]);
    expect([status, data, error?.extensions?.code]).toEqual([500, null, "FAULT"]);
    expect(error?.message).toBe(`Something went wrong on our side (${faultId})`);
    expect(JSON.stringify(errors)).not.toMatch(/BlogPost|prisma|stack/);
    const line = broken.logged.find((value) => value.includes(faultId));
    expect(line).toMatch(/BlogPost/);
    await broken.close();
  });

  it("is masked whatever was thrown", () => {
    const log = pino({ level: "silent" });
    for (const thrown of [
      new Error("secret"),
      "secret",
      { secret: 1 },
      new GraphQLError("x", { originalError: new Error("secret") }),
    ]) {
      const shown = presentError(thrown, log);
      expect(JSON.stringify(shown)).not.toContain("secret");
      expect(shown.extensions["code"]).toBe("FAULT");
    }
  });

  it("is not what was meant for the caller", () => {
    const log = pino({ level: "silent" });
    const refusal = new GraphQLError("no", { originalError: new Refusal("CONFLICT", "Taken", []) });
    expect(presentError(refusal, log)).toMatchObject({ message: "Taken", extensions: { code: "CONFLICT" } });
  });
});

describe("a message for strangers", () => {
  it("holds no guess at names", () => {
    const message =
      'Cannot query field "setings" on type "Query". Did you mean "settings" or "settingsByCode"?';
    expect(withoutSuggestions(message)).toBe('Cannot query field "setings" on type "Query".');
  });
});

describe("the log", () => {
  it("has a line for each request, with path, status and time, and a request id that the answer names", async () => {
    const { headers } = await test.visitor.rest("GET", "courses?search=needle");
    const id = headers.get("x-request-id");
    await expect.poll(() => test.logged.find((line) => line.includes(String(id)))).toBeDefined();
    const line = JSON.parse(test.logged.find((value) => value.includes(String(id))) ?? "{}");
    expect(line).toMatchObject({ method: "GET", path: "/api/courses", status: 200, msg: "request" });
    expect(line.milliseconds).toBeGreaterThan(0);
  });

  it("holds no password, no token and no query string", async () => {
    const { password, email } = accounts.learner;
    const learner = await test.as("learner");
    const secret = learner.token ?? "no token";
    await learner.graphql("{ me { name } }");
    await test.visitor.rest("POST", "auth/token", { token: secret });
    await test.visitor.rest("GET", `assets/settings?token=${secret}`);
    await test.visitor.rest("POST", "auth/login", { email, password: "a-wrong-password" });
    await fetch(`${test.origin}/?token=${secret}`);
    await fetch(`${test.origin}/graphql?query={settings{code}}&token=${secret}`);
    await expect
      .poll(() => test.logged.filter((line) => line.includes('"path":"/graphql"')).length)
      .toBeGreaterThan(1);
    const all = test.logged.join("\n");
    for (const hidden of [password, secret, "a-wrong-password", "needle"]) expect(all).not.toContain(hidden);
  });
});
