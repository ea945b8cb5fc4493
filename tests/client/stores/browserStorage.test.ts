// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readStored, storedKeys, writeStored } from "~/stores/browserStorage";
import { blockStorage, fillStorage } from "./failingStorage";

beforeEach(() => {
  for (const key of storedKeys()) {
    writeStored(key, null);
    writeStored(key, null, "tab");
  }
});

describe("the storage of this browser", () => {
  it("keeps texts in the browser and in the tab, each for itself", () => {
    writeStored("a", "1");
    writeStored("b", "2", "tab");
    expect([readStored("a"), readStored("a", "tab"), readStored("b", "tab")]).toEqual(["1", null, "2"]);
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{ a: "1" }, { b: "2" }]);
    writeStored("a", null);
    expect([readStored("a"), storedKeys()]).toEqual([null, ["b"]]);
  });

  it("never throws while it is blocked, and keeps texts as long as the page", () => {
    blockStorage();
    expect(readStored("a")).toBeNull();
    writeStored("a", "1");
    writeStored("b", "2", "tab");
    expect([readStored("a"), readStored("b", "tab"), storedKeys()]).toEqual(["1", "2", ["a", "b"]]);
    writeStored("a", null);
    expect(readStored("a")).toBeNull();
  });

  it("keeps a text in the page while there is no room, until there is", () => {
    writeStored("a", "older");
    fillStorage();
    writeStored("a", "newer");
    expect([readStored("a"), { ...localStorage }]).toEqual(["newer", { a: "older" }]);
    vi.restoreAllMocks();
    writeStored("a", "newest");
    expect([readStored("a"), { ...localStorage }]).toEqual(["newest", { a: "newest" }]);
  });
});
