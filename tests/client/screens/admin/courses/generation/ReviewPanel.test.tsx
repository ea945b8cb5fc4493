// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { toastTexts } from "#tests/client/toastTexts";
import { aRefusal } from "#tests/support/refusal";

import {
  clicksAreHeard,
  curriculum,
  grip,
  key,
  open,
  payload,
  press,
  proposal,
  rows,
  run,
} from "./openGeneration";

describe("the review", () => {
  it("marks what is there already, and saves it no second time", async () => {
    const { askedAs } = open(run("FINISHED"), {
      saveGeneratedTopics: () => ({ __typename: "SavedGenerationPayload", course: null, curriculum }),
    });
    await proposal();
    expect(screen.getByText("Existing module, new topics are added")).toBeTruthy();
    expect(screen.getByText("Already exists").closest("li")?.textContent).toContain("Keys");
    expect(screen.getByText("2 topics in 2 modules")).toBeTruthy();
    await press("Drop Joins");
    await press("Save");
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
    await proposal();
    await press("Drop Joins");
    await press("Save");
    expect((await within(await proposal()).findByRole("alert")).textContent).toBe(
      "This proposal has been saved already",
    );
    expect(screen.getByRole("button", { name: "Keep Joins" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", false);
    expect(localStorage.length).toBe(1);
  });

  it("outlives a reload with edits, drops and order, until it is discarded", async () => {
    const kept = run("FINISHED");
    open(kept);
    await proposal();
    await press("Edit Tables");
    const field = screen.getByRole("textbox", { name: "Topic Name" });
    await userEvent.clear(field);
    await userEvent.type(field, "Tables and rows{Enter}");
    await press("Drop Joins");
    await press("More for Keys");
    await userEvent.click(screen.getByRole("menuitem", { name: "Move up" }));
    const changed = () => [rows("Basics"), screen.queryByRole("button", { name: "Keep Joins" }) !== null];
    expect(changed()).toEqual([["Keys", "Tables and rows"], true]);
    cleanup();
    open(kept);
    expect(await screen.findByText(/^Your changes from .* have been restored\.$/)).toBeTruthy();
    expect(changed()).toEqual([["Keys", "Tables and rows"], true]);
    await press("Discard my changes");
    expect(changed()).toEqual([["Tables", "Keys"], false]);
    expect([screen.queryByText(/are restored/), localStorage.length]).toEqual([null, 0]);
  });

  it("is forgotten by the browser when the proposal is discarded", async () => {
    open(run("FINISHED"), { discardGeneration: () => payload(run("DISCARDED")) });
    await proposal();
    await press("Drop Joins");
    expect(localStorage.length).toBe(1);
    await press("Discard");
    await press("Discard");
    expect(await screen.findByText("No suggestions yet")).toBeTruthy();
    expect(localStorage.length).toBe(0);
  });

  it("is sorted by keyboard, over modules too, says so, and takes it back on Escape", async () => {
    open(run("FINISHED", { objectives: ["Know", "Do"] }));
    await proposal();
    key("Keys", "Space");
    expect(screen.getByText(/^Keys lifted, position 2 of 2 in Basics/)).toBeTruthy();
    key("Keys", "ArrowDown");
    expect(screen.getByText("Keys moved to position 1 of 2 in More.")).toBeTruthy();
    expect([rows("Basics"), rows("More")]).toEqual([["Tables"], ["Keys", "Joins"]]);
    expect(document.activeElement).toBe(grip("Keys"));
    key("Keys", "Escape");
    expect([rows("Basics"), rows("More")]).toEqual([["Tables", "Keys"], ["Joins"]]);
    for (const code of ["Space", "ArrowUp", "Space"]) key("More", code);
    expect(screen.getByText("More dropped at position 1 of 2.")).toBeTruthy();
    for (const code of ["Space", "ArrowUp", "Enter"]) key("Do", code);
    expect(rows("Objectives")).toEqual(["Do", "Know"]);
    expect(grip("Do").getAttribute("aria-pressed")).toBe("false");
  });

  it("is sorted by dragging a title, where a dropped module takes nothing in", async () => {
    open(run("FINISHED"));
    await proposal();
    const drag = async (name: string, y: number) => {
      fireEvent.mouseDown(within(screen.getByRole("list", { name: "Modules" })).getByText(name), {
        clientX: 0,
        clientY: 0,
      });
      // The one move that lifts it is also the last that is heard of the mouse.
      fireEvent.mouseMove(document, { clientX: 0, clientY: y });
      fireEvent.mouseUp(document, { clientX: 0, clientY: y });
      await clicksAreHeard();
    };
    // Nothing is laid out here, so that every row is at the top: a lower pointer is behind all of them.
    await drag("Tables", 50);
    expect([rows("Basics"), rows("More")]).toEqual([["Keys"], ["Joins", "Tables"]]);
    await press("Drop More");
    await drag("Keys", 50);
    expect(rows("Basics")).toEqual(["Keys"]);
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
    await proposal();
    for (const code of ["Space", "ArrowDown"]) key("What?", code);
    expect(screen.getByText(/^What\? stays: it is already at position 1 of 1 in Basics/)).toBeTruthy();
    expect(rows("Basics")).toEqual(["What?"]);
    // A row that is still lifted when its screen goes keeps no key from the next one.
    cleanup();
    expect(fireEvent.keyDown(document.body, { code: "Space" })).toBe(true);
  });
});
