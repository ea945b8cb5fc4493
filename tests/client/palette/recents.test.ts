// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import type { PaletteEntry } from "~/palette/entries";
import { keepRecent, readRecents, recentLimit } from "~/palette/recents";
import { forgetSignIn } from "~/session/sessionStore";
import { learner, staff } from "../session/people";

const me = { tenantId: 1, account: staff };
const course = (number: number): PaletteEntry => ({
  value: `/admin/courses/${number}`,
  to: `/admin/courses/${number}`,
  kind: "course",
  label: `Course ${number}`,
  note: `Course C${number}`,
});
const read = (person: Parameters<typeof readRecents>[0] = me) => readRecents(person).map(({ to }) => to);

afterEach(() => localStorage.clear());

describe("what was opened lately", () => {
  it("comes the latest first, once each, and is bounded", () => {
    for (let number = 1; number <= recentLimit + 2; number += 1) keepRecent(me, course(number));
    keepRecent(me, course(5));
    expect(read()).toEqual([5, 8, 7, 6, 4, 3].map((number) => `/admin/courses/${number}`));
  });

  it("is a person's own, in one institute", () => {
    keepRecent(me, course(1));
    expect(read({ tenantId: 2, account: staff })).toEqual([]);
    expect(read({ tenantId: 1, account: learner })).toEqual([]);
    expect(read({ tenantId: 1, account: null })).toEqual([]);
  });

  it("is forgotten at logout", () => {
    keepRecent(me, course(1));
    localStorage.setItem("theme", "dark");
    forgetSignIn();
    expect(read()).toEqual([]);
    expect(localStorage.getItem("theme")).toBe("dark");
  });

  it("leaves out what the person may not enter any more, what only acts, and what is not of this site", () => {
    keepRecent(me, course(1));
    keepRecent(me, { value: "theme dark", kind: "action", label: "Dark theme", note: "Action" });
    keepRecent(me, { ...course(2), to: "//evil.test/" });
    expect(read()).toEqual(["/admin/courses/1"]);
    expect(read({ tenantId: 1, account: { ...staff, userType: "U" } })).toEqual([]);
  });

  it.each(["not json", "{}", "[1, null, {}]", '[{"to":"/x","label":1,"note":"","kind":"course"}]'])(
    "is empty where %s is kept",
    (kept) => {
      localStorage.setItem(`RECENT:1:${staff.id}`, kept);
      expect(read()).toEqual([]);
    },
  );
});
