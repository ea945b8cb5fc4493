// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { resultMessages } from "#gateway/domains/assessments/contract";
import { toneInks } from "~/ui/tones";
import { type Answers, closeLearner, openLearner } from "../openLearner";
import { body, finished } from "./attempts";

const at = "/learner/assessments/1/result?attempt=5";
const shared = () => ({
  result: { __typename: "AttemptPayload", attempt: { id: "AT5", shareToken: "1-abc" } },
});

const open = (answers: Answers = {}, address = at) =>
  openLearner(address, {
    ResultScreenQuery: () => finished(),
    learnerCommandsShareAttemptMutation: shared,
    ...answers,
  });

afterEach(closeLearner);

describe("the result", () => {
  it("keeps the specified layout with the attempt's own figures", async () => {
    open();
    await screen.findByRole("heading", { name: "You did not pass this time." });
    expect(screen.getByText("You need 80% to pass. Review your answers and try again.")).toBeTruthy();
    expect(screen.getByText("Your Score: 66.67% (66.67 points)")).toBeTruthy();
    expect(screen.getByText("Passing Score: 80%")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Your score: 66.67%" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Finish" }).getAttribute("href")).toBe("/learner/assessments");
    expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe(
      "/learner/assessments/1",
    );
  });

  it("congratulates who has passed", async () => {
    open({ ResultScreenQuery: () => finished({ score: 100, points: 3, passed: true }) });
    expect(await screen.findByRole("heading", { name: "Congratulations. You passed!" })).toBeTruthy();
    expect(screen.getByText(/^You are successfully completed the quiz\./)).toBeTruthy();
  });

  it("judges, advises and offers nothing while marks are missing", async () => {
    open({ ResultScreenQuery: () => finished({ passed: null, unmarkedCount: 1 }) });
    await screen.findByRole("heading", { name: "Submitted. Waiting for marks" });
    expect(screen.getByText("2 of 3 marked so far")).toBeTruthy();
    const chart = screen.getByRole("img", { name: "Your score so far: 66.67%" });
    expect(chart.getAttribute("class")).toContain(toneInks.neutral);
    expect(screen.getByText("Waiting for marks")).toBeTruthy();
    expect(screen.queryByText(/You need 80%/)).toBeNull();
    expect(screen.queryByText("Not passed")).toBeNull();
    expect(screen.queryByRole("link", { name: "Try again" })).toBeNull();
  });

  it("offers no other attempt where none can be made", async () => {
    const over = finished();
    const own = { ...over.assessment.own, attemptsLeft: 0, problem: "NO_ATTEMPTS_LEFT" };
    open({ ResultScreenQuery: () => ({ ...over, assessment: { ...over.assessment, own } }) });
    expect(await screen.findByText("You need 80% to pass.")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Try again" })).toBeNull();
    expect(screen.queryByText(resultMessages.again)).toBeNull();
  });

  it("reviews each question in words", async () => {
    open();
    await screen.findByText("Your Score: 66.67% (66.67 points)");
    expect(screen.getByText("Correct")).toBeTruthy();
    expect(screen.getAllByText("Incorrect")).toHaveLength(2);
    expect(screen.getAllByText("Your answer · Correct answer").length).toBeGreaterThan(0);
    expect(screen.getByText("Canberra was founded for it.")).toBeTruthy();
    expect(screen.getByText("Tokyo")).toBeTruthy();
  });

  it("shows the text and the picture of a question", async () => {
    open();
    const picture = await screen.findByRole("img", { name: body.pictureAlt });
    expect(picture.getAttribute("src")).toContain("/files/3/map.png");
    expect(screen.getByText("See the map.")).toBeTruthy();
  });

  it("is that of the last finished attempt when the address names none", async () => {
    const { router } = open(
      {
        ResultScreenQuery: ({ named }) => (named ? finished() : { assessment: finished().assessment }),
      },
      "/learner/assessments/1/result",
    );
    await screen.findByText("Your Score: 66.67% (66.67 points)");
    expect(router.state.location.search).toBe("?attempt=5");
  });

  it("is not there before an attempt has ended, nor for an attempt of another assessment", async () => {
    const none = { ...finished().assessment, attempts: [] };
    open({ ResultScreenQuery: () => ({ assessment: none }) }, "/learner/assessments/1/result");
    expect(await screen.findByRole("heading", { name: "No result yet" })).toBeTruthy();
    closeLearner();
    open({ ResultScreenQuery: () => ({ assessment: none, attempt: null }) });
    expect(await screen.findByRole("heading", { name: "Result not found" })).toBeTruthy();
  });
});

describe("sharing", () => {
  const share = async () => userEvent.click(await screen.findByRole("button", { name: "Share" }));

  it("copies the link of the public page, says so, and shows it", async () => {
    const { askedAs } = open();
    const user = userEvent.setup();
    const copy = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await user.click(await screen.findByRole("button", { name: "Share" }));
    expect(await screen.findByText("Link copied")).toBeTruthy();
    expect(copy).toHaveBeenCalledWith(`${location.origin}/results/1-abc`);
    await user.click(screen.getByRole("button", { name: "Share" }));
    await waitFor(() => expect(copy).toHaveBeenCalledTimes(2));
    expect(askedAs("learnerCommandsShareAttemptMutation")).toHaveLength(1);
  });

  it("leaves the link in a field where the browser does not copy", async () => {
    open();
    await screen.findByRole("button", { name: "Share" });
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await share();
    const field = await screen.findByLabelText<HTMLInputElement>("Link to your result");
    expect(field.value).toBe(`${location.origin}/results/1-abc`);
    expect(await screen.findByText(/allow copying/)).toBeTruthy();
  });
});
