// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { attemptLogNotice } from "#gateway/domains/assessments/resultsContract";
import { type Answers, closeLearner, openLearner, refusal, unreachable } from "../openLearner";
import { assessment, begun, body, finished, openAttempt, ownTerms, saved } from "./attempts";

const intro = "/learner/assessments/1";
const at = `${intro}?q=1`;
/** What other types of questions are answered with. */
const restOfAnswer = { matches: [], blanks: [], fileId: null };

async function open(answers: Answers = {}, address = at) {
  const opening = openLearner(address, {
    AssessmentScreenQuery: () => begun(),
    saveAnswerMutation: () => saved(),
    learnerCommandsSubmitAttemptMutation: () => saved(true),
    attemptQuery: () => ({ attempt: openAttempt() }),
    ResultScreenQuery: () => finished(),
    ...answers,
  });
  await screen.findByRole("heading", { name: "Questions" });
  return opening;
}

const soon = "2099-03-05T06:30:00.000Z";
/** An assessment before its questions, with terms of the learner's own. */
const allowed = (own: object) => ({
  assessment: { ...assessment(null).assessment, own: { ...ownTerms, ...own } },
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const inView = () => screen.getByRole("heading", { level: 2 }).textContent;

afterEach(() => {
  vi.useRealTimers();
  closeLearner();
});

describe("opening an assessment", () => {
  const started = { result: { __typename: "AttemptPayload", attempt: { id: "AT5" } } };

  it("says what awaits one, and starts nothing", async () => {
    const { askedAs } = openLearner(intro, { AssessmentScreenQuery: () => assessment(null) });
    await screen.findByRole("heading", { level: 1, name: "Capital Cities" });
    for (const fact of ["3", "10 min", "80%", "None yet"]) expect(screen.getByText(fact)).toBeTruthy();
    expect(askedAs("learnerCommandsStartAttemptMutation")).toHaveLength(0);
  });

  it("counts all finished attempts, not only those that are listed", async () => {
    const listed = assessment(null).assessment;
    openLearner(intro, {
      AssessmentScreenQuery: () => ({ assessment: { ...listed, finishedAttemptCount: 23 } }),
    });
    expect(await screen.findByText("23")).toBeTruthy();
  });

  it("starts one attempt by its button, and shows the first question with a marker for each", async () => {
    // The clock of the attempt goes by this one, and a busy machine may look a second later.
    vi.spyOn(performance, "now").mockReturnValue(0);
    let isOpen = false;
    const { askedAs, router } = openLearner(intro, {
      AssessmentScreenQuery: () => assessment(isOpen ? openAttempt() : null),
      learnerCommandsStartAttemptMutation: () => {
        isOpen = true;
        return started;
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Start" }));
    await screen.findByRole("heading", { name: "Question 1" });
    expect(router.state.location.search).toBe("?q=1");
    for (const name of ["Q1", "Q2", "Q3"]) expect(screen.getByRole("button", { name })).toBeTruthy();
    expect(screen.getByRole("timer").textContent).toContain("10:00");
    expect(askedAs("learnerCommandsStartAttemptMutation")).toHaveLength(1);
  });

  it("offers Start where what was kept calls an attempt open that has ended since", async () => {
    openLearner(intro, { AssessmentScreenQuery: () => begun({ ...openAttempt(), isFinished: true }) });
    expect(await screen.findByRole("button", { name: "Start" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Resume" })).toBeNull();
  });

  it("offers to resume the open attempt, and begins no other", async () => {
    const { askedAs } = openLearner(intro, { AssessmentScreenQuery: () => begun() });
    await userEvent.click(await screen.findByRole("button", { name: "Resume" }));
    expect(await screen.findByRole("heading", { name: "Question 1" })).toBeTruthy();
    expect(askedAs("learnerCommandsStartAttemptMutation")).toHaveLength(0);
  });

  it("shows the saved answers, and labels their markers as answered", async () => {
    const attempt = openAttempt([{ title: "Capital?", options: ["Sydney", "Canberra"], chosen: [1] }]);
    await open({ AssessmentScreenQuery: () => begun(attempt) });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Canberra" }).checked).toBe(true);
    expect(screen.getByRole("button", { name: "Q1, done" })).toBeTruthy();
  });

  it("shows the text and the picture of a question, which a press opens large", async () => {
    await open();
    expect(screen.getByText("See the map.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: `Open large: ${body.pictureAlt}` }));
    const large = await screen.findByRole("dialog", { name: body.pictureAlt });
    expect(within(large).getByRole("img").getAttribute("src")).toBe(body.picture.url);
  });

  it("leads to the start when the address names a question of no attempt", async () => {
    openLearner(at, { AssessmentScreenQuery: () => assessment(null) });
    expect(await screen.findByRole("button", { name: "Start" })).toBeTruthy();
  });

  it("says why it cannot be started", async () => {
    openLearner(intro, {
      AssessmentScreenQuery: () => assessment(null),
      learnerCommandsStartAttemptMutation: () => refusal("Only enrolled learners take assessments"),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Start" }));
    expect(await screen.findByText("Only enrolled learners take assessments")).toBeTruthy();
  });

  it.each([
    [{ opensAt: soon, problem: "NOT_OPEN" }, /^Opens on 05-Mar-2099, /],
    [{ closesAt: "2020-03-05T06:30:00.000Z", problem: "CLOSED" }, /^Closed on 05-Mar-2020, /],
    [{ problem: "CLOSED" }, /^This assessment is closed$/],
    [{ attemptsLeft: 0, problem: "NO_ATTEMPTS_LEFT" }, /^You have no attempts left$/],
  ])("says before the press why it cannot be started: %o", async (terms, reason) => {
    openLearner(intro, { AssessmentScreenQuery: () => allowed(terms) });
    const start = await screen.findByRole("button", { name: "Start" });
    expect(start).toHaveProperty("disabled", true);
    const told = document.getElementById(start.getAttribute("aria-describedby") ?? "");
    expect(told?.textContent).toMatch(reason);
  });

  it("tells the learner's own minutes, attempts and times", async () => {
    const terms = { opensAt: "2020-03-05T06:30:00.000Z", closesAt: soon, minutes: 25, attemptsLeft: 2 };
    openLearner(intro, { AssessmentScreenQuery: () => allowed(terms) });
    expect(await screen.findByText("25 min")).toBeTruthy();
    expect(screen.getByText("0 of 2")).toBeTruthy();
    expect(screen.getByText(/^05-Mar-2099, /)).toBeTruthy();
    expect(screen.getByText("Your time includes 15 min that you were granted.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Start" })).toHaveProperty("disabled", false);
  });

  it("offers Start once it has opened, by the server's clock", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const opensAt = new Date(Date.now() + 60_000).toISOString();
    let asked = 0;
    openLearner(intro, {
      AssessmentScreenQuery: () => {
        asked += 1;
        // The first read after the browser's clock has come there is still too early for the server's.
        return allowed({ opensAt, problem: asked < 3 ? "NOT_OPEN" : null });
      },
    });
    const start = await screen.findByRole("button", { name: "Start" });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(32_000);
    await waitFor(() => expect(start).toHaveProperty("disabled", false));
    expect(asked).toBe(3);
  });

  it("says that there is no such assessment", async () => {
    openLearner(intro, { AssessmentScreenQuery: () => ({ assessment: null }) });
    expect(await screen.findByRole("heading", { name: "Assessment not found" })).toBeTruthy();
  });

  it("offers to try again when it fails, and does", async () => {
    let reachable = false;
    openLearner(at, { AssessmentScreenQuery: () => (reachable ? begun() : unreachable()) });
    await screen.findByText("No connection");
    reachable = true;
    await press("Try again");
    expect(await screen.findByRole("heading", { name: "Question 1" })).toBeTruthy();
  });
});

describe("going through the questions", () => {
  it("stays on the first and on the last, and keeps the place in the address", async () => {
    const { router, askedAs } = await open();
    await press("Previous");
    expect(inView()).toBe("Question 1");
    await press("Next");
    await screen.findByRole("heading", { name: "Question 2" });
    expect(router.state.location.search).toBe("?q=2");
    await press("Next");
    await screen.findByRole("button", { name: "Submit" });
    await press("Next");
    expect(inView()).toBe("Question 3");
    expect(askedAs("AssessmentScreenQuery")).toHaveLength(1);
  });

  it("follows the keys, and gives the focus to the heading of the question that has come", async () => {
    const { askedAs } = await open();
    screen.getByRole("radio", { name: "Sydney" }).focus();
    await userEvent.keyboard("2");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Canberra" }).checked).toBe(true);
    await waitFor(() => expect(askedAs("saveAnswerMutation")).toHaveLength(1));
    await userEvent.keyboard("n");
    const second = await screen.findByRole("heading", { name: "Question 2" });
    await waitFor(() => expect(document.activeElement).toBe(second));
    await userEvent.keyboard("p");
    const first = await screen.findByRole("heading", { name: "Question 1" });
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it("leaves single keys to what is typed", async () => {
    await open({}, `${intro}?q=3`);
    await userEvent.type(screen.getByLabelText("Your answer"), "pn1");
    expect(inView()).toBe("Question 3");
    expect(screen.getByLabelText<HTMLInputElement>("Your answer").value).toBe("pn1");
  });

  it("opens the question of the address, and follows the keys with a modifier", async () => {
    await open({}, `${intro}?q=2`);
    expect(inView()).toBe("Question 2");
    await userEvent.keyboard("{Alt>}{PageUp}{/Alt}");
    await screen.findByRole("heading", { name: "Question 1" });
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(await screen.findByRole("heading", { name: "Question 2" })).toBeTruthy();
  });
});

describe("answering", () => {
  it("shows the choice and the marker at once, saves it, and says so", async () => {
    let tell = (_: unknown) => undefined as unknown;
    const { askedAs } = await open({ saveAnswerMutation: () => new Promise((resolve) => (tell = resolve)) });
    await userEvent.click(screen.getByRole("radio", { name: "Canberra" }));
    expect(screen.getByRole("button", { name: "Q1, done" })).toBeTruthy();
    expect(screen.getByText("Saving…")).toBeTruthy();
    expect(askedAs("saveAnswerMutation")[0]?.variables).toEqual({
      input: { questionId: 1, optionIds: [11], text: null, ...restOfAnswer },
    });
    await waitFor(() => tell(saved()));
    expect((await screen.findAllByText("Saved")).length).toBeGreaterThan(0);
  });

  it("takes a refused choice back, says why, and sends it again when asked to", async () => {
    let refuse = true;
    const { askedAs } = await open({
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
    await open({ saveAnswerMutation: () => (reachable ? saved() : unreachable()) });
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
    const { askedAs } = await open({}, `${intro}?q=3`);
    await userEvent.type(screen.getByLabelText("Your answer"), "Tokyo");
    await press("Previous");
    await waitFor(() => expect(askedAs("saveAnswerMutation")).toHaveLength(1));
    expect(askedAs("saveAnswerMutation")[0]?.variables).toEqual({
      input: { questionId: 3, optionIds: [], text: "Tokyo", ...restOfAnswer },
    });
  });

  it("sends several choices together", async () => {
    const { askedAs } = await open({}, `${intro}?q=2`);
    await userEvent.click(screen.getByRole("checkbox", { name: "Oslo" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Rome" }));
    await waitFor(() =>
      expect(askedAs("saveAnswerMutation").at(-1)?.variables).toEqual({
        input: { questionId: 2, optionIds: [20, 22], text: null, ...restOfAnswer },
      }),
    );
  });
});

describe("the log of an attempt", () => {
  const noted = () => ({
    result: { __typename: "NotedAttemptPayload", attempt: { __typename: "Attempt", id: "AT5" } },
  });

  it("notes what is pasted and a lost connection, in order, and sends it when the connection is back", async () => {
    const { askedAs } = await open({ useAttemptLogMutation: noted });
    const kinds = () => askedAs("useAttemptLogMutation").map(({ variables }) => variables["kind"]);
    document.dispatchEvent(new Event("paste"));
    await waitFor(() => expect(kinds()).toEqual(["PASTED"]));
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.dispatchEvent(new Event("offline"));
    expect(kinds()).toEqual(["PASTED"]);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(kinds()).toEqual(["PASTED", "WENT_OFFLINE", "CAME_ONLINE"]));
    expect(askedAs("useAttemptLogMutation")[0]?.variables).toMatchObject({ attemptId: 5, question: 1 });
    online.mockRestore();
  });

  it("is told of before one starts", async () => {
    openLearner(intro, { AssessmentScreenQuery: () => assessment(null) });
    expect(await screen.findByText(attemptLogNotice)).toBeTruthy();
  });
});

describe("submitting", () => {
  it("asks when answers are missing, names how many, and leads to them", async () => {
    const { askedAs } = await open({}, `${intro}?q=3`);
    await press("Submit");
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog.textContent).toContain("3 questions have no answer yet.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Question 2" }));
    expect(await screen.findByRole("heading", { name: "Question 2" })).toBeTruthy();
    expect(askedAs("learnerCommandsSubmitAttemptMutation")).toHaveLength(0);
  });

  it("submits once for two presses and goes to the result in place of the questions", async () => {
    const attempt = openAttempt([{ title: "Capital?", options: ["Sydney", "Canberra"], chosen: [1] }]);
    const { router, askedAs } = await open({ AssessmentScreenQuery: () => begun(attempt) });
    await userEvent.dblClick(screen.getByRole("button", { name: "Submit" }));
    await screen.findByRole("heading", { name: "You did not pass this time." });
    expect(askedAs("learnerCommandsSubmitAttemptMutation")).toHaveLength(1);
    expect(router.state.location.pathname + router.state.location.search).toBe(`${intro}/result?attempt=5`);
    expect(router.state.historyAction).toBe("REPLACE");
  });

  it("does not submit while an answer has not got through", async () => {
    const attempt = openAttempt([{ title: "Capital?", options: ["Sydney", "Canberra"], chosen: [1] }]);
    const { askedAs } = await open({
      AssessmentScreenQuery: () => begun(attempt),
      saveAnswerMutation: unreachable,
    });
    await userEvent.click(screen.getByRole("radio", { name: "Sydney" }));
    await press("Submit");
    expect(await screen.findByText(/Some answers are not saved yet/)).toBeTruthy();
    expect(askedAs("learnerCommandsSubmitAttemptMutation")).toHaveLength(0);
  });
});

describe("the end of the time", () => {
  it("asks the server and shows the result when it says so too", async () => {
    const over = { ...openAttempt(), isFinished: true, secondsLeft: 0 };
    await open({
      AssessmentScreenQuery: () => begun(openAttempt(undefined, 0)),
      attemptQuery: () => ({ attempt: over }),
    });
    expect(await screen.findByRole("heading", { name: "You did not pass this time." })).toBeTruthy();
  });

  it("shows the result when another browser has submitted", async () => {
    const over = { ...openAttempt(), isFinished: true, secondsLeft: 0 };
    await open({
      saveAnswerMutation: () => refusal("This attempt was already submitted"),
      attemptQuery: () => ({ attempt: over }),
    });
    await userEvent.click(screen.getByRole("radio", { name: "Canberra" }));
    expect(await screen.findByRole("heading", { name: "You did not pass this time." })).toBeTruthy();
  });
});
