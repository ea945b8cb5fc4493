import { describe, expect, it } from "vitest";
import { nextNumber } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const trainer = await test.as("coordinator");

const people = "databaseId authorName imageUrl price objectives trainer { databaseId name }";

interface Shown {
  databaseId: number;
  authorName: string | null;
  imageUrl: string | null;
  price: number | null;
  objectives: string[];
  trainer: { databaseId: number; name: string } | null;
}

async function ask(document: string, variables: Record<string, unknown>) {
  const { data, errors } = await trainer.graphql(document, variables);
  expect(errors).toBeUndefined();
  const { saved } = data;
  return { ...saved, shown: (saved.course ?? saved.curriculum) as Shown };
}

const courseInput = { description: "D", status: "DRAFT" };
const curriculumInput = { status: "DRAFT", level: "BEGINNER", duration: 5 };
const refusal = "... on Refusal { code message fieldErrors { field message } }";

const kinds = {
  course: {
    create: async (input: object) => {
      const { id } = await factory.category();
      const texts = { ...courseInput, code: `PE${nextNumber()}`, title: "T", categoryId: id };
      return ask(
        `mutation ($input: CourseInput!) {
          saved: createCourse(input: $input) { ... on ChangedCoursePayload { course { ${people} } } ${refusal} }
        }`,
        { input: { ...texts, ...input } },
      );
    },
    update: async (id: number, input: object) => {
      const { code, categoryId } = await test.database.prisma.course.findUniqueOrThrow({ where: { id } });
      return ask(
        `mutation ($id: Int!, $input: CourseInput!) {
          saved: updateCourse(courseId: $id, input: $input) {
            ... on ChangedCoursePayload { course { ${people} } } ${refusal}
          }
        }`,
        { id, input: { ...courseInput, code, title: "T", categoryId, ...input } },
      );
    },
  },
  curriculum: {
    create: (input: object) =>
      ask(
        `mutation ($input: CurriculumInput!) {
          saved: createCurriculum(input: $input) { ... on CurriculumPayload { curriculum { ${people} } } ${refusal} }
        }`,
        { input: { ...curriculumInput, title: `People ${nextNumber()}`, ...input } },
      ),
    update: async (id: number, input: object) => {
      const { title } = await test.database.prisma.curriculum.findUniqueOrThrow({ where: { id } });
      return ask(
        `mutation ($id: Int!, $input: CurriculumInput!) {
          saved: updateCurriculum(curriculumId: $id, input: $input) {
            ... on CurriculumPayload { curriculum { ${people} } } ${refusal}
          }
        }`,
        { id, input: { ...curriculumInput, title, ...input } },
      );
    },
  },
};

describe.each(Object.entries(kinds))(
  "the trainer, author and objectives of a %s",
  (_name, { create, update }) => {
    const all = () => ({
      trainerId: trainer.userId ?? 0,
      authorName: "Ada",
      objectives: ["Read", "Write"],
      price: 100,
      imageUrl: "a.test/b.png",
    });
    const whole = () => ({
      authorName: "Ada",
      trainer: { databaseId: trainer.userId, name: "Meera Krishnan" },
      objectives: ["Read", "Write"],
      price: 100,
      imageUrl: "a.test/b.png",
    });

    it("are saved with it, stay when they are left out, and go when they are emptied", async () => {
      const { shown } = await create(all());
      expect(shown).toMatchObject(whole());
      expect((await update(shown.databaseId, {})).shown).toMatchObject(whole());
      const sorted = await update(shown.databaseId, { objectives: ["Write", "Think"] });
      expect(sorted.shown.objectives).toEqual(["Write", "Think"]);
      const none = { trainerId: null, authorName: null, imageUrl: null, price: null, objectives: [] };
      const { trainerId: _none, ...emptied } = none;
      expect((await update(shown.databaseId, none)).shown).toMatchObject({ ...emptied, trainer: null });
    });

    it("are optional: the creator is the author", async () => {
      const { shown } = await create({});
      const none = { trainer: null, objectives: [], imageUrl: null, price: null };
      expect(shown).toMatchObject({ ...none, authorName: "Meera Krishnan" });
    });

    it("name members of the own staff only, but keep a trainer who is staff no more", async () => {
      const refused = (message: string) => ({ code: "INVALID", message });
      const learner = await factory.user();
      const foreign = await factory.user({ organizationId: 2, userType: "E" });
      const { shown } = await create({});
      const wrong = [
        [learner.id, "Only staff can be trainers"],
        [foreign.id, "Trainer not found"],
      ] as const;
      for (const [id, message] of wrong) {
        expect(await create({ trainerId: id })).toMatchObject(refused(message));
        expect(await update(shown.databaseId, { trainerId: id })).toMatchObject(refused(message));
      }
      const closed = await factory.user({ userType: "E", active: false });
      expect(await create({ trainerId: closed.id })).toMatchObject({
        code: "CONFLICT",
        message: `The account of ${closed.name} is inactive. Activate it first.`,
      });
      const former = await factory.user({ userType: "E" });
      await update(shown.databaseId, { trainerId: former.id });
      await test.database.prisma.user.update({ where: { id: former.id }, data: { userType: "U" } });
      expect((await update(shown.databaseId, { trainerId: former.id })).shown.trainer?.databaseId).toBe(
        former.id,
      );
    });
  },
);
