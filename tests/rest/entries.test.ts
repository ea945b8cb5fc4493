import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/caller";
import { createFactory } from "../support/factory";
import { openTestGateway, type TestGateway } from "../support/gateway";
import { resourceKeys } from "./restRoom";

let test: TestGateway;
let learner: Caller;
let trainer: Caller;
let fixtures: Record<string, string>;

beforeAll(async () => {
  test = await openTestGateway();
  [learner, trainer] = [await test.as("learner"), await test.as("coordinator")];
  const factory = createFactory(test.database.prisma);
  const scope = { createdById: trainer.userId ?? 0 };
  const course = await test.database.prisma.course.findFirstOrThrow({ where: { code: "HTML-CSS" } });
  const curriculum = await test.database.prisma.curriculum.findFirstOrThrow({
    where: { status: "PUBLISHED" },
  });
  const specialization = await test.database.prisma.specialization.findFirstOrThrow({
    where: { organizationId: 1 },
  });
  await factory.instruction({ ...scope, courseId: course.id });
  await factory.instruction({ ...scope, curriculumId: curriculum.id });
  await factory.blogPost({ courseId: course.id });
  const ids = { courseId: course.id, curriculumId: curriculum.id, specializationId: specialization.id };
  fixtures = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)]));
});
afterAll(() => test.close());

const user = ["id", "username", "name", "email", "roles", "userType", "careerTrack", "tenantId"];
const card = [
  "id",
  "code",
  "title",
  "imageUrl",
  "duration",
  "level",
  "rating",
  "reviews",
  "trainer",
  "authorName",
];
const state = ["description", "categoryId", "category", "status", "price", "updatedAt"];
const people = ["trainerId"];
const work = ["assessments", "assignments"];
const settings = [
  "id",
  "tenantId",
  "name",
  "logo",
  "logoUrl",
  "code",
  "theme",
  "disableLogin",
  "selfRegistration",
];
const contact = ["email", "phone", "address", "city", "website"];
const curriculum = [
  "id",
  "title",
  "description",
  "price",
  "duration",
  "level",
  "imageUrl",
  "status",
  "authorName",
];
const curriculumCard = [...curriculum, "trainer", "trainerId", "updatedAt"];
const instruction = ["id", "kind", "instruction", "createdAt", "createdBy"];
const post = ["id", "slug", "title", "summary", "body", "authorName", "publishedAt"];
const organization = ["id", "code", "name", "email", "phone", "address", "city", "logo", "website", "theme"];
const account = [
  "selfRegistration",
  "disableLogin",
  "domain",
  "customDomain",
  "useSharedDb",
  "allowedOrigins",
];
const licence = ["licenseStatus", "expiryDate", "timeZone", "updatedAt"];
const resource = [...resourceKeys, "course"];

type Entry = [path: string, as: "visitor" | "learner" | "trainer", form: "one" | "list", keys: string[]];

const entries: Entry[] = [
  ["assets/settings", "visitor", "one", [...settings, ...contact]],
  ["organizations/1", "trainer", "one", [...organization, ...account, ...licence]],
  ["organizations/code/demo", "visitor", "one", [...settings, ...contact]],
  ["users/me", "learner", "one", [...user, "emailVerified", "active", "updatedAt"]],
  ["courses", "visitor", "list", [...card, ...state, ...people, ...work]],
  ["courses/{courseId}", "visitor", "one", [...card, ...state, ...people, ...work, "objectives", "modules"]],
  [
    "courses/code/html-css",
    "visitor",
    "one",
    [...card, ...state, ...people, ...work, "objectives", "modules"],
  ],
  ["courses/{courseId}/instructions", "learner", "list", instruction],
  ["courses/{courseId}/users", "trainer", "list", ["id", "name", "username", "email", "userType", "active"]],
  ["courses/{courseId}/resources", "learner", "list", resource],
  ["specializations", "visitor", "list", ["id", "name", "category", "courses"]],
  ["specializations?orgCode=DEMO", "visitor", "list", ["id", "name", "category", "courses"]],
  [
    "specializations/{specializationId}",
    "visitor",
    "one",
    ["id", "name", "category", "updatedAt", "courses"],
  ],
  ["curriculum", "visitor", "list", curriculumCard],
  ["curriculum/{curriculumId}", "visitor", "one", [...curriculumCard, "objectives", "modules"]],
  ["curriculum/{curriculumId}/instructions", "learner", "list", instruction],
  ["categories", "visitor", "list", ["id", "name"]],
  ["blogs", "visitor", "list", post],
  ["data/1.json", "visitor", "list", ["id", "code", "title", "imageUrl", "duration", "level"]],
  ["data/html%20%26%20css%20essentials.json", "visitor", "one", ["id", "code", "title", "modules"]],
  ["data/questions/HTML-CSS_question.json", "learner", "list", ["id", "name", "module_name", "questions"]],
  ["data/blog/html%20%26%20css%20essentials_blog.json", "visitor", "list", post],
];

const caller = (as: Entry[1]) => ({ visitor: test.visitor, learner, trainer })[as];

describe("each entry returns 200 with its documented fields", () => {
  it.each(entries)("GET %s as %s: %s", async (path, as, form, keys) => {
    const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => fixtures[name] ?? "");
    const { status, json, headers } = await caller(as).rest("GET", filled);
    expect([status, Array.isArray(json)]).toEqual([200, form === "list"]);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    const rows = form === "list" ? json : [json];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Object.keys(row).sort()).toEqual([...keys].sort());
  });

  it("POST auth/login", async () => {
    const { json } = await test.visitor.rest("POST", "auth/login", {
      email: "learner",
      password: "learner-12345",
    });
    expect(Object.keys(json).sort()).toEqual([...user, "access_token"].sort());
    expect(json).toMatchObject({ roles: ["LEARNER"], userType: "U", tenantId: 1 });
  });

  it("POST auth/logout, with nothing at all", async () => {
    const { status, text } = await (await test.as("learner")).rest("POST", "auth/logout");
    expect([status, text]).toEqual([204, ""]);
  });
});

describe("the parts of an answer", () => {
  it("the parts of an answer of a course are modules and topics under each of their documented names", async () => {
    const { json } = await test.visitor.rest("GET", "courses/code/HTML-CSS");
    const [module] = json.modules;
    expect(module).toMatchObject({ id: expect.any(Number), displayOrder: 1, module_name: module.name });
    const [topic] = module.topics;
    expect(topic).toMatchObject({
      id: expect.any(Number),
      displayOrder: 1,
      topic_name: topic.name,
      title: topic.name,
    });
    expect(json.category).toEqual({ id: json.categoryId, name: expect.any(String) });
  });

  it("the parts of an answer of a specialization's courses are the courses themselves", async () => {
    const { json } = await test.visitor.rest(
      "GET",
      `specializations/${fixtures["specializationId"]}/courses`,
    );
    expect(json[0]).toMatchObject({
      id: expect.any(Number),
      code: expect.any(String),
      title: expect.any(String),
    });
    expect(json[0].course.id).toBe(json[0].id);
  });

  it("the parts of an answer of a specialization hold a course each", async () => {
    const { json } = await test.visitor.rest("GET", `specializations/${fixtures["specializationId"]}`);
    expect(Object.keys(json.courses[0].course).sort()).toEqual(["code", "id", "imageUrl", "title"]);
  });

  it("an answer for another organization's code has no parts", async () => {
    expect((await test.visitor.rest("GET", "specializations?orgCode=OTHER")).json).toEqual([]);
  });

  it("filter the courses that are listed", async () => {
    const codes = async (query: string) =>
      (await test.visitor.rest("GET", `courses?${query}`)).json.map(({ code }: { code: string }) => code);
    expect(await codes("search=sql+postgresql")).toEqual(["SQL-PG"]);
    expect(await codes("level=BEGINNER&search=html")).toEqual(["HTML-CSS"]);
    expect(await codes("categoryId=999999")).toEqual([]);
  });
});

describe("the static files", () => {
  it("are the same at /data and at /api/data", async () => {
    for (const path of ["1.json", "core%20java.json", "blog/core%20java_blog.json"]) {
      const answer = await fetch(`${test.origin}/data/${path}`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual((await test.visitor.rest("GET", `data/${path}`)).json);
    }
  });

  it("list the published courses only, to staff as well", async () => {
    const [listed, all] = [await trainer.rest("GET", "data/1.json"), await trainer.rest("GET", "courses")];
    const published = all.json.filter(({ status }: { status: string }) => status === "PUBLISHED");
    expect(listed.json.map(({ id }: { id: number }) => id)).toEqual(
      published.map(({ id }: { id: number }) => id),
    );
  });

  it("the static files that are none are not found", async () => {
    const { status, json } = await test.visitor.rest("GET", "data/nothing.json");
    expect([status, json.message]).toEqual([404, "Course not found"]);
    expect((await fetch(`${test.origin}/data/nothing.txt`)).status).toBe(404);
  });
});

describe("what is not there", () => {
  it.each([
    ["courses/999999", "Course not found"],
    ["courses/code/NOTHING", "Course not found"],
    ["curriculum/999999", "Curriculum not found"],
    ["specializations/999999", "Specialization not found"],
    ["specializations/999999/courses", "Specialization not found"],
    ["organizations/code/NOTHING", "Organization not found"],
  ])("is 404 with its message: %s", async (path, message) => {
    const { status, json } = await test.visitor.rest("GET", path);
    expect(status).toBe(404);
    expect(json).toEqual({ message, errorMessage: message, code: "NOT_FOUND" });
  });
});
