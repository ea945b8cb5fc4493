import { execute, parse } from "graphql";
import { describe, expect, it } from "vitest";
import type { Context } from "#gateway/graphql/context";
import { createContext, noRequest } from "#gateway/schema/createContext";
import { schema } from "#gateway/schema/schema";
import { openSuite } from "#tests/support/suite";
import { listViewers } from "./differing";
import { openPlanReader } from "./planReader";

const { test, factory } = await openSuite();
const { gateway } = test;

const faults: unknown[] = [];
const noteFault = (error: unknown) => void faults.push(error);
// The statements of plans are those since a test forgot them.
const { reader, statements } = openPlanReader(gateway.database.readRow, noteFault);

const viewers = await listViewers(test);

function openContext(name: string): Context {
  const watching = viewers.find((viewer) => viewer.name === name);
  if (!watching) throw new Error(`the demo has no ${name}`);
  return createContext(gateway, { ...noRequest, ...watching, log: gateway.log });
}

async function read(text: string, context: Context) {
  const document = parse(text);
  const data = await reader.read({ document, variables: {} }, context);
  return {
    data: data === undefined ? undefined : JSON.parse(data),
    executed: await execute({ schema, document, contextValue: context }),
  };
}

describe("a plan", () => {
  const teaching = "trainers(first: 5) { nodes { trainer { teaching(first: 1) { totalCount } } } }";

  it("is given up for rows whose rule does not let the viewer read on", async () => {
    const { data, executed } = await read(
      `{ myBatches(first: 20) { nodes { ${teaching} } } }`,
      openContext("learner"),
    );
    expect(executed.errors?.length).toBeGreaterThan(0);
    expect(data).toBeUndefined();
  });

  it("asks the same rules of a viewer whom they let read on", async () => {
    const { data, executed } = await read(
      `{ batches(first: 20) { nodes { ${teaching} } } }`,
      openContext("staff"),
    );
    expect(executed.errors).toBeUndefined();
    expect(data).toEqual(executed.data);
  });

  it("reads nothing for the rules of rows where the viewer's rights decide", async () => {
    statements.length = 0;
    const text = "{ payments(first: 3) { nodes { amount } } }";
    const { data, executed } = await read(text, openContext("admin"));
    expect(data).toEqual(executed.data);
    expect(statements.join()).not.toContain('"userId"');
    statements.length = 0;
    await read("{ ownPayment(databaseId: 1) { amount } }", openContext("learner"));
    expect(statements.join()).toContain('AS "userId"');
  });

  it("is given up for fields that need a scope which the viewer lacks", async () => {
    const text = "{ myBatches(first: 5) { nodes { users(first: 5) { nodes { databaseId } } } } }";
    const { data, executed } = await read(text, openContext("learner"));
    expect(executed.errors?.length).toBeGreaterThan(0);
    expect(data).toBeUndefined();
  });

  it("is given up for a viewer without the scope of the query", async () => {
    const { data, executed } = await read("{ users(first: 1) { totalCount } }", openContext("learner"));
    expect(executed.errors?.length).toBe(1);
    expect(data).toBeUndefined();
  });

  it("reads another tenant's rows by no id", async () => {
    const course = await factory.course();
    const text = `{ course(databaseId: ${course.id}) { title } node(id: "${btoa(`Course:${course.id}`)}") { ... on Course { title } } }`;
    const own = await read(text, openContext("learner"));
    expect(own.data).toEqual({ course: { title: course.title }, node: { title: course.title } });
    const other = await read(text, openContext("other staff"));
    expect(other.data).toEqual({ course: null, node: null });
    expect(other.executed.data).toEqual(other.data);
  });

  it("goes on after a cursor as the execution does, and ends there", async () => {
    for (const page of ["first: 3", "last: 3", "first: 100", "first: 0"]) {
      const text = `{ courses(${page}) { totalCount edges { cursor node { title } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } }`;
      const { data, executed } = await read(text, openContext("admin"));
      expect(data).toEqual(executed.data);
      const { startCursor, endCursor } = data.courses.pageInfo;
      if (endCursor === null) continue;
      for (const next of [`first: 2, after: "${endCursor}"`, `last: 2, before: "${startCursor}"`]) {
        const again = await read(text.replace(page, next), openContext("admin"));
        expect(again.data).toEqual(again.executed.data);
      }
    }
  });

  it("is given up, and the error reported, when it fails", async () => {
    const { reader: broken } = openPlanReader(() => Promise.reject(new Error("syntax error")), noteFault);
    faults.length = 0;
    const request = { document: parse("{ courses(first: 1) { totalCount } }"), variables: {} };
    expect(await broken.read(request, openContext("admin"))).toBeUndefined();
    expect(faults).toEqual([new Error("syntax error")]);
  });

  it("reads queries only", async () => {
    const mutation = "mutation { signOut { __typename } }";
    expect(
      await reader.read({ document: parse(mutation), variables: {} }, openContext("admin")),
    ).toBeUndefined();
  });
});
