import { describe, expect, it } from "vitest";
import { remember } from "#gateway/remember";

function count() {
  const asked: number[] = [];
  const double = remember(2, (key: number) => {
    asked.push(key);
    return key * 2;
  });
  return { asked, double };
}

describe("remembered values", () => {
  it("are computed once", () => {
    const { asked, double } = count();
    expect([double(1), double(2), double(1), double(2)]).toEqual([2, 4, 2, 4]);
    expect(asked).toEqual([1, 2]);
  });

  it("are forgotten when there are too many, and computed anew", () => {
    const { asked, double } = count();
    expect([double(1), double(2), double(3), double(1)]).toEqual([2, 4, 6, 2]);
    expect(asked).toEqual([1, 2, 3, 1]);
  });

  it("may be undefined", () => {
    const asked: string[] = [];
    const none = remember(2, (key: string) => void asked.push(key));
    expect([none("a"), none("a")]).toEqual([undefined, undefined]);
    expect(asked).toEqual(["a"]);
  });
});
