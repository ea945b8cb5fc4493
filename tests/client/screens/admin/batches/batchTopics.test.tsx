// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { openScreen } from "#tests/support/renderWithRelay";
import { scriptLive } from "#tests/support/scriptLive";
import { address, area, batchCourse, scriptGateway, topic } from "./planScript";

beforeEach(() => void scriptLive());

/** A scripted gateway with the names of the mutations that it was sent. */
function scriptNames(script: Record<string, unknown>) {
  const gateway = scriptGateway(script);
  const isMutation = (name: string) => name.endsWith("Mutation");
  return {
    ...gateway,
    names: () => gateway.names().filter(isMutation),
  };
}

/** Opens the course with a gateway that refuses changes of topics; returns the first topic's checkbox too. */
async function openRefusing(message: string) {
  const gateway = scriptGateway({
    batchCourse: batchCourse(),
    updateBatchTopic: () => aRefusal(message),
  });
  openScreen(address, area);
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Topic 1" });
  return { ...gateway, box };
}

describe("the course of a batch", () => {
  it("keeps a completion that did not reach the server, and sends the last choice when it is back", async () => {
    const { box, breakDown, askedAs } = await openRefusing("Answered");
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
    const { box, hold, asked } = await openRefusing("Someone was faster");
    const release = hold();
    await userEvent.click(box);
    expect(box.checked).toBe(true);
    expect(screen.getByRole("heading", { name: "Basics (67%)" })).toBeTruthy();
    expect(screen.getByText("2 of 3")).toBeTruthy();
    expect(screen.queryByText("2 days late")).toBeNull();
    expect(asked.at(-1)?.variables["input"]).toEqual({
      batchId: 2,
      courseId: 3,
      topicId: 1,
      status: "COMPLETED",
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
      status: "COMPLETED",
      completedDate: "2026-11-17",
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
    expect(await screen.findByText("This course is locked and can't be planned")).toBeTruthy();
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
