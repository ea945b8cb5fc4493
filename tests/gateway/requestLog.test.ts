import { describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";
import { accounts } from "../support/accounts";
import { openLiveSocket } from "../support/liveSocket";

const persisted = new Map([
  ["titles", "query CourseTitles { courses(first: 2) { nodes { title } } }"],
  ["mine", "query OwnMail { viewer { email } }"],
]);

const { test } = await openSuite({ persisted });
const learner = await test.as("learner");

interface LogLine {
  requestId?: string;
  msg: string;
  method?: string;
  path?: string;
  status?: number;
  tenantId?: number;
  userId?: number;
  operation?: string;
}

const lines = (): LogLine[] => test.logged.map((line) => JSON.parse(line));

/** The one line of a request. */
async function lineOf({ headers }: { headers: Headers }): Promise<LogLine | undefined> {
  const id = headers.get("x-request-id");
  const own = () => lines().filter(({ requestId, msg }) => requestId === id && msg === "request");
  await expect.poll(() => own().length).toBe(1);
  return own()[0];
}

const post = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${test.origin}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const asLearner = () => ({ Authorization: `Bearer ${learner.token}` });

describe("the log line of a request names tenant, user and operation", () => {
  it("by GraphQL, over both ways into the pipeline", async () => {
    const query = "query First { __typename } query Second { viewer { email } }";
    for (const accept of ["application/json", "application/json;q=0.9, */*;q=0.1"]) {
      const answer = await post({ query, operationName: "Second" }, { ...asLearner(), Accept: accept });
      expect(await lineOf(answer)).toMatchObject({
        status: 200,
        path: "/graphql",
        operation: "Second",
        tenantId: 1,
        userId: learner.userId,
      });
    }
  });

  it("by a visitor's kept answer, made and given again, without a user", async () => {
    for (let round = 0; round < 2; round += 1) {
      const line = await lineOf(await post({ documentId: "titles" }, { "Tenant-Id": "2" }));
      expect(line).toMatchObject({ operation: "CourseTitles", tenantId: 2, status: 200 });
      expect(line).not.toHaveProperty("userId");
    }
  });

  it("also where it is refused", async () => {
    const invalid = await lineOf(await post({ query: "query Wrong { nothingOfTheKind }" }));
    expect(invalid).toMatchObject({ operation: "Wrong", tenantId: 1, status: 200 });
    const unread = await lineOf(await post({ query: "query { settings { code" }));
    expect(unread).not.toHaveProperty("operation");
    const foreign = await post({ documentId: "mine" }, { ...asLearner(), "Tenant-Id": "2" });
    expect(await lineOf(foreign)).toMatchObject({ status: 403, tenantId: 1, userId: learner.userId });
  });

  it("of a documented call by its method and path template", async () => {
    const found = await lineOf(await learner.rest("GET", "courses/1"));
    expect(found).toMatchObject({ operation: "GET courses/{id}", path: "/api/courses/1", tenantId: 1 });
    expect(found?.userId).toBe(learner.userId);
    expect(await lineOf(await learner.rest("GET", "no/such/call"))).not.toHaveProperty("operation");
  });

  it("over WebSocket in a line for each operation", async () => {
    const socket = await openLiveSocket(test.origin, { token: learner.token });
    socket.subscribe("1", "query OverSocket { viewer { email } }");
    await socket.next();
    const own = lines().filter(({ msg }) => msg === "operation");
    expect(own.at(-1)).toMatchObject({ operation: "OverSocket", tenantId: 1, userId: learner.userId });
    await socket.close();
  });
});

describe("the whole log of a varied run", () => {
  it("holds no token, cookie, password, name, mail address or variable, and a line of JSON each", async () => {
    const { email, password, tenantId } = accounts.learner;
    const login = await test.visitor.rest(
      "POST",
      "auth/login",
      { email, password },
      { "Tenant-Id": tenantId },
    );
    const cookies = login.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
    const secrets = [learner.token, login.json.access_token, ...cookies.map((value) => value.split("=")[1])];
    const cookie = cookies.join("; ");
    await post({ query: "{ viewer { email } }" }, { Cookie: cookie });
    await post(
      { query: "mutation Out { logout { __typename } }" },
      { Cookie: cookie, "X-XSRF-TOKEN": "wrong" },
    );
    await post({
      query: 'mutation In($p: String!) { login(login: "a", password: $p) { __typename } }',
      variables: { p: "a-typed-password" },
      operationName: "a-typed-operation",
    });
    await fetch(`${test.origin}/?token=${learner.token}`);
    await fetch(`${test.origin}/api/users/me?token=${learner.token}`, { headers: asLearner() });
    await learner.rest("POST", "auth/token", { token: learner.token });
    await learner.rest("POST", "messages", { messageText: "a-typed-message" });
    const socket = await openLiveSocket(test.origin, { token: learner.token });
    socket.subscribe("1", "query Q($a: String) { courseByAddress(address: $a) { id } }", {
      a: "a-typed-address",
    });
    await socket.next();
    await socket.close();
    await lineOf(await test.visitor.rest("GET", "courses"));
    const all = test.logged.join("\n");
    const typed = ["password", "operation", "message", "address"].map((what) => `a-typed-${what}`);
    const hidden = [...secrets, ...typed, password, email, "Authorization", "Bearer"];
    for (const text of hidden) expect(all).not.toContain(text);
    for (const line of test.logged) expect(line.trimEnd()).not.toContain("\n");
    const ids = lines()
      .filter(({ msg }) => msg === "request")
      .map(({ requestId }) => requestId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
