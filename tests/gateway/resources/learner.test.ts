import { afterAll, describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { otherId } from "#tests/support/factory";
import { ask, openClassroom, readErrorCode } from "../enrolments/classroom";

const room = await openClassroom();
afterAll(() => room.test.close());

const list = `query ($id: Int!, $first: Int, $after: String) {
  course(databaseId: $id) {
    resources(first: $first, after: $after) {
      totalCount nodes { databaseId name isMarked } pageInfo { hasNextPage endCursor }
    }
  }
}`;
const resourceQuery = `query ($courseId: Int!, $id: Int!) {
  resource(courseId: $courseId, databaseId: $id) { databaseId url visibility course { databaseId } }
}`;
const visibilities = ["PUBLIC", "PROTECTED", "PRIVATE"] as const;

interface Page {
  nodes: { name: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function names(caller: Caller, id: number): Promise<string[]> {
  const { resources } = (await ask(caller, list, { id, first: 100 })).course;
  expect(resources.totalCount).toBe(resources.nodes.length);
  return resources.nodes.map(({ name }: { name: string }) => name);
}

describe("the resources of a course", () => {
  it("are counted and listed as far as the viewer may see them, in order", async () => {
    const { caller, course } = await room.enrolled();
    for (const [place, visibility] of visibilities.entries()) {
      const scope = { courseId: course.id, visibility, displayOrder: 9 - place };
      await room.factory.resource({ ...scope, name: visibility });
      await room.factory.resource({ ...scope, name: `draft of ${visibility}`, status: "DRAFT" });
    }
    expect(await names(caller, course.id)).toEqual(["PROTECTED", "PUBLIC"]);
    expect(await names((await room.learner()).caller, course.id)).toEqual(["PUBLIC"]);
    expect(await names(await room.test.as("coordinator"), course.id)).toHaveLength(6);
    expect(await readErrorCode(room.test.visitor, list, { id: course.id })).toBe("UNAUTHENTICATED");
  });

  it("come in pages without doubles", async () => {
    const { caller, course } = await room.enrolled();
    for (let number = 0; number < 5; number += 1) await room.factory.resource({ courseId: course.id });
    const all = await names(caller, course.id);
    const paged: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const { resources }: { resources: Page } = (await ask(caller, list, { id: course.id, first: 2, after }))
        .course;
      paged.push(...resources.nodes.map(({ name }) => name));
      more = resources.pageInfo.hasNextPage;
      after = resources.pageInfo.endCursor;
    }
    expect(paged).toEqual(all);
    expect(new Set(paged).size).toBe(5);
  });
});

describe("one resource", () => {
  it("is found by its course and number together", async () => {
    const { caller, course } = await room.enrolled();
    const second = await room.course();
    const { id, url } = await room.factory.resource({ courseId: course.id, visibility: "PROTECTED" });
    expect(await ask(caller, resourceQuery, { courseId: course.id, id })).toEqual({
      resource: { databaseId: id, url, visibility: "PROTECTED", course: { databaseId: course.id } },
    });
    expect(await ask(caller, resourceQuery, { courseId: second.id, id })).toEqual({ resource: null });
    expect(await readErrorCode(room.test.visitor, resourceQuery, { courseId: course.id, id })).toBe(
      "UNAUTHENTICATED",
    );
  });

  it("opens with an enrolment where it is for the enrolled, and closes with the course", async () => {
    const { user, caller } = await room.learner();
    const course = await room.course();
    const { id } = await room.factory.resource({ courseId: course.id, visibility: "PROTECTED" });
    const found = async () =>
      (await ask(caller, resourceQuery, { courseId: course.id, id })).resource !== null;
    expect(await found()).toBe(false);
    await room.factory.enrolment(user.id, course.id);
    expect(await found()).toBe(true);
    await room.unpublish(course.id);
    expect(await found()).toBe(false);
  });

  it("one resource of another tenant is not found, whatever its visibility", async () => {
    const foreign = await room.enrolled({ organizationId: otherId });
    const { caller } = await room.learner();
    for (const visibility of visibilities) {
      const scope = { courseId: foreign.course.id, organizationId: otherId, visibility };
      const { id } = await room.factory.resource(scope);
      for (const viewer of [caller, await room.test.as("admin")]) {
        expect(await ask(viewer, resourceQuery, { courseId: foreign.course.id, id })).toEqual({
          resource: null,
        });
      }
    }
  });
});
