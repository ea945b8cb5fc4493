import { afterAll, expect, it } from "vitest";
import { killUnderWriters } from "#tests/support/killedWriters";
import { makeTemplateFolder } from "#tests/support/templateFolder";

const { folder, remove } = makeTemplateFolder("demo");
afterAll(remove);

// npm run proof -- kill does this twenty times, on both databases.
it("keeps every acknowledged message exactly once when the gateway is killed", {
  timeout: 90_000,
}, async () => {
  const { acknowledged, stored } = await killUnderWriters({
    settings: { DATA_DIR: folder },
    rounds: 1,
    writers: 10,
  });
  expect(acknowledged.size).toBeGreaterThan(9);
  expect([...acknowledged].filter((id) => stored.get(id) !== 1)).toEqual([]);
});
