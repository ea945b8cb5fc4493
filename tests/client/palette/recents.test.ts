// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { PaletteEntry } from "~/palette/entries";
import { keepRecent, readRecents, recentLimit } from "~/palette/recents";
import { forgetSignIn, keepSignIn, signOut } from "~/session/sessionStore";
import { learner, staff } from "../session/people";

const course = (number: number): PaletteEntry => ({
  value: `/admin/courses/${number}`,
  to: `/admin/courses/${number}`,
  kind: "course",
  label: `Course ${number}`,
  note: `Course C${number}`,
});
const read = (account: Parameters<typeof readRecents>[0] = staff) => readRecents(account).map(({ to }) => to);

beforeEach(() => keepSignIn("abc", staff));

describe("what was opened lately", () => {
  it("comes the latest first, once each, and is bounded", () => {
    for (let number = 1; number <= recentLimit + 2; number += 1) keepRecent(course(number));
    keepRecent(course(5));
    expect(read()).toEqual([5, 8, 7, 6, 4, 3].map((number) => `/admin/courses/${number}`));
  });

  it("is a person's own, in one institute", () => {
    keepRecent(course(1));
    const kept = { ...localStorage };
    for (const account of [learner, { ...staff, tenantId: 2 }]) {
      keepSignIn("other", account);
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
      expect(read()).toEqual([]);
    }
    forgetSignIn();
    expect(read()).toEqual([]);
  });

  it("is forgotten at logout", () => {
    keepRecent(course(1));
    localStorage.setItem("theme", "dark");
    signOut();
    keepSignIn("again", staff);
    expect(read()).toEqual([]);
    expect(localStorage.getItem("theme")).toBe("dark");
  });

  it("leaves out what the person may not enter any more, what only acts, and what is not of this site", () => {
    keepRecent(course(1));
    keepRecent({ value: "theme dark", kind: "action", label: "Dark theme", note: "Action" });
    keepRecent({ ...course(2), to: "//evil.test/" });
    expect(read()).toEqual(["/admin/courses/1"]);
    expect(read({ ...staff, userType: "U" })).toEqual([]);
  });

  it.each(["not json", "{}", "[1, null, {}]", '[{"to":"/x","label":1,"note":"","kind":"course"}]'])(
    "is empty where %s is kept",
    (kept) => {
      localStorage.setItem(`kept:1:${staff.id}:recents:palette`, kept);
      expect(read()).toEqual([]);
    },
  );
});
