// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { toastTexts } from "#tests/client/toastTexts";
import { aRefusal } from "#tests/support/refusal";

import { curriculum, open, page, payload, run } from "./openGeneration";

describe("the review", () => {
  it("marks what is there already, and saves it no second time", async () => {
    const { askedAs } = open(run("FINISHED"), {
      saveGeneratedTopics: () => ({ __typename: "SavedGenerationPayload", course: null, curriculum }),
    });
    await page.proposal();
    expect(screen.getByText("Existing module, new topics are added")).toBeTruthy();
    expect(screen.getByText("Already exists").closest("li")?.textContent).toContain("Keys");
    expect(screen.getByText("2 topics in 2 modules")).toBeTruthy();
    await page.press("Drop Joins");
    await page.press("Save");
    expect(await screen.findByText("Elsewhere")).toBeTruthy();
    expect(toastTexts()).toContain("Curriculum updated successfully");
    expect(askedAs("lessonCommandsSaveGeneratedTopicsMutation")[0]?.variables["modules"]).toEqual([
      { name: "Basics", topics: ["Tables"] },
      { name: "More", topics: [] },
    ]);
    expect(localStorage.length).toBe(0);
  });

  it("loses nothing when saving is refused, and says why in its place", async () => {
    open(run("FINISHED"), { saveGeneratedTopics: () => aRefusal("This proposal has been saved already") });
    await page.proposal();
    await page.press("Drop Joins");
    await page.press("Save");
    expect((await within(await page.proposal()).findByRole("alert")).textContent).toBe(
      "This proposal has been saved already",
    );
    expect(screen.getByRole("button", { name: "Keep Joins" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", false);
    expect(localStorage.length).toBe(1);
  });

  it("outlives a reload with edits, drops and order, until it is discarded", async () => {
    const kept = run("FINISHED");
    open(kept);
    await page.proposal();
    await page.press("Edit Tables");
    const field = screen.getByRole("textbox", { name: "Topic Name" });
    await userEvent.clear(field);
    await userEvent.type(field, "Tables and rows{Enter}");
    await page.press("Drop Joins");
    await page.press("More for Keys");
    await userEvent.click(screen.getByRole("menuitem", { name: "Move up" }));
    const changed = () => [
      page.rows("Basics"),
      screen.queryByRole("button", { name: "Keep Joins" }) !== null,
    ];
    expect(changed()).toEqual([["Keys", "Tables and rows"], true]);
    cleanup();
    open(kept);
    expect(await screen.findByText(/^Your changes from .* have been restored\.$/)).toBeTruthy();
    expect(changed()).toEqual([["Keys", "Tables and rows"], true]);
    await page.press("Discard my changes");
    expect(changed()).toEqual([["Tables", "Keys"], false]);
    expect([screen.queryByText(/are restored/), localStorage.length]).toEqual([null, 0]);
  });

  it("is forgotten by the browser when the proposal is discarded", async () => {
    open(run("FINISHED"), { discardGeneration: () => payload(run("DISCARDED")) });
    await page.proposal();
    await page.press("Drop Joins");
    expect(localStorage.length).toBe(1);
    await page.press("Discard");
    await page.press("Discard");
    expect(await screen.findByText("No suggestions yet")).toBeTruthy();
    expect(localStorage.length).toBe(0);
  });

  it("is sorted by keyboard, over modules too, says so, and takes it back on Escape", async () => {
    open(run("FINISHED", { objectives: ["Know", "Do"] }));
    await page.proposal();
    page.key("Keys", "Space");
    expect(screen.getByText(/^Keys lifted, position 2 of 2 in Basics/)).toBeTruthy();
    page.key("Keys", "ArrowDown");
    expect(screen.getByText("Keys moved to position 1 of 2 in More.")).toBeTruthy();
    expect([page.rows("Basics"), page.rows("More")]).toEqual([["Tables"], ["Keys", "Joins"]]);
    expect(document.activeElement).toBe(page.grip("Keys"));
    page.key("Keys", "Escape");
    expect([page.rows("Basics"), page.rows("More")]).toEqual([["Tables", "Keys"], ["Joins"]]);
    for (const code of ["Space", "ArrowUp", "Space"]) page.key("More", code);
    expect(screen.getByText("More dropped at position 1 of 2.")).toBeTruthy();
    for (const code of ["Space", "ArrowUp", "Enter"]) page.key("Do", code);
    expect(page.rows("Objectives")).toEqual(["Do", "Know"]);
    expect(page.grip("Do").getAttribute("aria-pressed")).toBe("false");
  });

  it("is sorted by dragging a title, where a dropped module takes nothing in", async () => {
    open(run("FINISHED"));
    await page.proposal();
    const drag = async (name: string, y: number) => {
      fireEvent.mouseDown(within(screen.getByRole("list", { name: "Modules" })).getByText(name), {
        clientX: 0,
        clientY: 0,
      });
      // The one move that lifts it is also the last that is heard of the mouse.
      fireEvent.mouseMove(document, { clientX: 0, clientY: y });
      fireEvent.mouseUp(document, { clientX: 0, clientY: y });
      await page.clicksAreHeard();
    };
    // Nothing is laid out here, so that every row is at the top: a lower pointer is behind all of them.
    await drag("Tables", 50);
    expect([page.rows("Basics"), page.rows("More")]).toEqual([["Keys"], ["Joins", "Tables"]]);
    await page.press("Drop More");
    await drag("Keys", 50);
    expect(page.rows("Basics")).toEqual(["Keys"]);
  });

  it("keeps questions in their modules", async () => {
    const question = (title: string) => ({
      title,
      type: "SHORT_TEXT",
      options: [],
      acceptedAnswers: ["Yes"],
      explanation: "",
    });
    const makeModule = (moduleId: number, name: string, title: string) => ({
      moduleId,
      name,
      topics: [],
      questions: [question(title)],
    });
    open(
      run("FINISHED", { modules: [makeModule(1, "Basics", "What?"), makeModule(2, "More", "Why?")] }),
      {},
      "/admin/curriculum/4/questions/generate",
    );
    await page.proposal();
    for (const code of ["Space", "ArrowDown"]) page.key("What?", code);
    expect(screen.getByText(/^What\? stays: it is already at position 1 of 1 in Basics/)).toBeTruthy();
    expect(page.rows("Basics")).toEqual(["What?"]);
    // A row that is still lifted when its screen goes keeps no key from the next one.
    cleanup();
    expect(fireEvent.keyDown(document.body, { code: "Space" })).toBe(true);
  });
});
