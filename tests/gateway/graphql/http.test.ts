import { auditServer } from "graphql-http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestGateway, type TestGateway } from "#tests/support/gateway";

let test: TestGateway;

beforeAll(async () => {
  test = await openTestGateway();
});
afterAll(() => test.close());

describe("GraphQL over HTTP", () => {
  it("passes the audits of the specification, without a warning", async () => {
    const results = await auditServer({ url: `${test.origin}/graphql`, fetchFn: fetch });
    const failed = results.filter(({ status }) => status !== "ok");
    expect(results.length).toBeGreaterThanOrEqual(61);
    expect(failed.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });
});
