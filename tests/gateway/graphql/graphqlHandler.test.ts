import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readBody } from "#gateway/http/body";
import { answerPreflight, isPreflight } from "#gateway/http/cors";
import { handleByYoga } from "#gateway/http/graphqlHandler";
import {
  authenticateRequest,
  createRequestContext,
  getRequestUrl,
  RejectedRequest,
} from "#gateway/http/openRequest";
import { sendJson } from "#gateway/http/send";
import { Pipeline } from "#gateway/schema/pipeline";
import { closeServer, listen } from "#gateway/serving";
import { accounts } from "#tests/support/accounts";
import { openTestGateway, type TestGateway } from "#tests/support/gateway";

const persisted = new Map([
  ["known", "query Known($first: Int) { courses(first: $first) { nodes { code title } } }"],
]);

let test: TestGateway;
let yogaOrigin: string;
let cookie: string;
let bearer: string;
let closeYoga: () => Promise<void>;

/** The same gateway, but with every request answered by Yoga's own HTTP layer. */
async function openYogaEntrance(): Promise<void> {
  const { gateway } = test;
  const pipeline = new Pipeline({
    ...{ production: false, persisted: () => persisted, log: gateway.log },
    readRow: gateway.database.readRow,
  });
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const asked = { tenants: await gateway.tenants.list(), url: getRequestUrl(request) };
    if (isPreflight(request)) return answerPreflight(asked, request, response);
    const exchange = { request, response, log: gateway.log };
    const context = createRequestContext(gateway, exchange, await authenticateRequest(gateway, exchange));
    const body = request.method === "POST" ? await readBody(request) : undefined;
    await handleByYoga(pipeline, { request, response, context, body });
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof RejectedRequest)) return void response.destroy();
      const { message, status } = error;
      if (status === 413) response.setHeader("Connection", "close");
      void sendJson(request, response, { status, body: { message, errorMessage: message } });
    });
  });
  yogaOrigin = `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}`;
  closeYoga = () => closeServer(server);
}

beforeAll(async () => {
  test = await openTestGateway({ persisted });
  await openYogaEntrance();
  bearer = (await test.as("learner")).token ?? "";
  const { email, password, tenantId } = accounts.admin;
  const login = await test.visitor.rest("POST", "auth/login", { email, password }, { "Tenant-Id": tenantId });
  cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
});
afterAll(async () => {
  await closeYoga();
  await test.close();
});

const compared = [
  ...["content-type", "allow", "accept", "retry-after", "vary", "cache-control", "content-encoding"],
  ...["access-control-allow-origin", "access-control-allow-credentials"],
];

/** What differs by chance: the id of a fault, and the value of a cookie. */
const withoutChance = (text: string) => text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID");

async function ask(origin: string, { headers, body }: Sent) {
  const answer = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers() },
    body,
  });
  return {
    status: answer.status,
    headers: Object.fromEntries(compared.map((name) => [name, answer.headers.get(name)])),
    cookies: answer.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, "")),
    text: withoutChance(await answer.text()),
  };
}

interface Sent {
  headers: () => Record<string, string>;
  body: string;
}

const json = (value: unknown) => JSON.stringify(value);
const none = () => ({});
const typename = json({ query: "{ __typename }" });
const logout = json({ query: "mutation { logout { __typename } }" });
const standard = () => ({ Accept: "application/graphql-response+json" });

const requests: Record<string, Sent> = {
  "an operation": { headers: none, body: typename },
  "an operation of a session": {
    headers: () => ({ Authorization: `Bearer ${bearer}` }),
    body: json({ query: "{ viewer { email roleNames } }" }),
  },
  "an answer that pays compressing": {
    headers: () => ({ "Accept-Encoding": "gzip" }),
    body: json({ query: "{ courses(first: 24) { nodes { title description } } }" }),
  },
  "a persisted operation with variables": {
    headers: standard,
    body: json({ documentId: "known", variables: { first: 2 } }),
  },
  "an unknown persisted operation": { headers: none, body: json({ documentId: "unknown" }) },
  "a named operation of two": {
    headers: none,
    body: json({ query: "query A { __typename } query B { b: __typename }", operationName: "B" }),
  },
  "no name where two could be meant": {
    headers: none,
    body: json({ query: "query A { __typename } query B { __typename }" }),
  },
  "broken JSON": { headers: none, body: '{"query": "{ __typename }"' },
  "JSON that is no object": { headers: none, body: "null" },
  "a text as JSON": { headers: none, body: '"{ __typename }"' },
  "a batch": { headers: none, body: `[${typename},${typename}]` },
  "no body": { headers: none, body: "" },
  "no query": { headers: none, body: json({ variables: {} }) },
  "a query that is no text": { headers: none, body: json({ query: { a: 1 } }) },
  "variables that are no object": { headers: none, body: json({ query: "{ __typename }", variables: [1] }) },
  "an unknown parameter": { headers: none, body: json({ query: "{ __typename }", surprise: 1 }) },
  extensions: { headers: none, body: json({ query: "{ __typename }", extensions: { a: 1 } }) },
  "a body that is too large": {
    headers: none,
    body: json({ query: `{ __typename } # ${"x".repeat(1_100_000)}` }),
  },
  "a text with NUL": { headers: none, body: '{"query":"{ __typename }","operationName":"\\u0000"}' },
  "another content type": { headers: () => ({ "Content-Type": "text/plain" }), body: typename },
  "a content type with a charset": {
    headers: () => ({ "Content-Type": "application/json; charset=utf-8" }),
    body: typename,
  },
  "a content type in capitals": { headers: () => ({ "Content-Type": "Application/JSON" }), body: typename },
  "a syntax error": { headers: none, body: json({ query: "{" }) },
  "a syntax error, by the standard's type": { headers: standard, body: json({ query: "{" }) },
  "an unknown field": { headers: none, body: json({ query: "{ nothingOfTheKind }" }) },
  "an unknown field, by the standard's type": {
    headers: standard,
    body: json({ query: "{ nothingOfTheKind }" }),
  },
  "a variable of the wrong type": {
    headers: standard,
    body: json({ query: "query ($n: Int!) { course(databaseId: $n) { code } }", variables: { n: "one" } }),
  },
  "more than one may ask for": {
    headers: none,
    body: json({
      query: `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: __typename`).join(" ")} }`,
    }),
  },
  "a foreign cursor": {
    headers: standard,
    body: json({ query: '{ courses(after: "x") { nodes { code } } }' }),
  },
  "a visitor where members may": {
    headers: standard,
    body: json({ query: "{ payments { nodes { amount } } }" }),
  },
  "a learner where staff may": {
    headers: () => ({ ...standard(), Authorization: `Bearer ${bearer}` }),
    body: json({ query: "{ payments { nodes { amount } } }" }),
  },
  "an unknown session": {
    headers: () => ({ Authorization: "Bearer unknown" }),
    body: json({ query: "{ viewer { email } }" }),
  },
  "a subscription": {
    headers: () => ({ Authorization: `Bearer ${bearer}` }),
    body: json({ query: "subscription { chatChanged { __typename } }" }),
  },
  "a masked fault": {
    headers: () => ({ Authorization: `Bearer ${bearer}` }),
    body: json({ query: "{ today }" }),
  },
  "a masked fault, by the standard's type": {
    headers: () => ({ ...standard(), Authorization: `Bearer ${bearer}` }),
    body: json({ query: "{ today }" }),
  },
  "a mutation by cookie without the anti-forgery header": {
    headers: () => ({ Cookie: cookie }),
    body: logout,
  },
  "a mutation by cookie with a wrong anti-forgery header": {
    headers: () => ({ Cookie: cookie, "X-XSRF-TOKEN": "wrong" }),
    body: logout,
  },
  "a foreign origin": { headers: () => ({ Origin: "https://elsewhere.example" }), body: typename },
  "another tenant": { headers: () => ({ "Tenant-Id": "2" }), body: json({ query: "{ settings { code } }" }) },
  "no such tenant": { headers: () => ({ "Tenant-Id": "77" }), body: typename },
  "any type accepted": { headers: () => ({ Accept: "*/*" }), body: typename },
  "both types accepted": {
    headers: () => ({ Accept: "application/graphql-response+json, application/json" }),
    body: json({ query: "{" }),
  },
  "types accepted by weight": {
    headers: () => ({ Accept: "application/json;q=0.9, application/graphql-response+json" }),
    body: typename,
  },
  "an accepted type that is not supported": { headers: () => ({ Accept: "text/html" }), body: typename },
  "a stream accepted": { headers: () => ({ Accept: "text/event-stream" }), body: typename },
};

/** A fault of ours, with words that no caller may read. */
function breakClock(): () => void {
  const { clock } = test.gateway;
  test.gateway.clock = () => {
    throw new Error("a secret of ours");
  };
  return () => {
    test.gateway.clock = clock;
  };
}

describe("both paths of GraphQL over HTTP", () => {
  it.each(Object.entries(requests))("respond alike to %s", async (name, sent) => {
    const isFault = name.startsWith("a masked fault");
    const mend = isFault ? breakClock() : () => undefined;
    try {
      const [short, whole] = [await ask(test.origin, sent), await ask(yogaOrigin, sent)];
      expect(short).toEqual(whole);
      if (isFault) expect(short.text).toContain("Something went wrong on our side (ID)");
    } finally {
      mend();
    }
  });

  it("go on after a caller that went away before its answer", async () => {
    for (const origin of [test.origin, yogaOrigin]) {
      const leaving = new AbortController();
      const asked = fetch(`${origin}/graphql`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: json({ query: "{ courses { nodes { title } } }" }),
        signal: leaving.signal,
      });
      leaving.abort();
      await expect(asked).rejects.toThrow("aborted");
      expect((await ask(origin, { headers: none, body: typename })).text).toBe(
        '{"data":{"__typename":"Query"}}',
      );
    }
  });
});
