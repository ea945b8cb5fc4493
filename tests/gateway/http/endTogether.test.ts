import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { endTogether } from "#gateway/http/endTogether";

const open = () => new ServerResponse(new IncomingMessage(new Socket())).writeHead(200);

function endMany(count: number, body: string | undefined): ServerResponse[] {
  const responses = Array.from({ length: count }, open);
  for (const response of responses) endTogether({ response, body });
  return responses;
}

const countEnded = (responses: readonly ServerResponse[]) =>
  responses.filter(({ writableEnded }) => writableEnded).length;

describe("responses that end together", () => {
  it.each([
    { count: 3, atOnce: 0 },
    // More than 64 do not wait for each other.
    { count: 70, atOnce: 64 },
  ])("end when the turn is over: of $count, $atOnce before", async ({ count, atOnce }) => {
    const responses = endMany(count, "{}");
    expect(countEnded(responses)).toBe(atOnce);
    await nextTurn();
    expect(countEnded(responses)).toBe(count);
  });

  it("end in each turn anew", async () => {
    for (const turn of [1, 2, 3]) {
      const responses = endMany(turn, undefined);
      await nextTurn();
      expect(countEnded(responses)).toBe(turn);
    }
  });

  it("leave a caller who is gone alone", async () => {
    const [gone, kept] = [open(), open()];
    endTogether({ response: gone, body: "{}" });
    endTogether({ response: kept, body: "{}" });
    gone.destroy();
    await nextTurn();
    expect(kept.writableEnded).toBe(true);
  });
});
