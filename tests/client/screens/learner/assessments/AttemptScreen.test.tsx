// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closeLearner, openLearner, refusal, unreachable } from "../openLearner";
import { assessment, begun, body, openAttempt, ownTerms } from "./attempts";
import { intro, openQuestions, press } from "./openQuestions";

const at = `${intro}?q=1`;
const soon = "2099-03-05T06:30:00.000Z";
/** An assessment before its questions, with terms of the learner's own. */
const allowed = (own: object) => ({
  assessment: { ...assessment(null).assessment, own: { ...ownTerms, ...own } },
});
const inView = () => screen.getByRole("heading", { level: 2 }).textContent;

afterEach(() => {
  closeLearner();
});

describe("opening an assessment", () => {
  const started = { result: { __typename: "AttemptPayload", attempt: { id: "AT5" } } };

  it("says what awaits one, and starts nothing", async () => {
    const { askedAs } = openLearner(intro, { AssessmentScreenQuery: () => assessment(null) });
    await screen.findByRole("heading", { level: 1, name: "Capital cities" });
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
    await openQuestions({ AssessmentScreenQuery: () => begun(attempt) });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Canberra" }).checked).toBe(true);
    expect(screen.getByRole("button", { name: "Q1, done" })).toBeTruthy();
  });

  it("shows the text and the picture of a question, which a press opens large", async () => {
    await openQuestions();
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
    const { router, askedAs } = await openQuestions();
    await press("Previous");
    expect(inView()).toBe("Question 1");
    await press("Next");
    await screen.findByRole("heading", { name: "Question 2" });
    expect(router.state.location.search).toBe("?q=2");
    await press("Next");
    await screen.findByRole("heading", { name: "Question 3" });
    await press("Next");
    expect(inView()).toBe("Question 3");
    expect(askedAs("AssessmentScreenQuery")).toHaveLength(1);
  });

  it("follows the keys, and gives the focus to the heading of the question that has come", async () => {
    const { askedAs } = await openQuestions();
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

  it("flags a question by its key, and asks about it when one submits early", async () => {
    await openQuestions();
    screen.getByRole("radio", { name: "Sydney" }).focus();
    await userEvent.keyboard("f");
    expect(screen.getByRole("button", { name: "Flag" }).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("button", { name: "Q1, flagged" })).toBeTruthy();
    await press("Next");
    await screen.findByRole("heading", { name: "Question 2" });
    expect(screen.getByRole("button", { name: "Flag" }).getAttribute("aria-pressed")).toBe("false");
    await press("Submit");
    const dialog = await screen.findByRole("alertdialog");
    await userEvent.click(within(within(dialog).getByText(/^Flagged/)).getByRole("button"));
    expect(await screen.findByRole("heading", { name: "Question 1" })).toBeTruthy();
    await press("Flag");
    expect(screen.getByRole("button", { name: "Q1" })).toBeTruthy();
  });

  it("follows the keys after a reload, when nothing has the focus, and names those that mean something", async () => {
    await openQuestions({}, `${intro}?q=2`);
    (document.activeElement as HTMLElement | null)?.blur();
    expect(document.activeElement).toBe(document.body);
    const hint = () => screen.getByText("previous", { exact: false, selector: "p" }).textContent;
    expect(hint()).toBe("1to 3choose, Nnext, Pprevious, Fflag");
    await userEvent.keyboard("p");
    await screen.findByRole("heading", { name: "Question 1" });
    await userEvent.keyboard("nn");
    await screen.findByRole("heading", { name: "Question 3" });
    // There the answer is typed: a letter would be part of it.
    expect(screen.queryByText("choose", { exact: false, selector: "p" })).toBeNull();
  });

  it("leaves single keys to what is typed", async () => {
    await openQuestions({}, `${intro}?q=3`);
    await userEvent.type(screen.getByLabelText("Your answer"), "pn1");
    expect(inView()).toBe("Question 3");
    expect(screen.getByLabelText<HTMLInputElement>("Your answer").value).toBe("pn1");
  });

  it("opens the question of the address, and follows the keys with a modifier", async () => {
    await openQuestions({}, `${intro}?q=2`);
    expect(inView()).toBe("Question 2");
    await userEvent.keyboard("{Alt>}{PageUp}{/Alt}");
    await screen.findByRole("heading", { name: "Question 1" });
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(await screen.findByRole("heading", { name: "Question 2" })).toBeTruthy();
  });
});
