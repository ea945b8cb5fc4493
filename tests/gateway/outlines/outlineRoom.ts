import { afterEach, expect } from "vitest";
import { openSuite } from "#tests/support/suite";

interface TopicInput {
  id?: number;
  name: string;
}
export interface ModuleInput extends TopicInput {
  topics: TopicInput[];
}
interface ModuleRow extends Required<TopicInput> {
  topics: Required<TopicInput>[];
}

const changed = "Someone else changed this course. You now see the latest version.";
export const conflict = { code: "STALE", message: changed };

/** Courses of drafts whose outlines editors save. */
export async function openOutlines() {
  const { test, factory } = await openSuite();
  const trainer = await test.as("coordinator");
  afterEach(() => test.setNow());

  async function readOutline(courseId: number) {
    const { data } = await trainer.graphql(
      `query ($id: Int!) {
        course(databaseId: $id) { updatedAt modules { id: databaseId name topics { id: databaseId name } } }
      }`,
      { id: courseId },
    );
    const { updatedAt, modules } = data.course as { updatedAt: string; modules: ModuleRow[] };
    return { updatedAt, modules };
  }

  async function save(courseId: number, version: string | null, modules: ModuleInput[], caller = trainer) {
    const { data, errors } = await caller.graphql(
      `mutation ($id: Int!, $version: DateTime, $modules: [OutlineModuleInput!]!) {
        saveOutline(courseId: $id, version: $version, modules: $modules) {
          ... on ChangedCoursePayload { course { updatedAt } }
          ... on Refusal { code message }
        }
      }`,
      { id: courseId, version, modules },
    );
    expect(errors).toBeUndefined();
    return data.saveOutline as { course?: { updatedAt: string }; code?: string; message?: string };
  }

  /** A draft with modules One (a, b) and Two (c), and what an editor would hold of it. */
  async function makeCourse() {
    const { id } = await factory.course({ status: "DRAFT" });
    await save(id, null, [
      { name: "One", topics: [{ name: "a" }, { name: "b" }] },
      { name: "Two", topics: [{ name: "c" }] },
    ]);
    const { updatedAt, modules } = await readOutline(id);
    const [first, second] = modules;
    const [a, b] = first?.topics ?? [];
    const c = second?.topics[0];
    if (!first || !second || !a || !b || !c) throw new Error("the outline was not made");
    return { id, updatedAt, modules, first, second, a, b, c };
  }

  return { test, factory, trainer, readOutline, save, makeCourse };
}
