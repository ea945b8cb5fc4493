import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { announcementFor, secondsLeftAt } from "~/screens/learner/assessments/sitting/serverClock";

const seconds = fc.integer({ min: 0, max: 10_000 });
const moment = fc.integer({ min: 0, max: 100_000_000 });

describe("the time left", () => {
  it("is what the server said at the moment it was heard", () => {
    fc.assert(
      fc.property(seconds, moment, (secondsLeft, receivedAt) => {
        expect(secondsLeftAt({ secondsLeft, receivedAt }, receivedAt)).toBe(secondsLeft);
      }),
    );
  });

  it("falls with the steady clock by a second a second, never below 0, and never rises", () => {
    fc.assert(
      fc.property(
        seconds,
        moment,
        fc.nat(10_000_000),
        fc.nat(5000),
        (secondsLeft, receivedAt, after, more) => {
          const reading = { secondsLeft, receivedAt };
          const left = secondsLeftAt(reading, receivedAt + after);
          expect(left).toBe(Math.max(0, Math.ceil(secondsLeft - after / 1000)));
          expect(secondsLeftAt(reading, receivedAt + after + more)).toBeLessThanOrEqual(left);
        },
      ),
    );
  });

  it("knows nothing of the date of the machine", () => {
    expect(secondsLeftAt.length).toBe(2);
    expect(secondsLeftAt({ secondsLeft: 600, receivedAt: 5000 }, 4000)).toBe(600);
  });
});

describe("what is said aloud", () => {
  it("is each announcement once, however the seconds are counted", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 700, maxLength: 700 }), (steps) => {
        const said: string[] = [];
        let left = 600;
        for (const step of steps) {
          const text = announcementFor(left, left - step);
          if (text) said.push(text);
          left -= step;
        }
        expect(said).toEqual(["5 minutes left", "1 minute left"]);
      }),
    );
  });

  it("is nothing for an attempt that is opened late, and nothing at the end", () => {
    expect(announcementFor(200, 199)).toBeNull();
    expect(announcementFor(1, 0)).toBeNull();
    expect(announcementFor(400, 0)).toBeNull();
  });
});
