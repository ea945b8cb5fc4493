import { describe, expect, it } from "vitest";
import { RenderTime } from "#gateway/http/renderTime";

function open() {
  let now = 0;
  const time = new RenderTime(() => now);
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { time, pass };
}

describe("the time for rendering", () => {
  it("lets a burst through, and then half of the time that passes", () => {
    const { time, pass } = open();
    let rendered = 0;
    for (let moment = 0; moment < 20_000; moment += 10) {
      pass(10);
      while (time.isLeft) {
        time.spend(10);
        rendered += 10;
      }
    }
    expect(rendered).toBeGreaterThanOrEqual(11_000);
    expect(rendered).toBeLessThanOrEqual(11_600);
  });

  it("is not saved up beyond a burst", () => {
    const { time, pass } = open();
    pass(3_600_000);
    expect(time.isLeft).toBe(true);
    time.spend(1_500);
    expect(time.isLeft).toBe(false);
    pass(10);
    expect(time.isLeft).toBe(true);
  });
});
