// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { openScreen } from "#tests/support/renderWithRelay";
import { scriptLive } from "#tests/support/scriptLive";
import { address, area, batchCourse, scriptGateway, topic } from "../planScript";

const taken = "Someone else has moved the topic";

const savePlan = ({ changes }: { changes: readonly { topicId: number; to: string }[] }) => ({
  __typename: "BatchTopicsChange",
  modules: [],
  batchCourse: null,
  batch: null,
  topics: changes.map(({ topicId, to }) => topic(topicId, { plannedDate: to })),
});

beforeEach(() => void scriptLive());

/** The calendar of a plan, by a gateway whose responses to moves come one after another. */
async function openCalendar(...answers: ReadonlyArray<typeof savePlan | ReturnType<typeof aRefusal>>) {
  const left = [...answers];
  const gateway = scriptGateway({
    batchCourse: batchCourse(),
    saveBatchPlan: (args: Parameters<typeof savePlan>[0]) => {
      const answer = left.shift();
      return typeof answer === "function" ? answer(args) : answer;
    },
  });
  openScreen(`${address}/plan?view=calendar&month=2026-11`, area);
  await screen.findByRole("table", { name: "Planned topics by day" });
  return gateway;
}

/** Moves Topic 1 from the 16th to the 17th by keys. */
async function moveTopic() {
  await userEvent.click(screen.getByRole("button", { name: /^Topic 1/ }));
  await userEvent.keyboard("{ArrowRight}");
  await userEvent.click(screen.getByRole("button", { name: "Drop here" }));
}

const isSpoken = (text: RegExp) =>
  screen.queryAllByRole("status").some(({ textContent }) => text.test(textContent ?? ""));
const planned = /^Topic 1 is planned for/;
const undone = /^Undid the last move/;

async function undo() {
  const button = screen.getByRole("button", { name: "Undo", description: "Undo the last move" });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  await userEvent.click(button);
}

describe("a moved topic", () => {
  it("is said to be planned once that is saved, and the undo once that is", async () => {
    const { hold } = await openCalendar(savePlan, savePlan);
    const saveMove = hold();
    await moveTopic();
    expect(isSpoken(planned)).toBe(false);
    saveMove();
    await waitFor(() => expect(isSpoken(planned)).toBe(true));
    const saveUndo = hold();
    await undo();
    expect(isSpoken(undone)).toBe(false);
    saveUndo();
    await waitFor(() => expect(isSpoken(undone)).toBe(true));
  });

  it("is not said to be planned, nor moved back, where the server refuses that", async () => {
    const { askedAs } = await openCalendar(aRefusal(taken), savePlan, aRefusal(taken));
    await moveTopic();
    expect(await screen.findByText(taken)).toBeTruthy();
    expect(isSpoken(planned)).toBe(false);
    await moveTopic();
    await waitFor(() => expect(isSpoken(planned)).toBe(true));
    await undo();
    await waitFor(() => expect(askedAs("batchCourseCommandsSaveBatchPlanMutation")).toHaveLength(3));
    expect(await screen.findByText(taken)).toBeTruthy();
    expect(isSpoken(undone)).toBe(false);
  });
});
