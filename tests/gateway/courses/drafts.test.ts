import { describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { otherId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { getContentIds } from "../access/rows";

const nodeId = (type: string, id: number | undefined) => btoa(`${type}:${id}`);

const { test, factory } = await openSuite();
const [learner, trainer, other] = [
  await test.as("learner"),
  await test.as("coordinator"),
  await test.as("otherAdmin"),
];
const callers = { visitor: test.visitor, learner, trainer, other };
const draft = await factory.course({ status: "DRAFT", title: "Hidden zymurgy" });
const parts = await factory.module({ ...draft, organizationId: 1 });
const resource = await factory.resource({ courseId: draft.id, visibility: "PUBLIC", status: "PUBLISHED" });
await factory.enrolment(learner.userId ?? 0, draft.id);
const curriculum = await factory.curriculum({ status: "DRAFT", title: "Hidden outline" });
const specializationId = (await factory.specialization([draft.id])).id;
await factory.blogPost({ courseId: draft.id });
const createdById = trainer.userId ?? 0;
const ofCourse = await factory.instruction({ courseId: draft.id, createdById });
const ofCurriculum = await factory.instruction({ curriculumId: curriculum.id, createdById });
const ids = getContentIds({ course: draft, parts, resource, curriculum });
const instructionIds = { course: ofCourse.id, curriculum: ofCurriculum.id };
await factory.course({ organizationId: otherId, status: "DRAFT" });

const paths: Record<string, (draft: { id: number; code: string; title: string }) => string> = {
  "by its id": ({ id }) => `course(databaseId: ${id}) { title }`,
  "by its code": ({ code }) => `courseByCode(code: "${code.toLowerCase()}") { title }`,
  "by its code as an address": ({ code }) => `courseByAddress(address: "${code}") { title }`,
  "by its id as an address": ({ id }) => `courseByAddress(address: "${id}") { title }`,
  "by its title as an address": ({ title }) => `courseByAddress(address: "${title}") { title }`,
};

describe.each(["visitor", "learner", "other"] as const)("a draft is invisible to a %s", (name) => {
  it.each(Object.keys(paths))("%s", async (way) => {
    const selection = paths[way]?.(draft) ?? "";
    const { data, errors } = await callers[name].graphql(`{ answer: ${selection} }`);
    expect([data.answer, errors]).toEqual([null, undefined]);
  });

  it("a draft is in no list, search or count", async () => {
    const { data } = await callers[name].graphql(
      `{ courses(first: 100, search: "zymurgy") { totalCount nodes { title } }
         curricula(first: 100) { totalCount nodes { title status } }
         all: courses(first: 100) { totalCount nodes { status } } }`,
    );
    expect(data.courses).toEqual({ totalCount: 0, nodes: [] });
    expect(data.curricula.nodes.map(({ title }: { title: string }) => title)).not.toContain("Hidden outline");
    expect(data.curricula.totalCount).toBe(data.curricula.nodes.length);
    expect(data.all.totalCount).toBe(data.all.nodes.length);
  });

  it("a draft and all that is in it are no nodes", async () => {
    for (const [type, id] of Object.entries(ids)) {
      const { data, errors } = await callers[name].graphql("query ($id: ID!) { node(id: $id) { id } }", {
        id: nodeId(type, id),
      });
      expect([data.node, errors], type).toEqual([null, undefined]);
    }
  });

  it("the instructions that were used on a draft are not shown", async () => {
    for (const id of Object.values(instructionIds)) {
      const document = "query ($id: ID!) { node(id: $id) { ... on Instruction { instruction } } }";
      const { data } = await callers[name].graphql(document, { id: nodeId("Instruction", id) });
      expect(data.node).toBeNull();
    }
  });
});

describe("a draft", () => {
  it("is not counted in its category, nor in its specialization, by those who do not see it", async () => {
    const document = `{
      categories(first: 100) { nodes { databaseId courseCount } }
      specialization(databaseId: ${specializationId}) { courseCount courses { course { title } } }
      specializations(first: 100, withCourses: true) { totalCount nodes { databaseId } }
    }`;
    const countsOf = async (caller: Caller) => {
      const { data } = await caller.graphql(document);
      const category = data.categories.nodes.find(
        (node: { databaseId: number }) => node.databaseId === draft.categoryId,
      );
      const listed = data.specializations.nodes.some(
        (node: { databaseId: number }) => node.databaseId === specializationId,
      );
      return [
        category.courseCount,
        data.specialization.courseCount,
        data.specialization.courses.length,
        listed,
      ];
    };
    expect(await countsOf(callers.visitor)).toEqual([0, 0, 0, false]);
    expect(await countsOf(callers.learner)).toEqual([0, 0, 0, false]);
    expect(await countsOf(callers.trainer)).toEqual([1, 1, 1, true]);
  });

  it("has no posts for those who do not see it", async () => {
    const document = `{ blogPosts(courseTitle: "${draft.title}") { nodes { title } } }`;
    expect((await callers.learner.graphql(document)).data.blogPosts.nodes).toEqual([]);
    expect((await callers.trainer.graphql(document)).data.blogPosts.nodes).toHaveLength(1);
  });

  it("is shown to staff, on every way", async () => {
    for (const [way, select] of Object.entries(paths)) {
      const { data } = await callers.trainer.graphql(`{ answer: ${select(draft)} }`);
      expect(data.answer?.title, way).toBe(draft.title);
    }
    for (const [type, id] of Object.entries(ids)) {
      const { data } = await callers.trainer.graphql("query ($id: ID!) { node(id: $id) { __typename } }", {
        id: nodeId(type, id),
      });
      expect(data.node?.__typename).toBe(type);
    }
  });
});
