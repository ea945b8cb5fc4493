import { describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite();

const query =
  "query ($after: String) { courses(first: 2, after: $after) { nodes { code } pageInfo { endCursor } } }";

describe("cursors", () => {
  it("page on when they are the list's own", async () => {
    const first = await test.visitor.graphql(query, { after: null });
    const { endCursor } = first.data.courses.pageInfo;
    const second = await test.visitor.graphql(query, { after: endCursor });
    expect(second.data.courses.nodes).toHaveLength(2);
    expect(second.data.courses.nodes).not.toEqual(first.data.courses.nodes);
  });

  it.each(["garbage", "R1BDOkk6OTk5OTk5OTk5OTk5", "R1BDOk46OTk5OTk5OTk5OTk5OTk5", "R1BDOlM6YWJj", ""])(
    "are the caller's mistake when no list has given them: '%s'",
    async (after) => {
      const { status, errors } = await test.visitor.graphql(query, { after });
      expect([status, errors?.[0]?.message, errors?.[0]?.extensions?.code]).toEqual([
        200,
        "Invalid cursor",
        "BAD_USER_INPUT",
      ]);
    },
  );

  it("are looked at in the document itself too", async () => {
    const { errors } = await test.visitor.graphql('{ courses(before: "garbage") { nodes { code } } }');
    expect(errors?.[0]?.message).toBe("Invalid cursor");
  });
});
