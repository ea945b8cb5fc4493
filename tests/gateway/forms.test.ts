import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { categorySchema } from "#gateway/domains/categories/contract";
import { classTime } from "#gateway/domains/contract";
import { courseSchema } from "#gateway/domains/courses/formContract";
import { curriculumSchema } from "#gateway/domains/curricula/contract";
import { outlineSchema, sectionSchema, topicSchema } from "#gateway/domains/outlines/contract";
import { parseTags, resourceSchema } from "#gateway/domains/resources/contract";
import { specializationSchema } from "#gateway/domains/specializations/contract";

const long = (length: number) => "x".repeat(length + 1);
const picture = "https://example.test/a.png";

const course = { code: "JS", title: "JavaScript", description: "All of it", categoryId: 1 };
const wholeCourse = { ...course, status: "DRAFT", price: null, imageUrl: picture };
const curriculum = { title: "Web", duration: 60, imageUrl: picture, status: "DRAFT", level: "BEGINNER" };
const resource = { name: "Manual", type: "LINK", url: "https://example.test", visibility: "PUBLIC" };
const wholeResource = { ...resource, duration: 0, status: "PUBLISHED" };

type Wrong = readonly [field: string, value: unknown, message: string];

const text = (field: string, label: string, max: number): Wrong[] => [
  [field, "", `${label} is required`],
  [field, "  ", `${label} is required`],
  [field, undefined, `${label} is required`],
  [field, long(max), `${label} cannot be more than ${max} characters long`],
];
const prices: Wrong[] = [
  ["price", -1, "Price must be atleast 0"],
  ["price", 1.5, "Please enter a valid Price."],
  ["price", "cheap", "Please enter a valid Price."],
  ["price", 100_000_001, "Price must not exceed 100000000"],
];
const pictures: Wrong[] = [
  ["imageUrl", "a picture", "Please enter a valid Image URL."],
  ["imageUrl", "javascript:alert(1)", "Please enter a valid Image URL."],
  ["imageUrl", "//elsewhere", "Please enter a valid Image URL."],
  ["imageUrl", "/covers/a picture.svg", "Please enter a valid Image URL."],
];
const people: Wrong[] = [
  ["authorName", long(100), "Author cannot be more than 100 characters long"],
  ["trainerId", 0, "Please enter a valid Trainer."],
];
const objectives: Wrong[] = [
  ["objectives", Array.from({ length: 51 }, (_all, n) => `Read ${n}`), "There can be at most 50 objectives"],
  ["objectives", ["Read", " READ "], "Each objective can be listed only once"],
];
const status: Wrong = ["status", "OPEN", "Please enter a valid Status."];
const durations = (min: number, max: number): Wrong[] => [
  ["duration", min - 1, `Duration must be atleast ${min}`],
  ["duration", max + 1, `Duration must not exceed ${max}`],
  ["duration", 1.5, "Please enter a valid Duration."],
];

const courseRules: Wrong[] = [
  ...text("code", "Code", 10),
  ...text("title", "Title", 100),
  ...text("description", "Description", 500),
  ["categoryId", "", "Category is required"],
  ["categoryId", 0, "Category is required"],
  status,
  ...prices,
  ...pictures,
  ["level", "EXPERT", "Please enter a valid Level."],
  ...durations(1, 100_000),
  ...people,
  ...objectives,
];
const curriculumRules: Wrong[] = [
  ...text("title", "Title", 100),
  ["description", long(500), "Description cannot be more than 500 characters long"],
  ...prices,
  ["duration", "", "Duration is required"],
  ...durations(1, 1000),
  ...pictures,
  status,
  ["level", undefined, "Level is required"],
  ...people,
  ...objectives,
];
const resourceRules: Wrong[] = [
  ...text("name", "Name", 150),
  ["type", "GAME", "Please enter a valid Type."],
  ["url", "", "Url is required"],
  ["url", "example.test", "Please enter a valid Url."],
  ["url", "ftp://example.test", "Please enter a valid Url."],
  ["url", "//example.test/a", "Please enter a valid Url."],
  ["url", "https://example.test/a b", "Please enter a valid Url."],
  ["visibility", "SECRET", "Please enter a valid Visibility."],
  ...durations(0, 100_000),
  status,
  ["tags", long(500), "Tags cannot be more than 500 characters long"],
];

interface Form {
  schema: z.ZodType;
  valid: object;
  rules: Wrong[];
}

const forms: Record<string, Form> = {
  course: { schema: courseSchema, valid: wholeCourse, rules: courseRules },
  curriculum: { schema: curriculumSchema, valid: curriculum, rules: curriculumRules },
  resource: { schema: resourceSchema, valid: wholeResource, rules: resourceRules },
  category: { schema: categorySchema, valid: { name: "Web" }, rules: text("name", "Category name", 100) },
  specialization: {
    schema: specializationSchema,
    valid: { name: "Web" },
    rules: [
      ...text("name", "Specialization name", 100),
      ["category", long(50), "Career track cannot be more than 50 characters long"],
    ],
  },
  module: { schema: sectionSchema, valid: { name: "One" }, rules: text("name", "Section Name", 150) },
  topic: { schema: topicSchema, valid: { name: "a" }, rules: text("name", "Topic Name", 150) },
};

describe.each(Object.entries(forms))("the form of a %s", (_name, { schema, valid, rules }) => {
  it("takes what is right", () => {
    expect(schema.safeParse(valid).error?.issues).toBeUndefined();
  });

  it.each(rules)("refuses %s %j: %s", (field, value, message) => {
    const [issue, ...more] = schema.safeParse({ ...valid, [field]: value }).error?.issues ?? [];
    expect([issue?.path.join("."), issue?.message]).toEqual([field, message]);
    expect(more.filter(({ path }) => path.join(".") !== field)).toEqual([]);
  });
});

describe("what a form makes of its fields", () => {
  it("drops white space around texts, and takes an empty price as none", () => {
    const parsed = courseSchema.parse({ ...wholeCourse, code: " JS ", price: "", categoryId: "3" });
    expect(parsed).toMatchObject({ code: "JS", price: null, categoryId: 3 });
  });

  it("takes a picture's web address, with or without a scheme, and the path of one that ships with the site", () => {
    for (const imageUrl of ["https://a.test/b.png", "a.test/b", "/covers/java.svg"]) {
      expect(courseSchema.parse({ ...wholeCourse, imageUrl }).imageUrl).toBe(imageUrl);
    }
  });

  it("splits tags at commas, without doubles", () => {
    expect(parseTags(" web, css ,, web")).toEqual(["web", "css"]);
  });

  it.each([
    ["a course", courseSchema, course, { status: "DRAFT" }],
    ["a curriculum", curriculumSchema, curriculum, { imageUrl: undefined }],
  ])("leaves out of %s what was left out, and empties what was emptied", (_name, schema, valid, rest) => {
    const names = ["price", "imageUrl", "authorName", "trainerId"] as const;
    const leftOut = schema.parse({ ...valid, ...rest });
    expect(names.map((name) => leftOut[name])).toEqual(names.map(() => undefined));
    expect(leftOut.objectives).toBeUndefined();
    const emptied = Object.fromEntries(names.map((name) => [name, " "]));
    expect(schema.parse({ ...valid, ...rest, ...emptied })).toMatchObject(
      Object.fromEntries(names.map((name) => [name, null])),
    );
  });

  it.each([
    ["Objective is required", [" "]],
    ["Objective cannot be more than 300 characters long", [long(300)]],
  ])("refuses objectives: %s", (message, wrong) => {
    const [issue] = courseSchema.safeParse({ ...wholeCourse, objectives: wrong }).error?.issues ?? [];
    expect([issue?.path, issue?.message]).toEqual([["objectives", 0], message]);
  });

  it("refuses an outline that is too long, in words of its own", () => {
    const modules = Array.from({ length: 101 }, () => ({ name: "One", topics: [] }));
    const topics = Array.from({ length: 201 }, () => ({ name: "a" }));
    const problems = (given: object[]) =>
      outlineSchema.safeParse({ modules: given }).error?.issues.map(({ message }) => message);
    expect(problems(modules)).toEqual(["An outline has at most 100 modules"]);
    expect(problems([{ name: "One", topics }])).toEqual(["A module has at most 200 topics"]);
  });
});

describe("the time of a class", () => {
  const time = classTime("End time");

  it("is refused at midnight before it is saved, and unset as 00:00:00", () => {
    expect(time.safeParse("00:00").error?.issues[0]?.message).toBe(
      "A class starts after 00:00 and ends by 23:59 of its day",
    );
    const read = ["00:00:00", "", null, "23:59", "00:01", "07:30:00"].map((typed) => time.parse(typed));
    expect(read).toEqual([null, null, null, "23:59:00", "00:01:00", "07:30:00"]);
    expect(time.safeParse("24:00").success).toBe(false);
  });
});
