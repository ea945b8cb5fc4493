import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { usernameSchema } from "#gateway/domains/accounts/contract";
import { toSlug } from "#gateway/domains/blogs/contract";
import { addressName, nameText, optionalName } from "#gateway/domains/contract";
import { courseSchema } from "#gateway/domains/courses/formContract";
import { fileNameSchema } from "#gateway/domains/files/contract";
import { createFactory, type Factory } from "../support/factory";
import { openTestGateway, type TestGateway } from "../support/gateway";

const schema = nameText("Name", { max: 100 });
const messageOf = (name: string) => schema.safeParse(name).error?.issues[0]?.message;
const hidden = "Name can't contain hidden or control characters";
const required = "Name is required";

const turning = [0x200e, 0x200f, ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)];
const controls = [...range(0, 0x1f), ...range(0x7f, 0x9f)];

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

describe("a name", () => {
  it.each([
    ["Asha Rao"],
    ["  Asha   Rao "],
    ["José Ñandú-O'Neill (Jr.) & Co. №7"],
    ["अनन्या शर्मा"],
    ["محمد"],
    ["می\u200Cخواهم"],
    ["ක්\u200Dෂ"],
    ["र्\u200Dय"],
    ["😀 Fun with C++ / C#"],
    ["१२३"],
  ])("may be anything that can be seen: %s", (name) => {
    expect(schema.parse(name)).toBe(name.trim());
  });

  it("that is a part of an address is read back from it, or refused", () => {
    const names = fc.oneof(
      fc.string({
        unit: fc.constantFrom(".", "%", "2", "F", "f", "e", "/", "a", " "),
        minLength: 1,
        maxLength: 6,
      }),
      fc.string({ unit: "binary", minLength: 1, maxLength: 10 }),
    );
    // As the browser resolves it, and as a router or a proxy that decodes it once more reads it.
    const readBack = (name: string) => {
      const { pathname } = new URL(`/courses/${encodeURIComponent(name)}/1`, "https://example.test");
      const [, , part = "", id] = pathname.split("/");
      return id === "1" ? [decodeURIComponent(part), decodeURIComponent(part).replace(/%2F/gi, "/")] : [];
    };
    fc.assert(
      fc.property(names, (typed) => {
        const { data } = addressName("Code", { max: 100 }).safeParse(typed);
        if (data !== undefined) expect(readBack(data)).toEqual([data, data]);
      }),
    );
    const lost = "can't be dots only, or contain a code such as %2F";
    for (const name of [".", "..", "....", "a%2Fb", "%2e%2E", "100%25"]) {
      const parsed = addressName("Code").safeParse(name);
      expect(parsed.error?.issues[0]?.message).toBe(`Code ${lost}`);
    }
    expect(addressName("Code").parse("C/C++ 50%")).toBe("C/C++ 50%");
    expect(usernameSchema.safeParse("..").success).toBe(false);
    expect(courseSchema.shape.code.safeParse("..").success).toBe(false);
    expect(fileNameSchema.safeParse("..").success).toBe(false);
    expect(toSlug("..")).toBe("");
  });

  it("never holds a control character, or one that turns the direction", () => {
    fc.assert(
      fc.property(fc.constantFrom(...turning, ...controls), (code) => {
        expect(messageOf(`As${String.fromCharCode(code)}ha`)).toBe(hidden);
      }),
    );
  });

  it.each([
    ["a\u200D", "at the end"],
    ["\u200Ca", "at the start"],
    ["a \u200Db", "after a space"],
    ["a\u200D\u200Db", "twice"],
    ["1\u200C2", "between digits"],
    ["\u{1F468}\u200D\u{1F469}", "between pictures"],
  ])("holds a joiner between letters only, not %j (%s)", (name) => {
    expect(messageOf(name)).toBe(hidden);
  });

  it.each(["", " ", "\u00A0\u2003", "\u200B", "\u2060\u00AD", "\u3164", "\u115F\u1160", "\u2800", "\u0301"])(
    "is not there when nothing of it is seen: %j",
    (name) => {
      expect(messageOf(name)).toBe(required);
    },
  );

  it("may be left out where it is not required, but hides nothing either", () => {
    const optional = optionalName("Author", { max: 100 });
    expect([optional.parse(null), optional.parse("  "), optional.parse("A B")]).toEqual(["", "", "A B"]);
    for (const name of ["A\u202EB", "\u3164"]) expect(optional.safeParse(name).success).toBe(false);
  });

  it("of a user to sign in with is no filler, whatever Unicode calls a letter", () => {
    expect(usernameSchema.safeParse("\u3164\u3164").success).toBe(false);
    expect(usernameSchema.parse("Asha.Rao")).toBe("asha.rao");
  });
});

describe("names in GraphQL and REST input", () => {
  let test: TestGateway;
  let factory: Factory;
  beforeAll(async () => {
    test = await openTestGateway();
    factory = createFactory(test.database.prisma);
  });
  afterAll(() => test.close());

  const refusal = "__typename ... on Refusal { fieldErrors { field message } }";

  it("are held to one rule by registration, profile, import, categories, curricula and batches", async () => {
    const admin = await test.as("admin");
    const person = await factory.user();
    const own = await test.visitor.signIn(person.signIn);
    const name = "Asha\u202Eoar";
    const identity = { name, username: "hidden.name", email: "hidden.name@made.example" };
    const documents: [typeof admin, string, Record<string, unknown>][] = [
      [
        test.visitor,
        `mutation ($input: RegisterInput!) { answer: register(input: $input) { ${refusal} } }`,
        { input: { ...identity, password: "learn-1" } },
      ],
      [
        own,
        `mutation ($input: UpdateProfileInput!) { answer: updateProfile(input: $input) { ${refusal} } }`,
        { input: { name, email: person.email } },
      ],
      [admin, `mutation ($name: String!) { answer: createCategory(name: $name) { ${refusal} } }`, { name }],
      [
        admin,
        `mutation ($rows: [ImportUserRow!]!) { answer: importUsers(rows: $rows) { ${refusal} } }`,
        { rows: [{ line: 2, ...identity }] },
      ],
    ];
    for (const [caller, document, variables] of documents) {
      const { data } = await caller.graphql(document, variables);
      expect(data?.answer.__typename, document).toBe("Refusal");
      expect(JSON.stringify(data.answer.fieldErrors), document).toContain("hidden or control characters");
    }
  });

  it("are none that the demo data would be refused by", async () => {
    const { prisma } = test.database;
    const named = [
      ...(await prisma.user.findMany({ select: { name: true } })),
      ...(await prisma.category.findMany({ select: { name: true } })),
      ...(await prisma.batch.findMany({ select: { name: true } })),
      ...(await prisma.module.findMany({ select: { name: true } })),
      ...(await prisma.topic.findMany({ select: { name: true } })),
      ...(await prisma.course.findMany({ select: { title: true } })).map(({ title }) => ({ name: title })),
    ];
    const all = nameText("Name");
    expect(named.filter(({ name }) => !all.safeParse(name).success)).toEqual([]);
  });
});
