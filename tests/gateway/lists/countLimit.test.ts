import { describe, expect, it } from "vitest";
import { countLimit } from "#gateway/domains/lists/contract";
import { demoId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const rows = Array.from({ length: countLimit + 1 }, (_, index) => ({
  organizationId: demoId,
  name: `Counted ${index}.`,
  username: `counted${index}`,
  email: `counted${index}@example.com`,
  userType: "U" as const,
}));

const counts = `{
  all: users { totalCount }
  few: users(search: "counted10000") { totalCount }
}`;

describe.each(["off", "strict"] as const)(
  "a list with more rows than are counted, with plans %s",
  async (planning) => {
    const { test } = await openSuite({ planning });
    await test.database.prisma.user.createMany({ data: rows });
    const admin = await test.as("admin");

    it("says that there are more, and counts a search that finds few", async () => {
      const { data } = await admin.graphql(counts);
      expect(data).toEqual({ all: { totalCount: countLimit + 1 }, few: { totalCount: 1 } });
    });
  },
);
