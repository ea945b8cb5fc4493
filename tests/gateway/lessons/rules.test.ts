import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blockSchema, emptyBlock, parseVideoAddress } from "#gateway/domains/lessons/blockContract";
import { diffLesson } from "#gateway/domains/lessons/diffRules";
import { playbackSpeeds } from "#gateway/domains/lessons/readerContract";
import { completes, isOpen, lessonAccess, type OpeningFacts, opensOn } from "#gateway/domains/lessons/rules";
import {
  getLength,
  greatestPace,
  longestDelay,
  longestGap,
  mergeRanges,
  type Range,
  watchedAfter,
} from "#gateway/domains/lessons/watchRules";

const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-11-${String(date).padStart(2, "0")}`);
const facts: fc.Arbitrary<OpeningFacts> = fc.record({
  isPreview: fc.boolean(),
  opening: fc.constantFrom("ALWAYS", "IN_ORDER", "WITH_PLAN"),
  isEnrolled: fc.boolean(),
  isPreviousCompleted: fc.boolean(),
  isInBatch: fc.boolean(),
  plannedDay: fc.option(day),
});

describe("a topic opens", () => {
  it("never later by waiting", () => {
    fc.assert(
      fc.property(facts, day, day, (topic, value, other) => {
        const [before = "", after = ""] = [value, other].toSorted();
        return !isOpen(topic, () => before) || isOpen(topic, () => after);
      }),
    );
  });

  it("a topic opens on the day that it names", () => {
    fc.assert(
      fc.property(facts, day, (topic, today) => {
        const opening = opensOn(topic);
        return opening === null || isOpen(topic, () => today) === opening <= today;
      }),
    );
  });

  it("a topic opens to staff and as a preview always, and else to the enrolled only", () => {
    fc.assert(
      fc.property(facts, day, fc.boolean(), fc.boolean(), (topic, today, isStaff, isSignedIn) => {
        const access = lessonAccess({ isStaff, isSignedIn }, topic, () => today);
        if (isStaff || topic.isPreview) return access === "READ";
        if (!isSignedIn) return access === "SIGN_IN";
        if (!topic.isEnrolled) return access === "ENROL";
        return access === (isOpen(topic, () => today) ? "READ" : "NOT_OPEN");
      }),
    );
  });
});

const block = {
  kind: "TEXT",
  isUploadedVideo: false,
  seconds: null,
  isViewed: true,
  isChecked: false,
  watchedSeconds: 0,
};

describe("a lesson is completed", () => {
  it("never by reading where the learner does it by hand", () =>
    expect(completes({ completion: "MANUAL", threshold: 1 }, [block])).toBe(false));

  it("a lesson is completed by viewing where it has no video to watch or question to answer", () => {
    for (const completion of ["VIEWED", "WATCHED", "ANSWERED"] as const) {
      expect(completes({ completion, threshold: 90 }, [block])).toBe(true);
      expect(completes({ completion, threshold: 90 }, [{ ...block, isViewed: false }])).toBe(false);
    }
  });

  it("a lesson is completed by the share of all videos together", () => {
    const video = { ...block, kind: "VIDEO", isUploadedVideo: true, isViewed: false };
    const videos = [
      { ...video, seconds: 100, watchedSeconds: 100 },
      { ...video, seconds: 300, watchedSeconds: 100 },
    ];
    expect(completes({ completion: "WATCHED", threshold: 50 }, videos)).toBe(true);
    expect(completes({ completion: "WATCHED", threshold: 51 }, videos)).toBe(false);
    const unknown = { ...video, watchedSeconds: 0 };
    expect(completes({ completion: "WATCHED", threshold: 1 }, [...videos, unknown])).toBe(false);
  });
});

const range = fc
  .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 200 }))
  .map(([from, length]): Range => [from, from + length]);

describe("watched ranges", () => {
  it("are merged in order, without overlaps, whatever order they come in", () => {
    fc.assert(
      fc.property(fc.array(range), (ranges) => {
        const merged = mergeRanges(ranges);
        expect(mergeRanges(ranges.toReversed())).toEqual(merged);
        expect(mergeRanges(merged)).toEqual(merged);
        for (const [index, [from]] of merged.entries())
          expect(from).toBeGreaterThan(merged[index - 1]?.[1] ?? -1);
      }),
    );
  });

  const at = (second: number) => new Date(second * 1000);
  const report = fc.record({
    after: fc.integer({ min: 0, max: 900 }),
    reported: fc.array(range, { maxLength: 5 }),
  });

  it("never exceed what plays at the greatest speed since the report before", () => {
    fc.assert(
      fc.property(fc.array(report), (reports) => {
        let now = 0;
        let state: { ranges: Range[]; watchedUntil: Date | null } = { ranges: [], watchedUntil: null };
        let possible = 0;
        for (const { after, reported } of reports) {
          const isFirst = state.watchedUntil === null;
          now += after;
          const { watchedUntil } = state;
          const next = watchedAfter({
            known: state.ranges,
            reported,
            seconds: null,
            watchedUntil,
            now: at(now),
          });
          const added = getLength(next.ranges) - getLength(state.ranges);
          const time = isFirst ? 0 : Math.min(longestGap, after);
          possible += time * greatestPace;
          expect(added).toBeGreaterThanOrEqual(0);
          expect(added).toBeLessThanOrEqual(isFirst ? 0 : (time + longestDelay) * greatestPace + 0.001);
          expect(getLength(next.ranges)).toBeLessThanOrEqual(possible + 0.001);
          expect(now - next.watchedUntil.getTime() / 1000).toBeLessThanOrEqual(longestDelay);
          const whole = mergeRanges([...state.ranges, ...reported]);
          expect(mergeRanges([...whole, ...next.ranges])).toEqual(whole);
          state = next;
        }
      }),
    );
  });

  it("count for nothing in the time before the video began to play", () => {
    const reported: Range[] = [[0, 3600]];
    const first = watchedAfter({ known: [], reported, seconds: 3600, watchedUntil: null, now: at(1800) });
    expect(first).toEqual({ ranges: [], watchedUntil: at(1800) });
    const late = watchedAfter({ known: [], reported, seconds: 3600, watchedUntil: at(0), now: at(1800) });
    expect(late.ranges).toEqual([[0, longestGap * greatestPace]]);
  });

  it("never pass the end of the video", () =>
    expect(
      watchedAfter({ known: [], reported: [[0, 200]], seconds: 100, watchedUntil: at(0), now: at(500) })
        .ranges,
    ).toEqual([[0, 100]]));

  it("count whole at every offered speed, though reports arrive late", () => {
    const delays = fc.array(fc.integer({ min: 0, max: longestDelay * 1000 }), {
      minLength: 2,
      maxLength: 40,
    });
    fc.assert(
      fc.property(delays, fc.constantFrom(...playbackSpeeds), (late, speed) => {
        let state = watchedAfter({ known: [], reported: [], seconds: null, watchedUntil: null, now: at(0) });
        for (const [index, delay] of late.entries()) {
          const reported: Range[] = [[index * 15 * speed, (index + 1) * 15 * speed]];
          const now = at((index + 1) * 15 + delay / 1000);
          const { ranges: known, watchedUntil } = state;
          state = watchedAfter({ known, reported, seconds: null, watchedUntil, now });
        }
        expect(getLength(state.ranges)).toBeCloseTo(late.length * 15 * speed, 3);
      }),
    );
  });
});

const content = blockSchema.parse({ kind: "TEXT", markdown: "Same" });

describe("the differences of a draft", () => {
  it("are none, or exactly the blocks that were moved, added and deleted", () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(ids, ids, (draftIds, publishedIds) => {
        const draft = draftIds.map((id) => ({ ...content, id }));
        const published = publishedIds.map((id) => ({ ...content, id: id + 100, draftId: id }));
        const found = diffLesson(draft, published);
        const count = (change: string) => found.filter((difference) => difference.change === change).length;
        expect(count("ADDED")).toBe(draftIds.filter((id) => !publishedIds.includes(id)).length);
        expect(count("DELETED")).toBe(publishedIds.filter((id) => !draftIds.includes(id)).length);
        const kept = draftIds.filter((id) => publishedIds.includes(id));
        const isSameOrder = kept.join() === publishedIds.filter((id) => draftIds.includes(id)).join();
        expect(count("MOVED") === 0).toBe(isSameOrder);
      }),
    );
  });
});

describe("a block", () => {
  it("holds what its kind holds, and nothing else", () => {
    const input = {
      kind: "TEXT",
      markdown: "Hi",
      url: "https://a.test",
      fileId: 4,
      altText: "x",
      tone: "TIP",
    };
    expect(blockSchema.parse(input)).toEqual({ ...emptyBlock, kind: "TEXT", markdown: "Hi" });
  });

  it.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "YOUTUBE"],
    ["https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=3", "YOUTUBE"],
    ["https://youtu.be/dQw4w9WgXcQ?t=3", "YOUTUBE"],
    ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", "YOUTUBE"],
    ["https://vimeo.com/123456789", "VIMEO"],
    ["https://player.vimeo.com/video/123456789", "VIMEO"],
    ["https://evil.test/watch?v=dQw4w9WgXcQ", undefined],
    ["https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ", undefined],
    ["http://youtu.be/dQw4w9WgXcQ", undefined],
    ["javascript:https://youtu.be/dQw4w9WgXcQ", undefined],
  ])("with the address %s is a video of %s", (url, host) => expect(parseVideoAddress(url)?.host).toBe(host));

  it.each([
    "http://a.test",
    "javascript:alert(1)",
    "https://a@b.test/",
    "https://localhost",
    "https://a.test /",
  ])("is no frame of %s", (url) => expect(blockSchema.safeParse({ kind: "EMBED", url }).success).toBe(false));
});
