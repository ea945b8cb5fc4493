import { describe, expect, it } from "vitest";
import { askCommand, refusal } from "#tests/support/askCommand";
import { demoId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite({ engine: "embedded" });
const { prisma } = test.database;
const admin = await test.as("admin");

const name = "Émilie O’Brien";
const composed = name.normalize("NFC");
const organizationId = demoId;

const user = await factory.user({ name: composed });
const course = await factory.course({ title: composed });
const { question, topic } = await factory.module(course);
await prisma.question.update({ where: { id: question.id }, data: { title: composed } });
await prisma.topic.update({ where: { id: topic.id }, data: { name: composed } });
const batch = await prisma.batch.create({
  data: {
    organizationId,
    name: composed,
    description: "",
    startDate: new Date("2026-01-01"),
    endDate: new Date("2026-06-01"),
  },
});
await prisma.batchUser.create({ data: { organizationId, batchId: batch.id, userId: user.id } });
await factory.curriculum({ title: composed });
await factory.specialization([course.id], { name: composed });
await factory.blogPost({ title: composed });
await factory.file({ uploadedById: user.id, name: composed });
await factory.payment({ userId: (await factory.user()).id, reference: composed });
await prisma.rubric.create({ data: { organizationId, name: composed, criteria: [] } });
await prisma.assessment.create({ data: { organizationId, courseId: course.id, title: composed } });
await prisma.assignment.create({
  data: {
    organizationId,
    courseId: course.id,
    title: composed,
    markdown: "",
    html: "",
    points: 1,
    kind: "ASSIGNMENT",
  },
});

/** Every list and picker with a search, and the field that shows what was found. */
const searches: readonly [list: string, shown: string][] = [
  ["users(search: $search) { nodes { found: name } }", "users"],
  ["courses(search: $search) { nodes { found: title } }", "courses"],
  ["batches(search: $search) { nodes { found: name } }", "batches"],
  ["curricula(search: $search) { nodes { found: title } }", "curricula"],
  ["files(search: $search) { nodes { found: name } }", "files"],
  ["payments(search: $search) { nodes { found: reference } }", "payments"],
  ["rubrics(search: $search) { nodes { found: name } }", "rubrics"],
  ["assessments(search: $search) { nodes { found: title } }", "assessments"],
  ["assignments(search: $search) { nodes { found: title } }", "assignments"],
  [`questionBank(courseId: ${course.id}, search: $search) { nodes { found: title } }`, "questionBank"],
  ["userMatches(search: $search) { found: name }", "userMatches"],
  ["courseMatches(search: $search) { found: title }", "courseMatches"],
  ["batchMatches(search: $search) { found: name }", "batchMatches"],
  ["specializationMatches(search: $search) { found: name }", "specializationMatches"],
  ["blogPostMatches(search: $search) { found: title }", "blogPostMatches"],
  ["paymentMatches(search: $search) { found: reference }", "paymentMatches"],
  ["chatPeople(search: $search) { found: name }", "chatPeople"],
];

describe("a search", () => {
  it.each(["emilie", "E\u0301MILIE", "émilie o'brien", "Obrien".replace("O", "O’")])(
    "finds a name by %s in every list",
    async (search) => {
      const fields = searches.map(([field]) => field).join("\n");
      const { data, errors } = await admin.graphql(`query ($search: String!) { ${fields} }`, { search });
      expect(errors).toBeUndefined();
      for (const [, list] of searches)
        expect([list, (data[list].nodes ?? data[list]).map(({ found }: { found: string }) => found)]).toEqual(
          [list, [composed]],
        );
    },
  );

  it("finds words of lessons without their accents", async () => {
    const { data } = await admin.graphql('{ searchLessons(text: "emilie") { topic { name } } }');
    expect(data.searchLessons).toEqual([{ topic: { name: composed } }]);
  });

  it("ranks names that begin with it first, and finds no address letter by letter", async () => {
    await factory.user({ name: "Aemi Zemilie", username: "aemi.zemilie" });
    const { data } = await admin.graphql('{ userMatches(search: "emilie") { name } }');
    expect(data.userMatches.map((found: { name: string }) => found.name)).toEqual([composed, "Aemi Zemilie"]);
    const learner = await test.as("learner");
    const { data: met } = await learner.graphql(
      `{ chatPeople(search: "${user.email.slice(0, -2)}") { name } }`,
    );
    expect(met.chatPeople).toEqual([]);
  });
});

describe("a list by name", () => {
  it("is sorted by the numbers in usernames, too", async () => {
    for (const username of ["zz.bob10", "zz.bob9", "zz.bob009b", "zz.ann"]) await factory.user({ username });
    const { data } = await admin.graphql('{ users(search: "zz", sort: USERNAME) { nodes { username } } }');
    const usernames = data.users.nodes.map((found: { username: string }) => found.username);
    expect(usernames).toEqual(["zz.ann", "zz.bob9", "zz.bob009b", "zz.bob10"]);
  });

  it("is sorted as people sort names", async () => {
    const names = ["Zz Zoe", "Zz Émile", "Zz Bob 10", "zz adam", "Zz Bob 9", "zz del Martos"];
    for (const title of names) await factory.course({ title });
    const { data } = await admin.graphql(
      '{ courses(search: "zz", sort: TITLE) { nodes { title } } back: courses(search: "zz", sort: TITLE, reversed: true) { nodes { title } } }',
    );
    const sorted = ["zz adam", "Zz Bob 9", "Zz Bob 10", "zz del Martos", "Zz Émile", "Zz Zoe"];
    const titles = (list: { nodes: { title: string }[] }) => list.nodes.map(({ title }) => title);
    expect(titles(data.courses)).toEqual(sorted);
    expect(titles(data.back)).toEqual(sorted.toReversed());
  });
});

describe("a name that is unique", () => {
  const create = (wanted: string) => askCommand(admin, `createCategory(name: "${wanted}")`);
  const taken = refusal("CONFLICT", "Another category has this name", "name");

  it("is stored composed, and taken in every spelling", async () => {
    expect(await create("Caf\u0065\u0301 “Noir”")).toEqual({ __typename: "CategoryPayload" });
    expect(await prisma.category.count({ where: { name: "Café “Noir”".normalize("NFC") } })).toBe(1);
    for (const other of ["CAFÉ “NOIR”", "cafe “noir”", "Cafe\u0301  “noir“", "ｃａｆｅ “noir”"])
      expect(await create(other)).toEqual(taken);
  });

  it("stays where another row has had the same for long, and is refused when it is new", async () => {
    const rows = ["Th\u0065\u0301", "Thé".normalize("NFC"), "Tea"].map((stored) => ({
      organizationId,
      name: stored,
    }));
    const [apart, , other] = await prisma.category.createManyAndReturn({ data: rows });
    const rename = (id: number | undefined, to: string) =>
      askCommand(admin, `renameCategory(categoryId: ${id}, name: "${to}")`);
    expect(await rename(apart?.id, "Th\u0065\u0301")).toEqual({ __typename: "CategoryPayload" });
    expect(await rename(other?.id, "the")).toEqual(taken);
    expect((await prisma.category.findUniqueOrThrow({ where: { id: apart?.id ?? 0 } })).name).toBe(
      "Th\u0065\u0301",
    );
  });

  it("is taken once by those who want it at the same time", async () => {
    const answers = await Promise.all(["Ünlike", "unlike", "UNLIKE", "Únlike"].map(create));
    expect(answers.filter(({ __typename }) => __typename === "CategoryPayload")).toHaveLength(1);
  });
});

describe("a username", () => {
  const register = async (username: string) => {
    const email = `folded${Buffer.from(username).toString("hex")}@made.example`;
    const { data } = await test.visitor.graphql(
      "mutation ($input: RegisterInput!) { answer: register(input: $input) { ... on Refusal { code message } } }",
      { input: { name: "Someone", username, email, password: "learn-1" } },
      { "Tenant-Id": String(organizationId) },
    );
    return data.answer;
  };

  it("is refused where another looks the same, or where it mixes scripts", async () => {
    await factory.user({ username: "josé.admin" });
    for (const username of ["jose.admin", "ｊｏｓé.admin"])
      expect(await register(username)).toEqual({ code: "CONFLICT", message: "Username is already taken" });
    expect(await register("аdmin.cyr")).toEqual({
      code: "INVALID",
      message: "Username can't mix letters of scripts that look alike",
    });
  });
});
