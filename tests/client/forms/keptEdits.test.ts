// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from "vitest";
import { learner, staff } from "#tests/client/session/people";
import { keptEdits } from "~/forms/keptEdits";
import { forgetSignIn, keepAccount, keepSignIn } from "~/session/sessionStore";

/** Opens a text in a window of its own. */
const open = (id: number) => keptEdits("note", new Map())(id);

beforeEach(() => keepAccount(learner));
afterEach(() => {
  forgetSignIn();
  localStorage.clear();
});

it("edits of two windows are both there for those that open later", () => {
  const [first, second] = [open(1), open(1)];
  first.write({ text: "In the train", version: null });
  second.write({ text: "At home", version: "2" });
  second.write({ text: "At home, longer", version: "2" });
  const third = open(1);
  expect(third.takeOver()).toEqual({ text: "In the train", version: null });
  third.drop();
  expect(open(1).takeOver()).toEqual({ text: "At home, longer", version: "2" });
  expect(open(2).takeOver()).toBeNull();
});

it("an edit that a later window takes over stays with the window that still shows it", () => {
  const [first, second] = [open(5), open(5)];
  first.write({ text: "Still open", version: null });
  const key = Object.keys(localStorage).find((name) => name.includes(":note:")) ?? "";
  second.takeOver();
  const announce = () =>
    window.dispatchEvent(new StorageEvent("storage", { key, newValue: localStorage.getItem(key) }));
  announce();
  second.drop();
  announce();
  expect(first.list()).toEqual([{ text: "Still open", version: null }]);
  localStorage.clear();
  announce();
  expect([first.list(), second.takeOver()]).toEqual([[], null]);
});

it("an edit is taken over once, also where two windows have kept the same", () => {
  for (const window of [open(1), open(1)]) window.write({ text: "Same", version: null });
  open(1).write({ text: "Other", version: null });
  const later = open(1);
  expect([later.takeOver()?.text, later.takeOver()?.text]).toEqual(["Same", "Same"]);
  expect(open(1).takeOver()?.text).toBe("Other");
});

it("a field that is shown again in a page finds its own edit first", () => {
  const openInPage = keptEdits("note", new Map());
  open(9).write({ text: "Of another window", version: null });
  const field = openInPage(9);
  field.write({ text: "Own", version: null });
  const later = openInPage(9);
  expect(later.takeOver()?.text).toBe("Own");
  later.drop();
  window.dispatchEvent(new StorageEvent("storage", { key: "any", newValue: "any" }));
  expect(later.list().map(({ text }) => text)).toEqual(["Of another window"]);
});

it("edits are only of the person who was signed in", () => {
  const edits = open(1);
  edits.write({ text: "Mine", version: null });
  keepAccount(staff);
  expect([edits.isCurrent(), edits.takeOver(), open(1).takeOver()]).toEqual([false, null, null]);
  edits.write({ text: "Typed on", version: null });
  keepAccount(learner);
  expect(open(1).takeOver()).toEqual({ text: "Mine", version: null });
  keepSignIn("new", staff);
  keepAccount(learner);
  expect(open(1).takeOver()).toBeNull();
});
