// @vitest-environment happy-dom

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { describe, expect, it } from "vitest";
import { toastTexts } from "#tests/client/toastTexts";
import { aRefusal } from "#tests/support/refusal";
import { currentToasts } from "~/ui/toasts";

import { basics, generation, module, open, page, payload, run, sendRun } from "./openGeneration";

describe("generating", () => {
  it("says before anything is typed that no model is configured", async () => {
    open(null, { generation: { ...generation, isConfigured: false } });
    expect(await screen.findByText("AI generation is not configured")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("says that today's budget is used up, and begins nothing", async () => {
    open(run("ABANDONED", { reason: "Generating stopped when the screen was closed." }), {
      generation: { ...generation, tokensLeft: 0 },
    });
    expect(
      await screen.findByText("Today's budget for AI generation is used up. You get new tokens tomorrow."),
    ).toBeTruthy();
    expect(screen.getByRole("button", { name: "Generate" })).toHaveProperty("disabled", true);
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  });

  it("says when a user who generates too often may go on, and why the service is not asked now", async () => {
    const tooMany = new GraphQLError("You have generated 10 times within an hour. Try again in 23 minutes.", {
      extensions: { code: "TOO_MANY_ATTEMPTS", retryAfter: 1_380 },
    });
    const paused = "The AI service is failing, so generation is paused. Try again in a minute.";
    const answers: unknown[] = [tooMany, aRefusal(paused, "UNAVAILABLE")];
    open(null, { startGeneration: () => answers.shift() });
    await userEvent.type(await screen.findByRole("textbox", { name: "Instruction" }), "On databases");
    await page.press("Generate");
    const first = await screen.findByText(
      "You have generated 10 times within an hour. Try again in 23 minutes.",
    );
    expect(first.closest("[role=alert]")).not.toBeNull();
    await page.press("Generate");
    expect((await screen.findByText(paused)).closest("[role=alert]")).not.toBeNull();
    expect(screen.getByRole("textbox", { name: "Instruction" })).toHaveProperty("value", "On databases");
  });

  it("shows what arrives as it comes, and offers to save it when it is over", async () => {
    const first = run("RUNNING", { modules: [module("Basics", ["Tables"])] });
    open(null, { startGeneration: () => payload(first) });
    await userEvent.type(await screen.findByRole("textbox", { name: "Instruction" }), "On databases");
    await page.press("Generate");
    expect(await screen.findByText("1 topic so far")).toBeTruthy();
    expect(currentToasts()[0]?.message).toBe("Generating curriculum topics...");
    expect(screen.getByRole("button", { name: "Generate" })).toHaveProperty("disabled", true);
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
    await sendRun(run("FINISHED"));
    expect(await screen.findByText("3 topics suggested. Nothing is saved yet.")).toBeTruthy();
    await waitFor(() => expect(page.rows("Basics")).toEqual(["Tables", "Keys"]));
    expect(await screen.findByRole("button", { name: "Save" })).toBeTruthy();
  });

  it("shows nothing of a generation that was cancelled, and keeps the instruction", async () => {
    open(run("RUNNING"), { cancelGeneration: () => payload(run("CANCELLED", { reason: "Cancelled" })) });
    await screen.findByText("3 topics so far");
    await page.press("Cancel");
    expect(await screen.findByText("No suggestions yet")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Instruction" })).toHaveProperty("value", "On databases");
  });

  it("tells of a fault in the toast and why beside the instruction, which stays", async () => {
    const reason = "The AI service reports a failure of its own.";
    const first = run("RUNNING", { modules: [] });
    open(first);
    await screen.findByText("0 topics so far");
    await sendRun(run("FAILED", { reason, modules: [] }));
    expect(await screen.findByText(reason)).toBeTruthy();
    await waitFor(() => expect(toastTexts()).toContain("Error generating curriculum topics"));
    expect(screen.getByRole("textbox", { name: "Instruction" })).toHaveProperty("value", "On databases");
    expect(screen.getByText("No suggestions yet")).toBeTruthy();
  });

  it("says in the form and in a toast that the instruction is missing", async () => {
    open(null);
    await userEvent.click(await screen.findByRole("button", { name: "Generate" }));
    expect(await screen.findByText("Instruction is required.")).toBeTruthy();
    expect(currentToasts()[0]).toMatchObject({ title: "Errors", items: ["Instruction is required"] });
  });

  it("tells questions above the limit from those that could not be used", async () => {
    open(run("FINISHED", { leftOut: 1, overCap: 2 }));
    expect(await screen.findByText(/^1 question left out because they have no/)).toBeTruthy();
    expect(screen.getByText("2 questions left out: a module can have at most 10.")).toBeTruthy();
  });

  it("says why nothing was begun", async () => {
    open(null, { startGeneration: () => aRefusal("Another generation of yours is still running.") });
    await userEvent.type(await screen.findByRole("textbox", { name: "Instruction" }), "More");
    await page.press("Generate");
    expect(await screen.findByText("Another generation of yours is still running.")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Instruction" })).toHaveProperty("value", "More");
  });

  it("goes on with what was cut off, and keeps what was made of it", async () => {
    const left = run("ABANDONED", {
      reason: "Generating stopped when the screen was closed.",
      modules: [basics],
    });
    const { names } = open(left, {
      continueGeneration: () => payload(run("RUNNING", { modules: [basics] })),
    });
    await page.proposal();
    await page.press("Drop Tables");
    await page.press("Continue");
    expect(await screen.findByText("2 topics so far")).toBeTruthy();
    expect(names()).toContain("lessonCommandsContinueGenerationMutation");
    await sendRun(run("FINISHED"));
    expect(await screen.findByRole("list", { name: "More" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Keep Tables" })).toBeTruthy();
  });
});
