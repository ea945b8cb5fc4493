// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { submissionMessages } from "#gateway/domains/submissions/contract";
import { learner } from "#tests/client/session/people";
import { aRefusal } from "#tests/support/refusal";
import { openKeptDraft, toText } from "~/screens/learner/assignments/submissionDraft";
import { keepAccount } from "~/session/sessionStore";
import { course, layout } from "../courseAnswers";
import { type Answers, closeLearner, openLearner } from "../openLearner";
import { receipt, withTry } from "./tries";

afterEach(closeLearner);

const draft = { ...receipt, state: "DRAFT", handedInAt: null };
const changed = (submission: object) => ({
  result: { __typename: "OwnSubmissionPayload", assignment: withTry(submission) },
});
const cost = submissionMessages.withdrawCost({ before: 0, now: 20, each: 10 });

async function open(answers: Answers, assignment: object = withTry(receipt)) {
  const opening = openLearner("/learner/projects/3", {
    AssignmentScreenQuery: () => ({ assignment }),
    assignmentCommandsUndoWithdrawalMutation: () => changed(receipt),
    ...answers,
  });
  await screen.findByRole("heading", { name: "A calculator" });
  return opening;
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("withdrawing", () => {
  it("offers to undo it, and leads to the draft and back", async () => {
    const { askedAs } = await open({ assignmentCommandsWithdrawMutation: () => changed(draft) });
    await press("Withdraw");
    const work = await screen.findByText("Your work");
    await expect.poll(() => document.activeElement).toBe(work);
    await press("Undo");
    await expect.poll(() => document.activeElement?.textContent).toBe("Try 1");
    expect(askedAs("assignmentCommandsUndoWithdrawalMutation")[0]?.variables).toEqual({ submissionId: 22 });
  });

  it("asks first where it costs something, and names the cost", async () => {
    const { askedAs } = await open({
      assignmentCommandsWithdrawMutation: ({ isCostAccepted }) =>
        isCostAccepted
          ? changed(draft)
          : { result: aRefusal(cost, "CONFLICT", [{ field: "isCostAccepted", message: cost }]) },
    });
    await press("Withdraw");
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("loses 20% for being late");
    await userEvent.click(within(dialog).getByRole("button", { name: "Withdraw" }));
    expect(await screen.findByRole("button", { name: "Undo" })).toBeTruthy();
    expect(askedAs("assignmentCommandsWithdrawMutation").map(({ variables }) => variables)).toEqual([
      { submissionId: 22, isCostAccepted: false },
      { submissionId: 22, isCostAccepted: true },
    ]);
  });

  it("is not offered where the work could not be handed in again", async () => {
    await open({}, withTry(receipt, { closed: submissionMessages.late }));
    expect(await screen.findByText(/Receipt 22/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Withdraw" })).toBeNull();
  });
});

describe("the address of a project", () => {
  const assignment = { ...withTry(receipt), kind: "ASSIGNMENT" };

  it("says that an assignment is none, with the way to it", async () => {
    await open({}, assignment);
    const link = await screen.findByRole("link", { name: "Open the assignment" });
    expect(link.getAttribute("href")).toBe("/learner/courses/JAVA/1/assignments/3");
    expect(screen.getByText("This is an assignment, not a project")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Withdraw" })).toBeNull();
  });

  it("is where a project leads that is opened as an assignment of its course", async () => {
    const { router } = openLearner(`${course}/assignments/3`, {
      ...layout,
      AssignmentScreenQuery: () => ({
        assignment: {
          ...withTry(receipt),
          course: { id: "C5", databaseId: 5, code: "SQL-PG", title: "SQL" },
        },
      }),
    });
    await screen.findByRole("heading", { name: "A calculator" });
    await expect.poll(() => router.state.location.pathname).toBe("/learner/projects/3");
  });
});

describe("handing in", () => {
  it("leads to the receipt", async () => {
    await open({ assignmentCommandsHandInMutation: () => changed(receipt) }, withTry(draft));
    await press("Hand in");
    await expect.poll(() => document.activeElement?.textContent).toBe("Try 1");
  });
});

describe("work that was handed in elsewhere", () => {
  it("shows its receipt where something is typed after that", async () => {
    await open(
      {
        assignmentCommandsSaveMutation: () => ({
          result: aRefusal(submissionMessages.changed, "STALE"),
        }),
        useDraftSavesQuery: () => ({ assignment: withTry(receipt) }),
      },
      withTry(draft, { submissions: [] }),
    );
    await userEvent.type(screen.getByRole("textbox"), "Mine");
    expect(await screen.findByText(/Receipt 22/)).toBeTruthy();
  });
});

describe("a draft that another window has begun", () => {
  it("leaves the field and its focus where the learner types", async () => {
    await open(
      {
        assignmentCommandsSaveMutation: () => ({
          result: aRefusal(submissionMessages.changed, "STALE"),
        }),
        useDraftSavesQuery: () => ({ assignment: withTry(draft) }),
      },
      withTry(draft, { submissions: [] }),
    );
    const field = screen.getByRole("textbox");
    await userEvent.type(field, "Mine");
    expect(await screen.findByRole("button", { name: "Keep both" })).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole("textbox")).toBe(field);
  });
});

describe("work that cannot go on now", () => {
  it("shows the draft that is kept, and what this browser could not save", async () => {
    keepAccount(learner);
    openKeptDraft(3).write({ text: toText({ text: "Four and four", link: "", files: [] }), version: null });
    await open({}, withTry(draft, { closed: submissionMessages.notGiven }));
    for (const text of [submissionMessages.notGiven, "Two and two", "Four and four"])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});
