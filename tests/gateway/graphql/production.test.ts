import { afterAll, describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { openTestGateway } from "#tests/support/gateway";
import { openLiveSocket } from "#tests/support/liveSocket";

const persisted = new Map([["known", "query ($code: String!) { settingsByCode(code: $code) { code } }"]]);
const environment = { NODE_ENV: "production", DEMO: "1" };

const test = await openTestGateway({ environment, persisted });
const open = await openTestGateway({ persisted });
const [trainer, learner] = [await test.as("coordinator"), await test.as("learner")];
afterAll(async () => {
  await test.close();
  await open.close();
});

const introspection = "{ __schema { types { name } } }";

async function post(origin: string, body: object, token?: string) {
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const headers = { "Content-Type": "application/json", Accept: "application/json", ...authorization };
  const answer = await fetch(`${origin}/graphql`, { method: "POST", headers, body: JSON.stringify(body) });
  return (await answer.json()) as {
    data?: Record<string, unknown>;
    errors?: { message: string; extensions?: object }[];
  };
}

describe("in production, strangers", () => {
  it("are answered operations of the product's own screens only", async () => {
    for (const caller of [test.visitor, learner]) {
      const { status, errors } = await caller.graphql("{ settings { code } }");
      expect([status, errors?.[0]?.extensions?.code]).toEqual([400, "PERSISTED_ONLY"]);
    }
  });

  it("are told __typename, as health checks ask for it, over HTTP and WebSocket", async () => {
    const asked = ["{ __typename }", "query Alive { a: __typename b: __typename }"];
    for (const caller of [test.visitor, learner]) {
      for (const query of asked) {
        const { status, data } = await caller.graphql(query);
        expect([status, Object.values(data)[0]]).toEqual([200, "Query"]);
      }
      const socket = await openLiveSocket(test.origin, { token: caller.token });
      socket.subscribe("1", "{ __typename }");
      expect((await socket.next()).payload).toEqual({ data: { __typename: "Query" } });
      await socket.close();
    }
    const byGet = await fetch(`${test.origin}/graphql?query=${encodeURIComponent("{ __typename }")}`);
    expect(byGet.status).toBe(200);
  });

  it("are told nothing else beside it", async () => {
    const others = [
      "{ __typename settings { code } }",
      "{ settings { __typename } }",
      "{ ... on Query { __typename } }",
      "{ __typename @include(if: true) }",
      "mutation { __typename }",
      "subscription { __typename }",
      "query A { __typename } query B { settings { code } }",
      `{ ${"__typename ".repeat(60)} }`,
      "{ __typename",
    ];
    for (const query of others) {
      const { errors } = await test.visitor.graphql(query);
      expect(errors?.[0]?.extensions?.code, query).toBe("PERSISTED_ONLY");
    }
    const socket = await openLiveSocket(test.origin);
    socket.subscribe("1", "{ settings { code } }");
    const { payload } = await socket.next();
    expect(payload[0].extensions).toEqual({ code: "PERSISTED_ONLY" });
    await socket.close();
  });

  it("may name those by their hash", async () => {
    const variables = { code: "demo" };
    expect((await post(test.origin, { documentId: "known", variables })).data).toEqual({
      settingsByCode: { code: "DEMO" },
    });
    expect((await post(test.origin, { documentId: "unknown" })).errors?.[0]).toMatchObject({
      message: "Unknown operation, please reload the page",
      extensions: { code: "PERSISTED_UNKNOWN" },
    });
  });

  it("cannot slip another operation in beside a hash", async () => {
    const { data } = await post(test.origin, {
      documentId: "known",
      query: introspection,
      variables: { code: "demo" },
    });
    expect(data).toEqual({ settingsByCode: { code: "DEMO" } });
  });

  it("cannot send one by GET either", async () => {
    const answer = await fetch(`${test.origin}/graphql?query=${encodeURIComponent(introspection)}`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain("BlogPost");
  });

  it("see no GraphiQL", async () => {
    const page = (caller: Caller, path: string) =>
      fetch(test.origin + path, {
        headers: {
          Accept: "text/html",
          ...(caller.token ? { Authorization: `Bearer ${caller.token}` } : {}),
        },
      });
    for (const path of ["/graphql", "/graphql/graphiql.js", "/graphql/graphiql.css"]) {
      expect((await page(test.visitor, path)).status).toBe(404);
      expect((await page(learner, path)).status).toBe(404);
      expect((await page(trainer, path)).status).toBe(200);
    }
  });

  it("can still use the documented REST calls", async () => {
    expect((await test.visitor.rest("GET", "courses")).status).toBe(200);
  });
});

describe("in production, staff", () => {
  it("may ask what they like, and are told about the schema", async () => {
    expect((await trainer.graphql("{ settings { code } }")).data.settings.code).toBe("DEMO");
    expect((await trainer.graphql(introspection)).errors).toBeUndefined();
    const { errors } = await trainer.graphql("{ setings { code } }");
    expect(errors?.[0]?.message).toMatch(/Did you mean/);
  });
});

describe("outside production", () => {
  it("everyone may try the schema out", async () => {
    expect((await open.visitor.graphql(introspection)).errors).toBeUndefined();
    expect((await open.visitor.graphql("{ setings { code } }")).errors?.[0]?.message).toMatch(/Did you mean/);
  });
});

describe("GraphiQL's page", () => {
  it("holds no inline script and a policy that allows none", async () => {
    const answer = await fetch(`${open.origin}/graphql`, { headers: { Accept: "text/html" } });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html.match(/<script(?![^>]*\ssrc=)/g)).toBeNull();
    expect(html).not.toMatch(/\son\w+=|javascript:/);
    const policy = answer.headers.get("content-security-policy") ?? "";
    const scripts = policy.split("; ").find((value) => value.startsWith("script-src"));
    expect(scripts).toBe("script-src 'self' blob:");
    for (const [, path] of html.matchAll(/(?:src|href)="(\/graphql\/[^"]+)"/g)) {
      expect((await fetch(open.origin + path)).status, path).toBe(200);
    }
  });
});
