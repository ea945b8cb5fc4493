// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { openScreen } from "#tests/support/renderWithRelay";
import { scriptLive } from "#tests/support/scriptLive";
import { currentToasts } from "~/ui/toasts";
import { address, area, batchCourse, scriptGateway, topic } from "../planScript";

const aHoliday = (id: number, day: string, name: string, endDay = day) => ({
  __typename: "Holiday",
  id: `H${id}`,
  databaseId: id,
  day,
  endDay,
  name,
  updatedAt: "2026-01-01T00:00:00.000Z",
});
const founders = aHoliday(1, "2026-11-20", "Founder's Day");

const [module] = batchCourse().modules;
const planned = [
  topic(1, { plannedDate: "2026-11-19" }),
  topic(2, { plannedDate: "2026-11-20" }),
  topic(3, { plannedDate: "2026-11-23" }),
];
const course = (more: object = {}) => batchCourse({ modules: [{ ...module, topics: planned }], ...more });
const saved = { __typename: "BatchTopicsChange", modules: [], batchCourse: null, batch: null };
const savePlan = ({ changes }: { changes: readonly { topicId: number; to: string }[] }) => ({
  ...saved,
  topics: changes.map(({ topicId, to }) => topic(topicId, { plannedDate: to })),
});

beforeEach(() => void scriptLive());

describe("a plan", () => {
  it("says what is planned on a holiday, moves nothing by itself, and moves it on in one press", async () => {
    const { askedAs } = scriptGateway({
      batchCourse: course(),
      holidays: [founders],
      saveBatchPlan: savePlan,
    });
    openScreen(`${address}/plan`, area);
    const notice = await screen.findByRole("region", { name: "Planned on holidays" });
    expect(notice.textContent).toContain("1 topic is planned on a holiday: Founder's Day (20-11-2026).");
    expect(screen.getAllByText("No class: Founder's Day")).toHaveLength(1);
    expect(askedAs("batchCourseCommandsSaveBatchPlanMutation")).toEqual([]);
    await userEvent.click(within(notice).getByRole("button", { name: "Move to the next class day" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Planned on holidays" })).toBeNull());
    expect(
      askedAs("batchCourseCommandsSaveBatchPlanMutation").map(({ variables }) => variables["changes"]),
    ).toEqual([[{ topicId: 2, from: "2026-11-20", to: "2026-11-23" }]]);
  });

  it("does not offer to move what is locked, or what has no class day left", async () => {
    scriptGateway({ batchCourse: course({ canPlan: false, locked: true }), holidays: [founders] });
    openScreen(`${address}/plan`, area);
    const notice = await screen.findByRole("region", { name: "Planned on holidays" });
    expect(within(notice).queryByRole("button")).toBeNull();
  });

  it("says that a course ends on a holiday, with no class day after it", async () => {
    scriptGateway({
      batchCourse: course({
        endDate: "2026-11-20",
        modules: [{ ...module, topics: planned.slice(0, 2) }],
      }),
      holidays: [founders],
    });
    openScreen(`${address}/plan`, area);
    const notice = await screen.findByRole("region", { name: "Planned on holidays" });
    expect(notice.textContent).toContain("The course ends on 20-11-2026, with no class day after that.");
    expect(within(notice).queryByRole("button")).toBeNull();
  });

  it("names the holiday in the calendar, and counts it as no class day", async () => {
    scriptGateway({ batchCourse: course(), holidays: [founders] });
    openScreen(`${address}/plan?view=calendar&month=2026-11`, area);
    const grid = await screen.findByRole("table", { name: "Planned topics by day" });
    expect(within(grid).getByText("Founder's Day").textContent).toBe("No class: Founder's Day");
    // Wednesday the 18th to Friday the 4th of December, but for the 20th.
    expect(screen.getByText("Class days left").nextElementSibling?.textContent).toBe("12");
  });

  it("follows a change of the holidays while it is open", async () => {
    const live = scriptLive();
    scriptGateway({ batchCourse: course(), holidays: [] });
    openScreen(`${address}/plan`, area);
    await screen.findByText("13");
    await waitFor(() =>
      expect(live.listening.map(({ operationName }) => operationName)).toContain("useHolidaysSubscription"),
    );
    live.send("useHolidaysSubscription", {
      data: { holidaysChanged: { __typename: "HolidaysChange", holidays: [founders] } },
    });
    expect(await screen.findByRole("region", { name: "Planned on holidays" })).toBeTruthy();
    expect(screen.getByText("12")).toBeTruthy();
  });
});

describe("a date that is typed", () => {
  it("warns in the grid that it is a holiday, and is taken all the same", async () => {
    scriptGateway({ batchCourse: course(), holidays: [founders] });
    openScreen(`${address}/plan/edit`, area);
    const cell = await screen.findByRole("gridcell", { name: /^Planned date of Topic 1/ });
    await userEvent.click(cell);
    await userEvent.keyboard("20-11-2026");
    const field = screen.getByRole("textbox", { name: "Planned date of Topic 1" });
    expect(field.closest("td")?.textContent).toContain("No class: Founder's Day");
    await userEvent.keyboard("{Enter}");
    expect(
      await screen.findByRole("gridcell", {
        name: /Topic 1: Fri 20-11-2026, No class: Founder's Day, changed/,
      }),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Move to the next class day" }));
    expect(await screen.findByRole("gridcell", { name: /Topic 1: Mon 23-11-2026, changed/ })).toBeTruthy();
    expect(screen.getByRole("gridcell", { name: /Topic 2: Mon 23-11-2026, changed/ })).toBeTruthy();
  });

  it("is asked about where it is saved at once", async () => {
    const unplanned = [{ ...module, topics: [topic(1)] }];
    const { askedAs } = scriptGateway({
      batchCourse: batchCourse({ modules: unplanned }),
      holidays: [founders],
      updateBatchTopic: { ...saved, undoId: 9, topics: [topic(1, { plannedDate: "2026-11-20" })] },
      undo: { __typename: "UndoPayload", historyId: 9, conflicts: [] },
    });
    openScreen(address, area);
    await userEvent.type(await screen.findByLabelText("Planned date of Topic 1"), "20-11-2026{Enter}");
    expect(await screen.findByRole("alert")).toHaveProperty("textContent", "No class: Founder's Day");
    expect(askedAs("batchCourseCommandsUpdateBatchTopicMutation")).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Plan anyway" }));
    await waitFor(() => expect(askedAs("batchCourseCommandsUpdateBatchTopicMutation")).toHaveLength(1));
    const offered = () => currentToasts().find(({ action }) => action?.label === "Undo")?.action;
    await waitFor(() => expect(offered()).toBeDefined());
    offered()?.run();
    await waitFor(() =>
      expect(askedAs("historyCommandsUndoMutation")[0]?.variables).toEqual({ historyId: 9 }),
    );
  });
});
