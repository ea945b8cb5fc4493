import { describe, expect, it } from "vitest";
import { openEmbeddedEngine } from "#gateway/database/embeddedEngine";
import { copyFiles } from "#tests/support/copiedFiles";
import { templatePath } from "#tests/support/templates";

describe("openEmbeddedEngine", () => {
  it("lets the event loop turn between statements that queue", async () => {
    const options = { fs: copyFiles(templatePath("empty")) };
    const { pglite, close } = await openEmbeddedEngine({ options, prepare: async () => undefined });
    let isOver = false;
    let rounds = 0;
    const countRound = () => {
      rounds += 1;
      if (!isOver) setImmediate(countRound);
    };
    setImmediate(countRound);
    const slow = "SELECT count(*) FROM generate_series(1, 20000)";
    await Promise.all(Array.from({ length: 40 }, () => pglite.query(slow)));
    isOver = true;
    expect(rounds).toBeGreaterThan(10);
    await close();
  });
});
