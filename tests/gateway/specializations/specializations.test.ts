import { describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();

interface Row {
  name: string;
  category: string | null;
}

async function list(args: string, caller: Caller = test.visitor): Promise<Row[]> {
  const { data } = await caller.graphql(
    `{ specializations(first: 100${args}) { totalCount nodes { name category } } }`,
  );
  expect(data.specializations.totalCount).toBe(data.specializations.nodes.length);
  return data.specializations.nodes;
}

const tracksOf = (rows: Row[]) => [...new Set(rows.map(({ category }) => category))];

async function learnerOf(careerTrack: string | null): Promise<Caller> {
  const { signIn } = await factory.user({ careerTrack });
  return test.visitor.signIn(signIn);
}

describe("specializations", () => {
  it("come by name", async () => {
    const names = (await list("")).map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    expect(names).toContain("Data Analyst");
  });

  it("specializations are of the career track only, when one is set and it is asked for", async () => {
    const all = await list("");
    const data = await learnerOf("DATA");
    expect(tracksOf(await list(", ofMyTrack: true", data))).toEqual(["DATA"]);
    expect(await list("", data)).toEqual(all);
  });

  it.each([["ALL"], [null]])("of every track, when the track is %s", async (careerTrack) => {
    expect(await list(", ofMyTrack: true", await learnerOf(careerTrack))).toEqual(await list(""));
  });

  it("visitors get specializations of every track", async () => {
    expect(await list(", ofMyTrack: true")).toEqual(await list(""));
  });

  it("an organization's code finds its own specializations, without case; another's code finds nothing", async () => {
    expect(await list(`, orgCode: "demo"`)).toEqual(await list(""));
    expect(await list(`, orgCode: "OTHER"`)).toEqual([]);
  });

  it("specializations without courses are left out when that is asked for", async () => {
    const { name } = await factory.specialization([]);
    expect((await list("")).map((row) => row.name)).toContain(name);
    expect((await list(", withCourses: true")).map((row) => row.name)).not.toContain(name);
  });

  it("hold their courses in order", async () => {
    const courses = [await factory.course(), await factory.course(), await factory.course()];
    const { id } = await factory.specialization(courses.map((course) => course.id).reverse());
    const { data } = await test.visitor.graphql(
      `{ specialization(databaseId: ${id}) { courseCount courses { course { databaseId } } } }`,
    );
    const found = data.specialization.courses.map(
      (entry: { course: { databaseId: number } }) => entry.course.databaseId,
    );
    expect(found).toEqual(courses.map((course) => course.id).reverse());
    expect(data.specialization.courseCount).toBe(3);
  });

  it("keep their career track when a change does not name it", async () => {
    const staff = await test.as("coordinator");
    const { id } = await factory.specialization([]);
    const update = async (fields: string) => {
      const { data } = await staff.graphql(`mutation {
        result: updateSpecialization(specializationId: ${id}, ${fields}) {
          ... on SpecializationPayload { specialization { name category } }
        }
      }`);
      return data.result.specialization;
    };
    expect(await update(`name: "Track", category: "DATA"`)).toEqual({ name: "Track", category: "DATA" });
    expect(await update(`name: "Same track"`)).toEqual({ name: "Same track", category: "DATA" });
    expect(await update(`name: "No track", category: null`)).toEqual({ name: "No track", category: null });
  });
});
