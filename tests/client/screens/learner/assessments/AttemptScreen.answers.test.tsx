// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { attemptLogNotice } from "#gateway/domains/assessments/resultsContract";
import { aRefusal } from "#tests/support/refusal";
import { resetEnvironment } from "~/relay/environment";
import { closeLearner, openLearner, refusal, unreachable } from "../openLearner";
import { assessment, begun, openAttempt, saved, savedText, typedQuestion } from "./attempts";
import { intro, openQuestions, press } from "./openQuestions";

/** The answers of other types of questions. */
const restOfAnswer = { matches: [], blanks: [], fileId: null, version: null };

const countKept = () => Object.keys(localStorage).filter((key) => key.startsWith("kept:")).length;

afterEach(() => {
  closeLearner();
});

describe("answering", () => {
  it("shows the choice and the marker at once, saves it, and says so", async () => {
    let answerSave = (_: unknown) => undefined as unknown;
    const { askedAs } = await openQuestions({
      saveAnswerMutation: () => new Promise((resolve) => (answerSave = resolve)),
    });
    await userEvent.click(screen.getByRole("radio", { name: "Canberra" }));
    expect(screen.getByRole("button", { name: "Q1, done" })).toBeTruthy();
    expect(screen.getByText("Saving…")).toBeTruthy();
    expect(askedAs("saveAnswerMutation")[0]?.variables).toEqual({
      input: { questionId: 1, optionIds: [11], text: null, ...restOfAnswer, secondsAgo: 0 },
    });
    await waitFor(() => answerSave(saved()));
    expect((await screen.findAllByText("Saved")).length).toBeGreaterThan(0);
  });

  it("still shows that an answer is saved once the attempt is read again", async () => {
    const read = openAttempt([{ title: "Which is a sea?", options: ["Oder", "Red"], chosen: [1] }]);
    await openQuestions({ attemptQuery: () => ({ attempt: read }) });
    await userEvent.click(screen.getByRole("radio", { name: "Canberra" }));
    expect(await screen.findAllByText("Saved")).toHaveLength(2);
    document.dispatchEvent(new Event("visibilitychange"));
    // The announcement goes with what this tab has kept; the words stay.
    await waitFor(() => expect(screen.getAllByText("Saved")).toHaveLength(1));
  });

  it("takes a refused choice back, says why, and sends it again when asked to", async () => {
    let refuse = true;
    const { askedAs } = await openQuestions({
      saveAnswerMutation: () => (refuse ? refusal("Choose one option") : saved()),
    });
    await userEvent.click(screen.getByRole("radio", { name: "Canberra" }));
    await screen.findAllByText("Not saved: Choose one option");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Canberra" }).checked).toBe(false);
    refuse = false;
    await press("Try again");
    await screen.findAllByText("Saved");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Canberra" }).checked).toBe(true);
    expect(askedAs("saveAnswerMutation")).toHaveLength(2);
  });

  it("keeps what does not get through, names it on other questions, and sends it when back online", async () => {
    let reachable = false;
    await openQuestions({ saveAnswerMutation: () => (reachable ? saved() : unreachable()) });
    await userEvent.click(screen.getByRole("radio", { name: "Canberra" }));
    await screen.findAllByText(/no connection/);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Canberra" }).checked).toBe(true);
    await press("Next");
    expect(await screen.findByText("Not saved yet: Q1")).toBeTruthy();
    reachable = true;
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByText("Not saved yet: Q1")).toBeNull());
  });

  it("sends typed text once, when one leaves the question before the pause", async () => {
    const { askedAs } = await openQuestions({}, `${intro}?q=3`);
    await userEvent.type(screen.getByLabelText("Your answer"), "Tokyo");
    await press("Previous");
    await waitFor(() => expect(askedAs("saveAnswerMutation")).toHaveLength(1));
    expect(askedAs("saveAnswerMutation")[0]?.variables).toEqual({
      input: { questionId: 3, optionIds: [], text: "Tokyo", ...restOfAnswer, secondsAgo: null },
    });
  });

  it("sends several choices together", async () => {
    const { askedAs } = await openQuestions({}, `${intro}?q=2`);
    await userEvent.click(screen.getByRole("checkbox", { name: "Oslo" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Rome" }));
    await waitFor(() =>
      expect(askedAs("saveAnswerMutation").at(-1)?.variables).toEqual({
        input: { questionId: 2, optionIds: [20, 22], text: null, ...restOfAnswer, secondsAgo: 0 },
      }),
    );
  });
});

describe("an answer that two windows give", () => {
  const stale = { result: aRefusal("You answered this question elsewhere, too", "STALE") };
  const kyoto = { answerText: "Kyoto", answerChangedAt: "2026-03-05T06:00:00.000Z" };
  const crossed = {
    saveAnswerMutation: ({ input }: Record<string, unknown>) =>
      (input as { version: string | null }).version === "2026-03-05T06:00:00.000Z"
        ? savedText(3, (input as { text: string }).text, "2026-03-05T06:01:00.000Z")
        : stale,
    attemptQuery: () => {
      const [first, second] = openAttempt().questions;
      return {
        attempt: {
          ...openAttempt(),
          questions: [first, second, { ...openAttempt().questions[2], ...kyoto }],
        },
      };
    },
    saveAnswerQuery: () => ({ node: typedQuestion(3, "Kyoto", "2026-03-05T06:00:00.000Z") }),
  };
  const typeTokyo = async () => {
    const opened = await openQuestions(crossed, `${intro}?q=3`);
    await userEvent.type(screen.getByLabelText("Your answer"), "Tokyo");
    await press("Previous");
    await screen.findByText("Not saved yet: Q3");
    return opened;
  };

  it("replaces neither text before the learner chooses, and stops the submission", async () => {
    const { askedAs } = await typeTokyo();
    await press("Next");
    expect(await screen.findByText("Kyoto")).toBeTruthy();
    await press("Submit");
    await userEvent.click(await screen.findByRole("button", { name: "Submit anyway" }));
    expect(await screen.findByText(/You answered question 3 elsewhere, too. Choose/)).toBeTruthy();
    expect(askedAs("learnerCommandsSubmitAttemptMutation")).toHaveLength(0);
    await press("Keep mine");
    await screen.findAllByText("Saved");
    expect(screen.queryByText("Kyoto")).toBeNull();
    expect(askedAs("saveAnswerMutation").at(-1)?.variables).toMatchObject({ input: { text: "Tokyo" } });
    expect(countKept()).toBe(0);
  });

  it("takes the other text when the learner says so", async () => {
    await typeTokyo();
    await press("Next");
    await press("Use theirs");
    expect(screen.getByLabelText<HTMLInputElement>("Your answer").value).toBe("Kyoto");
  });

  it("is sent by the next window where the first could not send it", async () => {
    await openQuestions({ saveAnswerMutation: unreachable }, `${intro}?q=3`);
    await userEvent.type(screen.getByLabelText("Your answer"), "Tokyo");
    await press("Previous");
    await userEvent.click(screen.getByRole("checkbox", { name: "Oslo" }));
    await screen.findByText("Not saved yet: Q3");
    cleanup();
    resetEnvironment();
    const { askedAs } = await openQuestions();
    await waitFor(() => expect(askedAs("saveAnswerMutation")).toHaveLength(2));
    const inputs = askedAs("saveAnswerMutation").map(({ variables }) => variables["input"]);
    expect(inputs).toMatchObject([{ optionIds: [22] }, { text: "Tokyo", version: null }]);
    await waitFor(() => expect(countKept()).toBe(0));
  });

  it("that was not sent in time is shown with the result until it is discarded", async () => {
    const over = { ...openAttempt(), isFinished: true, secondsLeft: 0 };
    await openQuestions(
      {
        saveAnswerMutation: () => refusal("The time for this attempt is over"),
        attemptQuery: () => ({ attempt: over }),
      },
      `${intro}?q=3`,
    );
    await userEvent.type(screen.getByLabelText("Your answer"), "Tokyo");
    const notice = await screen.findByRole("region", { name: "Not sent in time" }, { timeout: 3_000 });
    expect(notice.textContent).toContain("Question 3Tokyo");
    await press("Discard them");
    expect(screen.queryByRole("region", { name: "Not sent in time" })).toBeNull();
    expect(countKept()).toBe(0);
  });
});

describe("the log of an attempt", () => {
  const noted = () => ({
    result: { __typename: "NotedAttemptPayload", attempt: { __typename: "Attempt", id: "AT5" } },
  });

  it("notes what is pasted and a lost connection, in order, and sends it when the connection is back", async () => {
    const { askedAs, breakDown } = await openQuestions({ useAttemptLogMutation: noted });
    const kinds = () => askedAs("useAttemptLogMutation").map(({ variables }) => variables["kind"]);
    document.dispatchEvent(new Event("paste"));
    await waitFor(() => expect(kinds()).toEqual(["PASTED"]));
    const restore = breakDown();
    window.dispatchEvent(new Event("offline"));
    await waitFor(() => expect(kinds()).toEqual(["PASTED", "WENT_OFFLINE"]));
    document.dispatchEvent(new Event("paste"));
    expect(kinds()).toHaveLength(2);
    restore();
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(kinds().slice(2)).toEqual(["WENT_OFFLINE", "PASTED", "CAME_ONLINE"]));
    expect(askedAs("useAttemptLogMutation")[0]?.variables).toMatchObject({ attemptId: 5, question: 1 });
  });

  it("is sent again by itself when the browser did not notice that the server was away", async () => {
    const { askedAs, breakDown } = await openQuestions({ useAttemptLogMutation: noted });
    const restore = breakDown();
    document.dispatchEvent(new Event("paste"));
    await waitFor(() => expect(askedAs("useAttemptLogMutation")).toHaveLength(1));
    restore();
    await waitFor(() => expect(askedAs("useAttemptLogMutation")).toHaveLength(2));
  });

  it("is told of before one starts", async () => {
    openLearner(intro, { AssessmentScreenQuery: () => assessment(null) });
    expect(await screen.findByText(attemptLogNotice)).toBeTruthy();
  });
});

describe("submitting", () => {
  it("asks when answers are missing, names how many, and leads to them", async () => {
    const { askedAs } = await openQuestions({}, `${intro}?q=3`);
    await press("Submit");
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("3 questions have no answer yet.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Question 2" }));
    expect(await screen.findByRole("heading", { name: "Question 2" })).toBeTruthy();
    expect(askedAs("learnerCommandsSubmitAttemptMutation")).toHaveLength(0);
  });

  it("submits once for two presses and goes to the result in place of the questions", async () => {
    const attempt = openAttempt([{ title: "Capital?", options: ["Sydney", "Canberra"], chosen: [1] }]);
    const { router, askedAs } = await openQuestions({ AssessmentScreenQuery: () => begun(attempt) });
    await userEvent.dblClick(screen.getByRole("button", { name: "Submit" }));
    await screen.findByRole("heading", { name: "You did not pass this time." });
    expect(askedAs("learnerCommandsSubmitAttemptMutation")).toHaveLength(1);
    expect(router.state.location.pathname + router.state.location.search).toBe(`${intro}/result?attempt=5`);
    expect(router.state.historyAction).toBe("REPLACE");
  });

  it("does not submit while an answer has not got through", async () => {
    const attempt = openAttempt([{ title: "Capital?", options: ["Sydney", "Canberra"], chosen: [1] }]);
    const { askedAs } = await openQuestions({
      AssessmentScreenQuery: () => begun(attempt),
      saveAnswerMutation: unreachable,
    });
    await userEvent.click(screen.getByRole("radio", { name: "Sydney" }));
    await press("Submit");
    expect(await screen.findByText(/Some answers are not saved yet/)).toBeTruthy();
    expect(askedAs("learnerCommandsSubmitAttemptMutation")).toHaveLength(0);
  });
});

describe("an answer that is too long", () => {
  it("stays, is not sent, and stops the submission at its question", async () => {
    const attempt = openAttempt([
      { title: "Name the capital of Japan", type: "SHORT_TEXT" },
      { title: "Capital?", options: ["Sydney", "Canberra"], chosen: [1] },
    ]);
    const { askedAs } = await openQuestions({
      AssessmentScreenQuery: () => begun(attempt),
      attemptQuery: () => ({ attempt }),
    });
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Your answer" });
    await userEvent.click(field);
    await userEvent.paste("Tokyo ".repeat(100));
    expect(field.value).toHaveLength(600);
    expect(screen.getByRole("alert").textContent).toContain("at most 500 characters");
    await press("Next");
    await userEvent.click(await screen.findByRole("button", { name: "Submit" }));
    expect(
      await screen.findByText(/Question 1 isn't saved: The answer cannot be more than 500/),
    ).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Question 1" })).toBeTruthy();
    expect(askedAs("saveAnswerMutation")).toHaveLength(0);
    expect(askedAs("learnerCommandsSubmitAttemptMutation")).toHaveLength(0);
  });
});

describe("the end of the time", () => {
  it("asks the server and shows the result when it says so too", async () => {
    const over = { ...openAttempt(), isFinished: true, secondsLeft: 0 };
    await openQuestions({
      AssessmentScreenQuery: () => begun(openAttempt(undefined, 0)),
      attemptQuery: () => ({ attempt: over }),
    });
    expect(await screen.findByRole("heading", { name: "You did not pass this time." })).toBeTruthy();
  });

  it("shows the result when another browser has submitted", async () => {
    const over = { ...openAttempt(), isFinished: true, secondsLeft: 0 };
    await openQuestions({
      saveAnswerMutation: () => refusal("This attempt was already submitted"),
      attemptQuery: () => ({ attempt: over }),
    });
    await userEvent.click(screen.getByRole("radio", { name: "Canberra" }));
    expect(await screen.findByRole("heading", { name: "You did not pass this time." })).toBeTruthy();
  });
});
