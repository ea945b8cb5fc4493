import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseCourse, courseFilter, courseOrder } from "#gateway/domains/courses/rules";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();

async function byAddress(address: string): Promise<number | null> {
  const document = "query ($address: String!) { courseByAddress(address: $address) { databaseId } }";
  const { data } = await test.visitor.graphql(document, { address });
  return data.courseByAddress?.databaseId ?? null;
}

describe("a course's address", () => {
  it("is its code, else its number, else its title", async () => {
    const target = await factory.course();
    const byCode = await factory.course({ code: String(target.id) });
    const byTitle = await factory.course({ title: byCode.code });
    expect(await byAddress(String(target.id))).toBe(byCode.id);
    expect(await byAddress(String(byTitle.id))).toBe(byTitle.id);
    expect(await byAddress(target.title.toUpperCase())).toBe(target.id);
    expect(await byAddress(target.code.toLowerCase())).toBe(target.id);
  });

  it.each(["", "nothing", "99999999", "9999999999999999", "-1", "1.0", "%", "_", "\\", "MADE%"])(
    "'%s' leads nowhere",
    async (address) => {
      expect(await byAddress(address)).toBeNull();
    },
  );

  it.each(["%", "_______", "\\"])("is not a pattern: the code '%s' is no course's", async (code) => {
    const document = "query ($code: String!) { courseByCode(code: $code) { title } }";
    expect((await test.visitor.graphql(document, { code })).data).toEqual({ courseByCode: null });
  });

  it("keeps its order whatever the courses are called", () => {
    const text = fc.constantFrom("1", "2", "3", "JAVA", "Java");
    const course = fc.record({ id: fc.integer({ min: 1, max: 4 }), code: text, title: text });
    fc.assert(
      fc.property(fc.array(course, { maxLength: 6 }), text, (courses, address) => {
        const same = (other: string) => other.toLowerCase() === address.toLowerCase();
        const chosen = chooseCourse(courses, address);
        if (courses.some(({ code }) => same(code))) expect(chosen && same(chosen.code)).toBe(true);
        else if (courses.some(({ id }) => String(id) === address)) expect(String(chosen?.id)).toBe(address);
        else expect(chosen === undefined).toBe(!courses.some(({ title }) => same(title)));
      }),
    );
  });
});

describe("the rules of the list", () => {
  it("make every order total by the number", () => {
    for (const sort of ["TITLE", "NEWEST", "SHORTEST", "LONGEST", "CREATED"] as const) {
      expect(courseOrder(sort).at(-1)).toEqual({ id: "asc" });
    }
  });

  it("ask for one condition for each word", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,5}$/)), (words) => {
        expect(courseFilter({ search: `  ${words.join("   ")} ` }).AND).toHaveLength(words.length);
      }),
    );
  });
});

describe("a course", () => {
  it("shows its modules, topics and questions in order", async () => {
    const course = await factory.course();
    const scope = { organizationId: 1, courseId: course.id };
    for (const displayOrder of [3, 1, 2]) {
      const data = { ...scope, displayOrder, name: `Part ${displayOrder}` };
      const module = await test.database.prisma.module.create({ data });
      for (const order of [2, 1]) {
        const inModule = { ...scope, moduleId: module.id, displayOrder: order };
        await test.database.prisma.topic.create({ data: { ...inModule, name: `Topic ${order}` } });
      }
    }
    const { data } = await test.visitor.graphql(
      `{ course(databaseId: ${course.id}) { moduleCount topicCount modules { name topics { name } } } }`,
    );
    const topics = [{ name: "Topic 1" }, { name: "Topic 2" }];
    expect(data.course).toEqual({
      moduleCount: 3,
      topicCount: 6,
      modules: ["Part 1", "Part 2", "Part 3"].map((name) => ({ name, topics })),
    });
  });

  it("has the mean of its reviews to one decimal, and none without reviews", async () => {
    const [rated, unrated] = [await factory.course(), await factory.course()];
    for (const rating of [5, 4, 4]) {
      const { id: userId } = await factory.user();
      const data = { organizationId: 1, courseId: rated.id, userId, rating, text: "Good" };
      await test.database.prisma.review.create({ data });
    }
    const figuresOf = async (id: number) =>
      (await test.visitor.graphql(`{ course(databaseId: ${id}) { rating reviewCount } }`)).data.course;
    expect(await figuresOf(rated.id)).toEqual({ rating: 4.3, reviewCount: 3 });
    expect(await figuresOf(unrated.id)).toEqual({ rating: null, reviewCount: 0 });
  });

  it("is free without a price and at a price of nothing", async () => {
    const isFree = async (price: number | null) => {
      const { id } = await factory.course({ price });
      return (await test.visitor.graphql(`{ course(databaseId: ${id}) { isFree } }`)).data.course.isFree;
    };
    expect([await isFree(null), await isFree(0), await isFree(1)]).toEqual([true, true, false]);
  });

  it("shows its questions to those who are signed in only, and never which option is right", async () => {
    const document = `{ courses(first: 3) { nodes { modules { questions { title type } } generalQuestions { title } } } }`;
    expect((await test.visitor.graphql(document)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    const learner = await test.as("learner");
    expect((await learner.graphql(document)).errors).toBeUndefined();
    const peeking = "{ courses { nodes { modules { questions { options { isCorrect } } } } } }";
    expect((await learner.graphql(peeking)).errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  });

  it("tells staff, and no one else, who is enrolled", async () => {
    const course = await factory.course();
    const users = [await factory.user({ name: "Zed" }), await factory.user({ name: "Amy" })];
    for (const { id } of users) await factory.enrolment(id, course.id);
    const document = `{ course(databaseId: ${course.id}) { enrolledUsers(first: 1) { totalCount nodes { name email } } } }`;
    const { data } = await (await test.as("coordinator")).graphql(document);
    expect(data.course.enrolledUsers).toMatchObject({ totalCount: 2, nodes: [{ name: "Amy" }] });
    const refused = await (await test.as("learner")).graphql(document);
    expect(refused.errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});
