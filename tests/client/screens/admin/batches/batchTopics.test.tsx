// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { openScreen } from "#tests/support/renderWithRelay";
import { scriptLive } from "#tests/support/scriptLive";
import { address, area, batchCourse, scriptGateway, topic, topics } from "./planScript";

beforeEach(() => void scriptLive());

describe("the course of a batch", () => {
  it("keeps a completion that did not reach the server, and sends the last choice when it is back", async () => {
    const { breakDown, askedAs } = scriptGateway({
      batchCourse: batchCourse(),
      updateBatchTopic: () => aRefusal("Answered"),
    });
    openScreen(address, area);
    const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Topic 1" });
    const mend = breakDown();
    await userEvent.click(box);
    expect(await screen.findByText(/kept and will be sent when you're back online/)).toBeTruthy();
    await userEvent.click(box);
    await userEvent.click(box);
    expect(box.checked).toBe(true);
    mend();
    const statuses = () =>
      askedAs("batchCourseCommandsUpdateBatchTopicMutation").map(
        ({ variables }) => variables["input"] as { status: string },
      );
    const before = statuses().length;
    fireEvent(window, new Event("online"));
    await waitFor(() => expect(statuses().length).toBeGreaterThan(before));
    expect(statuses().every(({ status }) => status === "COMPLETED")).toBe(true);
    // The server knows best which day it is, but not how long a completion has waited.
    const sent = askedAs("batchCourseCommandsUpdateBatchTopicMutation").map(
      ({ variables }) => variables["input"],
    );
    expect(sent[0]).not.toHaveProperty("completedDate");
    expect(sent.at(-1)).toHaveProperty("completedDate", "2026-11-18");
  });

  it("titles each module with its percentage, and says how late a topic is in words", async () => {
    scriptGateway({ batchCourse: batchCourse() });
    openScreen(address, area);
    expect(await screen.findByRole("heading", { name: "Basics (33%)" })).toBeTruthy();
    const row = screen.getByRole("row", { name: /Topic 1/ });
    expect(row.textContent).toContain("16-11-2026");
    expect(row.textContent).toContain("2 days late");
    expect(within(row).getByLabelText("Completion date of Topic 1")).toBeTruthy();
    expect(screen.getByLabelText("Planned date of Topic 2")).toBeTruthy();
    expect(screen.queryByLabelText("Planned date of Topic 1")).toBeNull();
  });

  it("shows a completion with all totals at once, and takes it back with the reason when it is refused", async () => {
    const { hold, asked } = scriptGateway({
      batchCourse: batchCourse(),
      updateBatchTopic: () => aRefusal("Someone was faster"),
    });
    openScreen(address, area);
    const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Topic 1" });
    const release = hold();
    await userEvent.click(box);
    expect(box.checked).toBe(true);
    expect(screen.getByRole("heading", { name: "Basics (67%)" })).toBeTruthy();
    expect(screen.getByText("2 of 3")).toBeTruthy();
    expect(screen.queryByText("2 days late")).toBeNull();
    expect(asked.at(-1)?.variables["input"]).toEqual({
      ...{ batchId: 2, courseId: 3, topicId: 1, status: "COMPLETED" },
    });
    release();
    await waitFor(() => expect(box.checked).toBe(false));
    expect(screen.getByRole("heading", { name: "Basics (33%)" })).toBeTruthy();
    expect(screen.getByText("2 days late")).toBeTruthy();
    expect(await screen.findByText("Someone was faster")).toBeTruthy();
  });

  it("takes a date as it is typed, and says why one cannot be, instead of dropping it", async () => {
    const { askedAs } = scriptGateway({ batchCourse: batchCourse(), updateBatchTopic: aRefusal("Too late") });
    openScreen(address, area);
    const date = await screen.findByLabelText<HTMLInputElement>("Completion date of Topic 2");
    await userEvent.type(date, "19-11{Enter}");
    expect(screen.getByText("Must be between 09-11-2026 and 18-11-2026")).toBeTruthy();
    expect(date.value).toBe("19-11-2026");
    await userEvent.clear(date);
    await userEvent.type(date, "soon{Enter}");
    expect(screen.getByText(/^Type a date such as/)).toBeTruthy();
    expect(askedAs("batchCourseCommandsUpdateBatchTopicMutation")).toEqual([]);
    await userEvent.clear(date);
    await userEvent.type(date, "17 nov{Enter}");
    await waitFor(() => expect(askedAs("batchCourseCommandsUpdateBatchTopicMutation")).toHaveLength(1));
    expect(askedAs("batchCourseCommandsUpdateBatchTopicMutation")[0]?.variables["input"]).toMatchObject({
      ...{ status: "COMPLETED", completedDate: "2026-11-17" },
    });
    expect(screen.queryByText(/^Type a date such as/)).toBeNull();
  });

  it("says the words of the specification when the server gives no reason", async () => {
    scriptGateway({ batchCourse: batchCourse(), updateBatchTopic: () => aRefusal("") });
    openScreen(address, area);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Topic 2" }));
    expect(await screen.findByText("Unable to update topic status")).toBeTruthy();
  });

  it("sends one request for a topic at a time, and the last wish after it", async () => {
    const done = {
      __typename: "BatchTopicsChange",
      topics: [topic(2)],
      modules: [],
      batchCourse: null,
      batch: null,
    };
    const { hold, names } = scriptNames({ batchCourse: batchCourse(), updateBatchTopic: done });
    openScreen(address, area);
    const box = await screen.findByRole("checkbox", { name: "Topic 2" });
    const release = hold();
    await userEvent.click(box);
    await userEvent.click(box);
    await userEvent.click(box);
    expect(names()).toEqual(["batchCourseCommandsUpdateBatchTopicMutation"]);
    release();
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it("cannot be planned while it is locked, and says so; a visitor of a wrong address is told", async () => {
    scriptGateway({ batchCourse: batchCourse({ locked: true, canPlan: false }) });
    openScreen(`${address}/plan/edit`, area);
    expect(await screen.findByText("This course is locked and cannot be planned")).toBeTruthy();
    cleanup();
    scriptGateway({ batchCourse: null });
    openScreen(address, area);
    expect(await screen.findByRole("heading", { name: "Batch course not found" })).toBeTruthy();
  });
});

describe("a locked plan", () => {
  const locked = batchCourse({ locked: true, canPlan: false });
  const unlocked = {
    __typename: "ChangedBatchCoursePayload",
    batchCourse: { __typename: "BatchCourse", id: "BC", locked: false, planEnabled: true, canPlan: true },
  };

  it("is unlocked in one press, and can be edited at once", async () => {
    const { askedAs } = scriptGateway({ batchCourse: locked, lockBatchCourse: unlocked });
    openScreen(`${address}/plan/edit`, area);
    await userEvent.click(await screen.findByRole("button", { name: "Unlock" }));
    expect(await screen.findByRole("gridcell", { name: /^Planned date of Topic 2/ })).toBeTruthy();
    expect(askedAs("batchCourseCommandsLockBatchCourseMutation")[0]?.variables).toEqual({
      batchId: 2,
      courseId: 3,
    });
  });

  it("stays locked with the reason when that is refused", async () => {
    scriptGateway({ batchCourse: locked, lockBatchCourse: aRefusal("Batch course not found") });
    openScreen(`${address}/plan`, area);
    const unlock = await screen.findByRole("button", { name: "Unlock" });
    await userEvent.click(unlock);
    expect(await screen.findByText("Batch course not found")).toBeTruthy();
    expect(unlock.isConnected).toBe(true);
    expect(screen.queryByRole("link", { name: "Edit plan" })).toBeNull();
  });
});

/** A scripted gateway with the names of the mutations that it was sent. */
function scriptNames(script: Record<string, unknown>) {
  const gateway = scriptGateway(script);
  const isMutation = (name: string) => name.endsWith("Mutation");
  return {
    ...gateway,
    names: () => gateway.names().filter(isMutation),
  };
}

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
    const [one, two, three] = topics;
    const ordered = [three, one, two];
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
