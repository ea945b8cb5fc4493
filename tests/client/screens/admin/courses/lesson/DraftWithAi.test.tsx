// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { courseParts } from "~/screens/admin/courses/routes";
import { block, topic } from "./lessonScript";

const area = [{ path: "admin/courses/:id", children: courseParts }];

const run = (changes: object = {}) => ({
  __typename: "GenerationRun",
  id: "GenerationRun:4",
  databaseId: 4,
  status: "FINISHED",
  reason: null,
  instruction: "Short",
  objectives: [],
  modules: [],
  leftOut: 0,
  overCap: 0,
  blocks: [
    { kind: "TEXT", markdown: "A loop repeats.", language: "", tone: "INFO" },
    { kind: "CODE", markdown: "for (;;) {}", language: "javascript", tone: "INFO" },
    { kind: "CALLOUT", markdown: "It never ends.", language: "", tone: "WARNING" },
  ],
  ...changes,
});
const budget = { __typename: "Generation", isConfigured: true, dailyTokens: 1_000, tokensLeft: 900 };
const started = { __typename: "GenerationPayload", run: run() };

// The first screen would wait for its code to be compiled.
beforeAll(() => import("~/screens/admin/courses/lesson/LessonEditorScreen"), 60_000);

async function open(script: Script = {}) {
  const gateway = scriptGateway({
    topic: () => topic(),
    generation: budget,
    openGeneration: null,
    startGeneration: started,
    ...script,
  });
  openScreen("/admin/courses/7/topics/12/edit", area);
  await userEvent.click(await screen.findByRole("button", { name: "More for this lesson" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Draft with AI" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Draft with AI" }));
  return { ...gateway, dialog };
}

async function draft(script: Script = {}) {
  const opened = await open(script);
  await userEvent.type(await opened.dialog.findByRole("textbox", { name: /Instruction/ }), "Short");
  await userEvent.click(opened.dialog.getByRole("button", { name: "Draft" }));
  return opened;
}

describe("the draft of a lesson by AI", () => {
  it("asks for an instruction first, and shows what is left today", async () => {
    const { dialog, names } = await open();
    await userEvent.click(await dialog.findByRole("button", { name: "Draft" }));
    expect(dialog.getByText("900 of 1,000 tokens left today")).toBeTruthy();
    expect(dialog.getByRole("textbox", { name: /Instruction/ }).getAttribute("aria-invalid")).toBe("true");
    expect(names()).not.toContain("lessonCommandsStartLessonDraftMutation");
  });

  it("adds what the author kept and edited, and nothing before", async () => {
    const draftBlocks = [...topic().draftBlocks, block(3, { markdown: "while (true) {}" })];
    const { dialog, askedAs } = await draft({
      saveGeneratedLesson: { __typename: "SavedLessonPayload", topic: topic({ version: 4, draftBlocks }) },
    });
    const list = await dialog.findByRole("list", { name: "Proposed blocks" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    expect(dialog.getByText("3 blocks suggested. Nothing is saved yet.")).toBeTruthy();
    const code = dialog.getByRole("textbox", { name: "Code 2" });
    await userEvent.clear(code);
    await userEvent.type(code, "while (true) {{}");
    await userEvent.click(dialog.getByRole("button", { name: "Drop Text 1" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add 2 blocks" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(askedAs("lessonCommandsSaveGeneratedLessonMutation")[0]?.variables).toEqual({
      runId: 4,
      blocks: [
        { kind: "CODE", markdown: "while (true) {}", language: "javascript", tone: "INFO" },
        { kind: "CALLOUT", markdown: "It never ends.", language: "", tone: "WARNING" },
      ],
    });
    expect(await screen.findAllByRole("textbox", { name: "Code" })).toHaveLength(3);
  });

  it("keeps the review where the server refuses it", async () => {
    const { dialog } = await draft({
      saveGeneratedLesson: aRefusal("A lesson can have at most 200 blocks", "CONFLICT"),
    });
    await userEvent.click(await dialog.findByRole("button", { name: "Add 3 blocks" }));
    expect(await dialog.findByText("A lesson can have at most 200 blocks")).toBeTruthy();
    expect(dialog.getByRole("textbox", { name: "Text 1" })).toBeTruthy();
  });

  it("continues a draft that was cut off", async () => {
    const cut = run({
      status: "FAILED",
      reason: "The AI service broke off.",
      blocks: run().blocks.slice(0, 1),
    });
    const { dialog } = await open({ openGeneration: cut, continueGeneration: started });
    expect(await dialog.findByText("The AI service broke off.")).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Continue" }));
    expect(await dialog.findByRole("button", { name: "Add 3 blocks" })).toBeTruthy();
  });

  it("discards a proposal that waits for its review", async () => {
    const { dialog } = await open({
      openGeneration: run(),
      discardGeneration: { __typename: "GenerationPayload", run: run({ status: "DISCARDED" }) },
    });
    await userEvent.click(await dialog.findByRole("button", { name: "Discard all" }));
    await waitFor(() => expect(dialog.queryByRole("list")).toBeNull());
  });

  it("says where there is no model", async () => {
    const { dialog } = await open({ generation: { ...budget, isConfigured: false } });
    expect(await dialog.findByText("AI generation is not configured")).toBeTruthy();
  });
});
