import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { authenticateRequest } from "#gateway/http/authenticateRequest";
import { readBody } from "#gateway/http/body";
import { answerPreflight, isPreflight } from "#gateway/http/cors";
import { createRequestContext } from "#gateway/http/createRequestContext";
import { handleByYoga } from "#gateway/http/graphqlHandler";
import { RejectedRequest } from "#gateway/http/rejectedRequest";
import { sendJson } from "#gateway/http/send";
import { Pipeline } from "#gateway/schema/pipeline";
import { closeServer, listen } from "#gateway/serving";
import { accounts } from "#tests/support/accounts";
import { openTestGateway, type TestGateway } from "#tests/support/gateway";
import { json, listRequests, none, type Sent, typename } from "./sentRequests";

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
    production: false,
    persisted: () => persisted,
    log: gateway.log,
    readRow: gateway.database.readRow,
  });
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const asked = { tenants: await gateway.tenants.list(), request, proxyHops: 0 };
    if (isPreflight(request)) return answerPreflight(asked, response);
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
  "content-type",
  "allow",
  "accept",
  "retry-after",
  "vary",
  "cache-control",
  "content-encoding",
  "access-control-allow-origin",
  "access-control-allow-credentials",
];

/** The parts that differ by chance: the id of a fault, and the value of a cookie. */
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

const requests = listRequests(() => ({ bearer, cookie }));

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
