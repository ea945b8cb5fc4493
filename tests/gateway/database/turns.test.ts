import { describe, expect, it } from "vitest";
import { type TurnKind, Turns } from "#gateway/database/turns";

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A connection whose turns end one by one, in the order in which they are noted. */
function openTurns() {
  const turns = new Turns();
  const order: string[] = [];
  const ends: (() => void)[] = [];
  return {
    order,
    want: async (caller: string, kind: TurnKind) => {
      ends.push(await turns.enter({ kind, caller }));
      order.push(`${caller} ${kind}`);
    },
    async endAll() {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await settle();
      }
    },
  };
}

describe("turns at the embedded database", () => {
  it("come at once to a caller who is alone", async () => {
    const { order, want } = openTurns();
    await want("one", "long");
    expect(order).toEqual(["one long"]);
  });

  it("alternate between callers, however many one wants", async () => {
    const { order, want, endAll } = openTurns();
    for (let at = 0; at < 6; at += 1) void want("writer", "long");
    void want("learner", "long");
    await settle();
    await endAll();
    expect(order.slice(0, 3)).toEqual(["writer long", "writer long", "learner long"]);
    expect(order).toHaveLength(7);
  });

  it("let statements go ahead of transactions that queue", async () => {
    const { order, want, endAll } = openTurns();
    for (const writer of ["a", "b", "c", "d", "e", "f"]) void want(writer, "long");
    void want("learner", "short");
    await settle();
    await endAll();
    expect(order.indexOf("learner short")).toBe(1);
  });

  it("come to transactions too, however many statements there are", async () => {
    const { order, want, endAll } = openTurns();
    for (let at = 0; at < 200; at += 1) void want("reader", "short");
    void want("writer", "long");
    await settle();
    await endAll();
    expect(order.indexOf("writer long")).toBeLessThan(40);
    expect(order).toHaveLength(201);
  });
});
