import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compose } from "#gateway/domains/hiddenTextContract";
import { openSuite } from "#tests/support/suite";
import { openLiveSocket } from "../support/liveSocket";

const { test } = await openSuite({ template: "demo" });
const [admin, learner] = [await test.as("admin"), await test.as("learner")];
const messageId = (await learner.rest("POST", "messages", { messageText: "Before" })).json.id;

describe("the character NUL, which the database cannot keep", () => {
  it("is refused in a body, escaped once", async () => {
    const { status, json } = await test.visitor.rest(
      "POST",
      "auth/login",
      '{"email":"a\\u0000b","password":"x"}',
    );
    expect([status, json.message]).toEqual([400, "Texts must not hold the character NUL"]);
  });

  it("is refused ahead of the rules of fields, and after those of access", async () => {
    const body = '{"name":"a\\u0000b\\u202e"}';
    const { status, json } = await admin.rest("POST", "categories", body);
    expect([status, json]).toEqual([400, expect.not.objectContaining({ fieldErrors: expect.anything() })]);
    expect(json.message).toBe("Texts must not hold the character NUL");
    expect((await test.visitor.rest("POST", "categories", body)).status).toBe(401);
  });

  it("is refused in a GraphQL document and its variables", async () => {
    const query = "query ($s: String) { courses(search: $s) { nodes { code } } }";
    expect((await test.visitor.graphql(query, { s: "a\u0000b" })).status).toBe(400);
    expect((await test.visitor.graphql('{ courses(search: "a\\u0000b") { nodes { code } } }')).status).toBe(
      400,
    );
  });

  it("is refused in an address", async () => {
    expect((await test.visitor.rest("GET", "courses/code/a%00b")).status).toBe(400);
    expect((await test.visitor.rest("GET", "courses?search=a%00b")).status).toBe(400);
  });

  it("lets a text through that only looks like it", async () => {
    const { status } = await test.visitor.rest(
      "POST",
      "auth/login",
      '{"email":"a\\\\u0000b","password":"x"}',
    );
    expect(status).toBe(400);
    const { json } = await test.visitor.rest("POST", "auth/login", '{"email":"a\\\\u0000b","password":"x"}');
    expect(json.message).toBe("Invalid email or password");
  });
});

const halves = ["\\ud83d", "x\\ude00", "\\ude00\\ud83d"] as const;
const broken = "Texts must be well-formed Unicode";

describe("half a character, which would be kept as another one", () => {
  it.each(halves)("is refused in a body of REST: %s", async (half) => {
    const count = () => test.database.prisma.category.count();
    const before = await count();
    const { status, json } = await admin.rest("POST", "categories", `{"name":"a${half}"}`);
    expect([status, json.message, await count()]).toEqual([400, broken, before]);
  });

  it.each(halves)("is refused in a chat message, by REST, GraphQL and WebSocket: %s", async (half) => {
    const text = JSON.parse(`"${half}"`) as string;
    expect((await learner.rest("POST", "messages", `{"messageText":"${half}"}`)).status).toBe(400);
    const document =
      "query ($text: String!) { searchMessages(text: $text, first: 1) { nodes { messageText } } }";
    const answer = await learner.graphql(document, { text });
    expect([answer.status, answer.errors?.[0]?.message]).toEqual([400, broken]);
    const socket = await openLiveSocket(test.origin, { token: learner.token });
    socket.subscribe("1", document, { text });
    expect(await socket.next()).toMatchObject({ id: "1", type: "error", payload: [{ message: broken }] });
    await socket.close();
  });

  it.each(halves)("is refused in a GraphQL document: %s", async (half) => {
    for (const literal of [half, JSON.parse(`"${half}"`)]) {
      const { status, data } = await test.visitor.graphql(`{ courses(search: "${literal}") { totalCount } }`);
      expect([status, data ?? null]).toEqual([400, null]);
    }
  });

  it("is refused in the variables of a GET", async () => {
    const query = encodeURIComponent("query ($s: String) { courses(search: $s) { totalCount } }");
    const variables = encodeURIComponent('{"s":"\\ud83d"}');
    const answer = await fetch(`${test.origin}/graphql?query=${query}&variables=${variables}`, {
      headers: { Accept: "application/graphql-response+json" },
    });
    expect([answer.status, (await answer.json()).errors[0].message]).toEqual([400, broken]);
  });

  it("is refused in an import of users, and no account is made", async () => {
    const rows = [{ line: 1, name: "Fine", username: "is.fine", email: "is.fine@made.example" }];
    const broken = [...rows, { line: 2, name: "A \ud83d", username: "is.not", email: "is.not@made.example" }];
    const document = `mutation ($rows: [ImportUserRow!]!) { answer: importUsers(rows: $rows) { __typename } }`;
    expect((await admin.graphql(document, { rows: broken })).status).toBe(400);
    expect(
      await test.database.prisma.user.count({ where: { username: { in: ["is.fine", "is.not"] } } }),
    ).toBe(0);
  });

  it("is refused where bytes are no UTF-8, in a body and in an address", async () => {
    const body = Buffer.concat([Buffer.from('{"name":"a'), Buffer.from([0xff]), Buffer.from('"}')]);
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${admin.token}` };
    const answer = await fetch(`${test.origin}/api/categories`, { method: "POST", headers, body });
    expect([answer.status, (await answer.json()).message]).toEqual([400, "The body must be UTF-8"]);
    for (const path of ["courses?search=%ff", "courses?search=%ed%a0%80", "courses/code/a%80"])
      expect((await test.visitor.rest("GET", path)).status, path).toBe(400);
    for (const path of ["courses?search=%F0%9F%98%80", "courses?search=50%"])
      expect((await test.visitor.rest("GET", path)).status, path).toBe(200);
  });
});

/** Any sequence of UTF-16 units, half characters among them. */
const units = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd7f0, max: 0xe010 })), {
    maxLength: 40,
  })
  .map((codes) => String.fromCharCode(...codes));

const odd = fc.oneof(
  { weight: 3, arbitrary: units },
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      "",
      " ",
      "\0",
      "x".repeat(1_000_000),
      "\u{1F468}\u200D\u{1F469}",
      Number.NaN,
      1e308,
      2 ** 53,
      -0,
      null,
      true,
      [],
      {},
      [["x"]],
      { name: "x" },
      "__proto__",
    ),
  },
);

const isPlain = (text: unknown): text is string => typeof text === "string" && !/\p{Cs}|\0/u.test(text);

interface Way {
  /** Sends the value; returns the status, and what was stored where it was taken. */
  write(value: unknown): Promise<{ status: number; stored?: unknown }>;
}

const storedWith = (status: number, stored: unknown) =>
  status === 200 && stored !== undefined ? { status, stored } : { status };

const ways: Record<string, Way> = {
  "a category's name by REST": {
    async write(name) {
      const { status, json } = await admin.rest("POST", "categories", { name });
      const id = typeof json?.id === "number" ? json.id : -1;
      const row = await test.database.prisma.category.findUnique({ where: { id } });
      if (row) await test.database.prisma.category.delete({ where: { id } });
      return storedWith(status, row?.name);
    },
  },
  "the new text of a chat message by GraphQL": {
    async write(messageText) {
      const document = `mutation ($id: Int!, $messageText: String!) {
        answer: editMessage(messageId: $id, messageText: $messageText) { __typename }
      }`;
      const { status, data } = await learner.graphql(document, { id: messageId, messageText });
      const row = await test.database.prisma.message.findUnique({ where: { id: messageId } });
      return storedWith(status, data?.answer?.__typename === "MessagePayload" ? row?.messageText : undefined);
    },
  },
  "one's own name by GraphQL": {
    async write(name) {
      const document = `mutation ($input: UpdateProfileInput!) {
        answer: updateProfile(input: $input) { __typename ... on UserPayload { user { name } } }
      }`;
      const input = { name, email: "learner@demo.test" };
      const { status, data } = await learner.graphql(document, { input });
      const taken = data?.answer?.__typename === "UserPayload";
      const row = await test.database.prisma.user.findUnique({ where: { id: learner.userId ?? -1 } });
      return storedWith(status, taken ? row?.name : undefined);
    },
  },
};

describe.each(Object.entries(ways))("whatever is sent as %s", (_name, { write }) => {
  it("is refused, or kept as it was sent, composed and trimmed", async () => {
    await fc.assert(
      fc.asyncProperty(odd, async (value) => {
        const { status, stored } = await write(value);
        expect(status).toBeLessThan(500);
        if (stored === undefined) return;
        const sent = typeof value === "number" ? String(value) : value;
        expect(isPlain(sent)).toBe(true);
        expect(stored).toBe(compose(String(sent)).trim());
      }),
      { numRuns: 60 },
    );
  });
});

describe("a body that is nested very deep", () => {
  it.each([1_000, 200_000])("%d levels are refused without a fault", async (levels) => {
    const deep = `${"[".repeat(levels)}${"]".repeat(levels)}`;
    expect((await admin.rest("POST", "categories", `{"name":${deep}}`)).status).toBe(400);
    const query = "query ($s: String) { courses(search: $s) { totalCount } }";
    const answer = await fetch(`${test.origin}/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/graphql-response+json" },
      body: `{"query":${JSON.stringify(query)},"variables":{"s":${deep}}}`,
    });
    expect(answer.status).toBeLessThan(500);
    const { data, errors } = await answer.json();
    expect([data ?? null, errors.length, errors[0].extensions?.code]).not.toEqual([null, 1, "FAULT"]);
    expect(errors[0].message).toContain("String cannot represent");
  });
});
