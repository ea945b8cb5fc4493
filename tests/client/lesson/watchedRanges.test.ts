import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMoment, toReport, type WatchedRange } from "~/lesson/watchedRanges";

const watch = (moments: readonly number[], speed = 1) =>
  moments.reduce<readonly WatchedRange[]>((ranges, at) => addMoment(ranges, { at, speed }), []);

describe("the watched parts of a video", () => {
  it("grow while it plays, and begin anew after a jump in either direction", () => {
    expect(toReport(watch([0, 0.25, 0.5, 0.75, 40, 40.25, 10, 10.3]))).toEqual([
      [0, 0.75].map((second) => Math.round(second * 10) / 10),
      [40, 40.3],
      [10, 10.3],
    ]);
  });

  it("allow longer steps at a higher speed", () => {
    expect(toReport(watch([0, 3], 2))).toEqual([[0, 3]]);
    expect(toReport(watch([0, 3]))).toEqual([]);
  });

  it("are never longer than the time that played, in however many steps", () => {
    const steps = fc.array(fc.double({ min: 0.01, max: 1.9, noNaN: true }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(steps, (lengths) => {
        let at = 0;
        const moments = [0, ...lengths.map((length) => (at += length))];
        const ranges = watch(moments);
        expect(ranges).toHaveLength(1);
        expect(ranges[0]).toEqual([0, at]);
      }),
    );
  });
});
