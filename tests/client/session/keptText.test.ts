// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { fillStorage } from "#tests/client/stores/failingStorage";
import { keptText } from "~/session/keptText";
import { forgetSignIn, keepSignIn, readStorageAgain, signOut } from "~/session/sessionStore";
import { learner, staff } from "./people";

const openInBrowser = keptText({ name: "essay", place: "browser", schema: z.string() });
const openInTab = keptText({ name: "essay", place: "tab", schema: z.string() });
const readBoth = () => [openInBrowser(1).read(), openInTab(1).read()];
const everythingKept = () =>
  [...Object.entries(localStorage), ...Object.entries(sessionStorage)].filter(([key]) =>
    key.startsWith("kept:"),
  );

beforeEach(() => {
  keepSignIn("abc", learner);
  openInBrowser(1).write("in the browser");
  openInTab(1).write("in the tab");
});

describe("what a person has typed", () => {
  it("is kept of each thing until it is dropped", () => {
    expect(readBoth()).toEqual(["in the browser", "in the tab"]);
    expect(openInBrowser(2).read()).toBeNull();
    openInBrowser(1).drop();
    expect(readBoth()).toEqual([null, "in the tab"]);
  });

  it("is removed from the browser and the tab when the person signs out", () => {
    signOut();
    expect(everythingKept()).toEqual([]);
    keepSignIn("abc", learner);
    expect(readBoth()).toEqual([null, null]);
  });

  it("is there again when the person signs in after the session has expired", () => {
    forgetSignIn();
    expect(readBoth()).toEqual([null, null]);
    keepSignIn("abc", learner);
    expect(readBoth()).toEqual(["in the browser", "in the tab"]);
  });

  it.each([staff, { ...learner, tenantId: 2 }])("is removed when someone else signs in", (other) => {
    forgetSignIn();
    keepSignIn("def", other);
    expect(readBoth()).toEqual([null, null]);
    expect(everythingKept()).toEqual([]);
  });

  it("is removed from a tab when someone else signs in in another", () => {
    localStorage.setItem("user", JSON.stringify(staff));
    readStorageAgain();
    expect(everythingKept()).toEqual([]);
  });

  it("is neither read nor kept by a form that is still open after someone else has signed in", () => {
    const form = openInBrowser(1);
    signOut();
    form.write("after signing out");
    keepSignIn("def", staff);
    form.write("after another has signed in");
    expect([form.isCurrent(), form.read()]).toEqual([false, null]);
    expect(everythingKept()).toEqual([]);
  });

  it("is kept for the page while the storage has no room, and forgotten with the rest", () => {
    fillStorage();
    openInTab(1).write("newer");
    expect(openInTab(1).read()).toBe("newer");
    vi.restoreAllMocks();
    signOut();
    keepSignIn("abc", learner);
    expect(openInTab(1).read()).toBeNull();
  });

  it.each(["{not json", '{"text":1}'])("does not count when it cannot be read, as %s", (stored) => {
    sessionStorage.setItem("kept:1:7:essay:1", stored);
    expect(openInTab(1).read()).toBeNull();
  });
});
