// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { openScreen } from "#tests/support/renderWithRelay";
import { scriptLive } from "#tests/support/scriptLive";
import { address, area, batchCourse, scriptGateway, topic, topics } from "./planScript";

beforeEach(() => void scriptLive());

describe("the plan's grid", () => {
  it("keeps typed dates when someone else changed the plan, and lets the user decide", async () => {
    scriptGateway({
      batchCourse: batchCourse(),
      saveBatchPlan: () => aRefusal("Someone else changed the plan"),
    });
    openScreen(`${address}/plan/edit`, area);
    const cell = await screen.findByRole("gridcell", { name: /^Planned date of Topic 2/ });
    await userEvent.click(cell);
    await userEvent.keyboard("20-11-2026{Enter}");
    const changed = await screen.findByRole("gridcell", { name: /Topic 2: Fri 20-11-2026, changed/ });
    await userEvent.click(screen.getByRole("button", { name: "Save plan" }));
    expect((await screen.findAllByText("Someone else changed the plan")).length).toBeGreaterThan(0);
    expect(changed.isConnected).toBe(true);
    expect(screen.getByText("1 change")).toBeTruthy();
  });

  it("leaves keys to an input method while a date is composed", async () => {
    scriptGateway({ batchCourse: batchCourse() });
    openScreen(`${address}/plan/edit`, area);
    await userEvent.click(await screen.findByRole("gridcell", { name: /^Planned date of Topic 2/ }));
    await userEvent.keyboard("20-11-2026");
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Planned date of Topic 2" });
    for (const key of ["Enter", "ArrowDown", "Escape"]) fireEvent.keyDown(field, { key, keyCode: 229 });
    expect([field.isConnected, field.value]).toEqual([true, "20-11-2026"]);
    expect(screen.queryByRole("gridcell", { name: /Topic 2: .*, changed/ })).toBeNull();
  });

  it("does not touch completed topics, pastes lines of dates, and undoes it in one step", async () => {
    scriptGateway({ batchCourse: batchCourse() });
    openScreen(`${address}/plan/edit`, area);
    const cell = await screen.findByRole("gridcell", { name: /^Planned date of Topic 1/ });
    cell.focus();
    const clipboardData = { getData: () => "19-11-2026\tx\n20-11-2026\n23-11-2026\n" };
    fireEvent.paste(cell, { clipboardData });
    expect(await screen.findByText("2 changes")).toBeTruthy();
    expect(screen.getByRole("gridcell", { name: /Topic 3: Tue 17-11-2026, completed/ })).toBeTruthy();
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(await screen.findByText("No changes")).toBeTruthy();
  });

  it("begins at the first topic that is not done, fills a series and a column, and selects a module", async () => {
    const [first, second, third] = topics;
    const ordered = [third, first, second];
    const [module] = batchCourse().modules;
    scriptGateway({ batchCourse: batchCourse({ modules: [{ ...module, topics: ordered }] }) });
    openScreen(`${address}/plan/edit`, area);
    const cell = await screen.findByRole("gridcell", { name: /^Planned date of Topic 1: .*, 2 days late/ });
    expect(cell.tabIndex).toBe(0);
    cell.focus();
    await userEvent.keyboard("m");
    expect(screen.getByText("3 selected")).toBeTruthy();
    await userEvent.keyboard("{Control>}{Shift>}d{/Shift}{/Control}");
    expect(await screen.findByText("2 topics planned, one on each class day.")).toBeTruthy();
    expect(screen.getByRole("gridcell", { name: /Topic 1: Mon 16-11-2026/ })).toBeTruthy();
    expect(screen.getByRole("gridcell", { name: /Topic 2: Tue 17-11-2026/ })).toBeTruthy();
    await userEvent.keyboard("{Control>}d{/Control}");
    expect(await screen.findByRole("gridcell", { name: /Topic 2: Tue 17-11-2026/ })).toBeTruthy();
    expect(screen.getByRole("gridcell", { name: /Topic 1: Tue 17-11-2026/ })).toBeTruthy();
  });

  it("gives late topics new dates in Auto-plan when it is told to, and leaves them without", async () => {
    scriptGateway({ batchCourse: batchCourse() });
    openScreen(`${address}/plan/edit`, area);
    await userEvent.click(await screen.findByRole("button", { name: "Auto-plan" }));
    const dialog = await screen.findByRole("dialog", { name: "Auto-plan" });
    expect(within(dialog).getByRole("button", { name: "Apply 1 date" })).toBeTruthy();
    await userEvent.click(
      within(dialog).getByRole("checkbox", { name: "Give the 1 late topic new dates too" }),
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Apply 2 dates" }));
    expect(await screen.findByText("2 changes")).toBeTruthy();
    expect(screen.queryByRole("gridcell", { name: /late/ })).toBeNull();
  });
});

describe("the plan's calendar", () => {
  const planned = [
    topic(1, { plannedDate: "2026-11-18" }),
    topic(2, { plannedDate: "2026-11-20" }),
    topic(3, { status: "COMPLETED", plannedDate: "2026-11-18", completedDate: "2026-11-18" }),
  ];
  const [module] = batchCourse().modules;
  const calendar = `${address}/plan?view=calendar&month=2026-11`;
  const saved = { __typename: "BatchTopicsChange", modules: [], batchCourse: null, batch: null };

  it("moves all that is to come when a class falls out, after a question, and takes it back", async () => {
    const dates = ["2026-11-19", "2026-11-23"];
    const { asked } = scriptGateway({
      batchCourse: batchCourse({ modules: [{ ...module, topics: planned }] }),
      saveBatchPlan: ({ changes }: { changes: readonly { topicId: number; to: string }[] }) => ({
        ...saved,
        topics: changes.map(({ topicId, to }) => topic(topicId, { plannedDate: to })),
      }),
    });
    openScreen(calendar, area);
    expect(await screen.findByText("Today, Wed 18-11-2026")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^No class on Mon/ })).toBeNull();
    const undo = screen.getByRole<HTMLButtonElement>("button", { name: "Undo" });
    expect(undo.disabled).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "No class on Wed 18-11-2026" }));
    const question = await screen.findByRole("alertdialog");
    expect(question.textContent).toContain("The plan then ends on Mon 23-11-2026.");
    await userEvent.click(within(question).getByRole("button", { name: "Move topics" }));
    const changes = () => asked.at(-1)?.variables["changes"];
    await waitFor(() => expect(undo.disabled).toBe(false));
    expect(changes()).toEqual([
      { topicId: 1, from: "2026-11-18", to: dates[0] },
      { topicId: 2, from: "2026-11-20", to: dates[1] },
    ]);
    await userEvent.click(undo);
    await waitFor(() => expect(changes()).toContainEqual({ topicId: 2, from: dates[1], to: "2026-11-20" }));
    await waitFor(() => expect(undo.disabled).toBe(true));
  });

  it("spreads what is to come where it cannot move on, and says so when no class day is left", async () => {
    scriptGateway({
      batchCourse: batchCourse({ endDate: "2026-11-20", modules: [{ ...module, topics: planned }] }),
    });
    openScreen(calendar, area);
    await userEvent.click(await screen.findByRole("button", { name: "No class on Wed 18-11-2026" }));
    const question = await screen.findByRole("alertdialog");
    expect(question.textContent).toContain("spread over the 2 class days after this day");
    await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
    await userEvent.click(await screen.findByRole("button", { name: "No class on Fri 20-11-2026" }));
    expect(
      await screen.findByText("The course ends on 20-11-2026, with no class day after 20-11-2026."),
    ).toBeTruthy();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});
