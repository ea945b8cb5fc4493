import { describe, expect, it } from "vitest";
import { findNext, isSame, nameEssay, type PieceName } from "~/screens/admin/review/list/pieces";

const work = (id: number): PieceName => ({ kind: "submission", id });
const essay = (id: number): PieceName => ({ kind: "essay", id });

describe("the pieces of the queue", () => {
  it("are told apart by their kind and id: both kinds count from 1", () => {
    expect(isSame(work(1), work(1))).toBe(true);
    expect(isSame(work(1), essay(1))).toBe(false);
    expect(isSame(null, null)).toBe(false);
  });

  it("follow each other, round to the first", () => {
    const pieces = [work(1), essay(1), work(2)];
    expect(findNext(pieces, work(1))).toEqual(essay(1));
    expect(findNext(pieces, work(2))).toEqual(work(1));
    expect(findNext(pieces, null)).toEqual(work(1));
  });

  it("begin anew after one that has left the queue, and end with the last one", () => {
    expect(findNext([essay(1)], work(7))).toEqual(essay(1));
    expect(findNext([essay(1)], essay(1))).toBeUndefined();
    expect(findNext([], work(1))).toBeUndefined();
  });

  it("name the course of an essay where its assessment does not", () => {
    expect(nameEssay({ assessmentTitle: "HTML: Final exam", courseTitle: "HTML" })).toBe("HTML: Final exam");
    expect(nameEssay({ assessmentTitle: "Quiz", courseTitle: "HTML" })).toBe("Quiz, HTML");
  });
});
