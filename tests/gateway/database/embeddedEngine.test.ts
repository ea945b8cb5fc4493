import { describe, expect, it } from "vitest";
import { openEmbeddedEngine } from "#gateway/database/embeddedEngine";

describe("openEmbeddedEngine", () => {
  it("lets the event loop turn between statements that queue", async () => {
    const { pglite, close } = await openEmbeddedEngine({ options: {}, prepare: async () => undefined });
    let isOver = false;
    let turns = 0;
    const turn = () => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    const slow = "SELECT count(*) FROM generate_series(1, 20000)";
    await Promise.all(Array.from({ length: 40 }, () => pglite.query(slow)));
    isOver = true;
    expect(turns).toBeGreaterThan(10);
    await close();
  });
});
