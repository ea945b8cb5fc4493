import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterDelivery,
  backOnline,
  isDue,
  type PendingValue,
  pendingValue,
  setOut,
} from "~/relay/pendingValue";
import type { SaveOutcome } from "~/relay/saveState";

type Delivery = SaveOutcome["kind"];
type Step = { do: "click"; to: boolean } | { do: "answer"; with: Delivery } | { do: "online" };

const delivery = fc.constantFrom<Delivery>("saved", "refused", "unreachable");
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("click" as const), to: fc.boolean() }),
  fc.record({ do: fc.constant("answer" as const), with: delivery }),
  fc.record({ do: fc.constant("online" as const) }),
);

/** A server and a browser that speak through the law alone. */
function play(steps: readonly Step[]) {
  let line: PendingValue<boolean> | undefined;
  let server = false;
  let lastClick: boolean | undefined;
  let lastRefused = false;
  const sendIfDue = () => {
    if (line && isDue(line)) line = setOut(line);
  };
  const answer = (how: Delivery) => {
    if (!line || line.sent === null) return;
    if (how === "saved") server = line.sent;
    lastRefused = how === "refused";
    line = afterDelivery(line, how);
    sendIfDue();
  };
  for (const item of steps) {
    if (item.do === "click") {
      lastClick = item.to;
      line = pendingValue(line, item.to);
      sendIfDue();
    } else if (item.do === "answer") answer(item.with);
    else if (line) {
      line = backOnline(line);
      sendIfDue();
    }
  }
  const settle = () => {
    for (let round = 0; line && round < 5; round += 1) {
      line = backOnline(line);
      sendIfDue();
      answer("saved");
    }
  };
  return { settle, state: () => ({ line, server, lastClick, lastRefused }) };
}

describe("the laws of a pending completion", () => {
  it("ends with the last click at the server, however it got there", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const game = play(steps);
        const pending = game.state().line !== undefined;
        game.settle();
        const { line, server, lastClick, lastRefused } = game.state();
        expect(line).toBeUndefined();
        if (lastClick !== undefined && (pending || !lastRefused)) expect(server).toBe(lastClick);
      }),
    );
  });

  it("loses nothing: what was clicked and neither kept nor refused is still wanted", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { line, lastClick } = play(steps).state();
        if (line) expect(line.wanted).toBe(lastClick);
      }),
    );
  });

  it("sends nothing while a request is in flight, and nothing while the network is away", () => {
    const flying = setOut(pendingValue<boolean>(undefined, true));
    expect(isDue(pendingValue(flying, false))).toBe(false);
    const lost = afterDelivery(flying, "unreachable");
    expect(lost && isDue(lost)).toBe(false);
    expect(lost && isDue(backOnline(lost))).toBe(true);
    expect(lost?.wanted).toBe(true);
  });

  it("follows a refused request by what was clicked since", () => {
    const clicked = pendingValue(setOut(pendingValue<boolean>(undefined, true)), false);
    const left = afterDelivery(clicked, "refused");
    expect(left).toEqual({ wanted: false, sent: null, offline: false });
    expect(afterDelivery(setOut(pendingValue<boolean>(undefined, true)), "refused")).toBeUndefined();
  });
});
