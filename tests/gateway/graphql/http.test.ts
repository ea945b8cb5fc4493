import { auditServer } from "graphql-http";
import { describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite();

describe("GraphQL over HTTP", () => {
  it("passes the audits of the specification, without a warning", async () => {
    const results = await auditServer({ url: `${test.origin}/graphql`, fetchFn: fetch });
    const failed = results.filter(({ status }) => status !== "ok");
    expect(results.length).toBeGreaterThanOrEqual(61);
    expect(failed.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });
});
