import { afterAll, expect, it } from "vitest";
import { openTestGateway } from "#tests/support/gateway";

const test = await openTestGateway();
afterAll(() => test.close());

it("a user's roles tell all that a role tells, in one statement however many users there are", async () => {
  const admin = await test.as("admin");
  const fields = "name isShipped isFixed isForStaff canGive holderCount rights { right scope }";
  const read = (first: number) =>
    admin.graphql(`{ users(first: ${first}) { nodes { roles { ${fields} } } } }`);
  const { data } = await admin.graphql(`{ viewer { roles { ${fields} } } }`);
  expect(data.viewer.roles).toMatchObject([{ name: "ADMIN", isShipped: true, isFixed: true, canGive: true }]);
  await read(1);
  const { length } = await test.statementsOf(() => read(1));
  expect((await test.statementsOf(() => read(50))).length).toBe(length);
});
