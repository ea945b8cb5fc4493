import { describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const viewers: Record<string, Caller> = {
  visitor: test.visitor,
  enrolled: await test.as("learner"),
  learner: await test.as("secondLearner"),
  trainer: await test.as("coordinator"),
  other: await test.as("otherAdmin"),
};

const viewer = (name: string) => viewers[name] ?? test.visitor;

type Seen = [
  course: "PUBLISHED" | "DRAFT",
  status: "PUBLISHED" | "DRAFT",
  visibility: "PUBLIC" | "PROTECTED" | "PRIVATE",
  by: string[],
];

// The callers who see a resource, by the state of its course and its own. Visitors see names only.
const matrix: Seen[] = [
  ["PUBLISHED", "PUBLISHED", "PUBLIC", ["visitor", "enrolled", "learner", "trainer"]],
  ["PUBLISHED", "PUBLISHED", "PROTECTED", ["enrolled", "trainer"]],
  ["PUBLISHED", "PUBLISHED", "PRIVATE", ["trainer"]],
  ["PUBLISHED", "DRAFT", "PUBLIC", ["trainer"]],
  ["PUBLISHED", "DRAFT", "PROTECTED", ["trainer"]],
  ["PUBLISHED", "DRAFT", "PRIVATE", ["trainer"]],
  ["DRAFT", "PUBLISHED", "PUBLIC", ["trainer"]],
  ["DRAFT", "PUBLISHED", "PROTECTED", ["trainer"]],
  ["DRAFT", "DRAFT", "PRIVATE", ["trainer"]],
];

describe("a resource is seen by exactly those who may", () => {
  it.each(matrix)("course %s, resource %s, %s: %j", async (courseStatus, status, visibility, by) => {
    const course = await factory.course({ status: courseStatus });
    await factory.enrolment(viewer("enrolled").userId ?? 0, course.id);
    const resource = await factory.resource({ courseId: course.id, status, visibility });
    const seenAsNode: string[] = [];
    const seenInList: string[] = [];
    for (const [name, caller] of Object.entries(viewers)) {
      const id = btoa(`Resource:${resource.id}`);
      const node = await caller.graphql("query ($id: ID!) { node(id: $id) { ... on Resource { name } } }", {
        id,
      });
      if (node.data.node !== null) seenAsNode.push(name);
      const list = await caller.graphql(
        `{ course(databaseId: ${course.id}) { resources { totalCount nodes { url } } } }`,
      );
      const found = list.data?.course?.resources;
      expect(found?.nodes.length ?? 0, name).toBe(found?.totalCount ?? 0);
      if (found?.totalCount) seenInList.push(name);
    }
    expect(seenAsNode).toEqual(by);
    expect(seenInList).toEqual(by.filter((name) => name !== "visitor"));
  });
});

describe("the resources of a course", () => {
  it("are for those who are signed in", async () => {
    const { id } = await factory.course();
    const { errors } = await test.visitor.graphql(
      `{ course(databaseId: ${id}) { resources { nodes { url } } } }`,
    );
    expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });

  it("come in their order", async () => {
    const { id: courseId } = await factory.course();
    for (const displayOrder of [2, 3, 1])
      await factory.resource({ courseId, displayOrder, name: `R${displayOrder}` });
    const { data } = await viewer("learner").graphql(
      `{ course(databaseId: ${courseId}) { resources { nodes { name } } } }`,
    );
    expect(data.course.resources.nodes).toEqual([{ name: "R1" }, { name: "R2" }, { name: "R3" }]);
  });
});

describe("visitors of a course", () => {
  it("read the names of its public resources, and no address", async () => {
    const { id: courseId } = await factory.course();
    const open = await factory.resource({ courseId, name: "Open", displayOrder: 1 });
    await factory.resource({ courseId, name: "Protected", visibility: "PROTECTED" });
    await factory.resource({ courseId, name: "Draft", status: "DRAFT" });
    const named = await test.visitor.graphql(
      `{ course(databaseId: ${courseId}) { publicResources { name } } }`,
    );
    expect(named.data.course.publicResources).toEqual([{ name: "Open" }]);
    for (const document of [
      `{ course(databaseId: ${courseId}) { publicResources { url } } }`,
      `{ node(id: "${btoa(`Resource:${open.id}`)}") { ... on Resource { url } } }`,
    ]) {
      const { data, errors } = await test.visitor.graphql(document);
      expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
      expect(JSON.stringify(data)).not.toContain("example.test");
    }
  });

  it("visitors of a draft course read nothing of it", async () => {
    const { id: courseId } = await factory.course({ status: "DRAFT" });
    await factory.resource({ courseId });
    const { data } = await test.visitor.graphql(
      `{ course(databaseId: ${courseId}) { publicResources { name } } }`,
    );
    expect(data.course).toBeNull();
  });
});
