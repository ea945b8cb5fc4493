// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { openAdmin } from "../openAdmin";

const sitting = {
  attemptId: 5,
  userId: 7,
  learnerName: "Meera",
  startedAt: "2026-03-05T06:00:00.000Z",
  atQuestion: 2,
  answeredCount: 1,
  questionCount: 4,
  points: 0,
  maxPoints: 4,
  score: 0,
  passed: false,
  unmarkedCount: 0,
  isReleased: false,
  isConnected: true,
  events: [],
};
/** Under way, with as many seconds left. */
const open = (secondsLeft: number) => ({
  ...sitting,
  finishedAt: null,
  secondsLeft,
  dueAt: "2026-03-05T07:00:00.000Z",
});
const ended = { ...open(0), finishedAt: "2026-03-05T07:00:00.000Z" };

const results = (sittings: readonly object[]) => ({
  holdsMarks: true,
  toMarkCount: 1_204,
  sittings,
  questions: [],
  exceptions: [],
  releases: [],
  regrades: [],
  assessment: { id: "AS1", databaseId: 1, title: "Final exam" },
});

function show(script: Script) {
  const gateway = scriptGateway({ assessmentResults: () => results([ended]), ...script });
  openAdmin("/admin/assessments/1/results");
  return gateway;
}

const table = (name: string) => screen.findByRole("table", { name });

describe("the results of an assessment", () => {
  it("count the essays of all attempts, not of those that are listed", async () => {
    show({});
    const link = await screen.findByRole("link", { name: "Mark essays (1,204)" });
    expect(link.getAttribute("href")).toBe("/admin/assessments/1/results/marking");
  });

  it("count the minutes down, and show who has run out of time without an event", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let asked = 0;
    show({
      assessmentResults: () => {
        asked += 1;
        return results([asked === 1 ? open(90) : ended]);
      },
    });
    const minutes = async () =>
      within(await table("In progress"))
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);
    expect(await minutes()).toContain("Minutes left2");
    await vi.advanceTimersByTimeAsync(35_000);
    expect(await minutes()).toContain("Minutes left1");
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(56_000);
    expect(await screen.findByText("No one is taking it now")).toBeTruthy();
    expect(within(await table("Finished")).getByText("Meera")).toBeTruthy();
  });

  it("release held marks to one batch, or to everyone", async () => {
    // The open dialog takes the presses from the page, and contains the list of matches.
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const released: object[] = [];
    show({
      batchMatches: [
        { __typename: "Batch", id: "batch-7", databaseId: 7, name: "Evening", noOfParticipants: 3 },
      ],
      releaseMarks: (input: object) => {
        released.push(input);
        return { __typename: "ChangedResultsPayload" };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Release marks" }));
    await user.type(screen.getByRole("combobox", { name: /^Batch/ }), "eve");
    await user.click(await screen.findByRole("option", { name: /Evening/ }));
    await user.click(screen.getByRole("button", { name: "Release to Evening" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(screen.getByRole("button", { name: "Release marks" }));
    await user.click(screen.getByRole("button", { name: "Release to everyone" }));
    await waitFor(() => expect(released).toHaveLength(2));
    expect(released).toEqual([
      { assessmentId: 1, batchId: 7 },
      { assessmentId: 1, batchId: null },
    ]);
  });

  it("lead to the marks of all attempts as CSV", async () => {
    show({});
    const link = await screen.findByRole("link", { name: "Export CSV" });
    expect(link.getAttribute("href")).toBe("/export/assessment-marks.csv?assessmentId=1");
  });
});
