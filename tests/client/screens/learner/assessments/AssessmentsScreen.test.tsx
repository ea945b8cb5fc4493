// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { closeLearner, openLearner, unreachable } from "../openLearner";
import { finished, listed } from "./attempts";

const at = "/learner/assessments";
const open = {
  id: "AT6",
  databaseId: 6,
  isFinished: false,
  secondsLeft: 130,
  answeredCount: 1,
  questionCount: 3,
  result: null,
};
const [done] = finished({ score: 100, passed: true }).assessment.attempts;

afterEach(closeLearner);

describe("the assessments", () => {
  it("show course, duration, level, the real count and the way in", async () => {
    openLearner(at, { AssessmentsScreenQuery: () => listed() });
    const course = await screen.findByRole("link", { name: "Geography" });
    expect(course.getAttribute("href")).toBe("/learner/courses/GEO/1");
    expect(screen.getByText("Questions: 3")).toBeTruthy();
    expect(screen.getByText(/10 min$/)).toBeTruthy();
    expect(screen.getByText("Beginner")).toBeTruthy();
    expect(screen.getByRole("link", { name: /^Start Test/ }).getAttribute("href")).toBe(
      "/learner/assessments/1",
    );
  });

  it("show the open attempt, and the best and the last result with the earlier attempts", async () => {
    const attempts = [open, { ...done, secondsLeft: 0, answeredCount: 3, questionCount: 3 }];
    openLearner(at, { AssessmentsScreenQuery: () => listed(attempts) });
    expect(await screen.findByText("In progress")).toBeTruthy();
    expect(screen.getByText(/1 of 3 questions answered, 3 min left/)).toBeTruthy();
    expect(screen.getByRole("link", { name: /^Resume/ }).getAttribute("href")).toBe(
      "/learner/assessments/1?q=1",
    );
    expect(screen.queryByRole("link", { name: /^Start Test/ })).toBeNull();
    expect(screen.getByText("Best result")).toBeTruthy();
    expect(screen.getByText("Earlier attempts (1)")).toBeTruthy();
  });

  it("suggest no other attempt while the last one waits for marks", async () => {
    const [waiting] = finished({ score: 20, passed: null, unmarkedCount: 2 }).assessment.attempts;
    const times = { secondsLeft: 0, answeredCount: 3, questionCount: 3 };
    const attempts = [waiting, { ...done, databaseId: 4, id: "AT4" }].map((attempt) => ({
      ...attempt,
      ...times,
    }));
    openLearner(at, { AssessmentsScreenQuery: () => listed(attempts) });
    expect((await screen.findAllByText("Waiting for marks")).length).toBeGreaterThan(0);
    expect(screen.getByText("Best result").nextSibling?.textContent).toContain("100%");
    expect(screen.getByRole("link", { name: /^View details/ })).toBeTruthy();
    expect(screen.queryByRole("link", { name: /^Start Test/ })).toBeNull();
  });

  it.each([
    [
      { problem: "NOT_OPEN", opensAt: "2099-03-05T06:30:00.000Z" },
      /^Opens on 05-Mar-2099, /,
      /^View details/,
    ],
    [{ problem: "NO_ATTEMPTS_LEFT" }, /^You have no attempts left$/, /^View details/],
    [{ closesAt: "2099-03-05T06:30:00.000Z", minutes: 25 }, /^Closes on 05-Mar-2099, /, /^Start Test/],
  ])("say when the learner may sit them: %o", async (own, told, link) => {
    openLearner(at, { AssessmentsScreenQuery: () => listed([], own) });
    expect(await screen.findByText(told)).toBeTruthy();
    expect(screen.getByRole("link", { name: link }).getAttribute("href")).toBe("/learner/assessments/1");
  });

  it("stand at the top level too", async () => {
    openLearner("/assessments", { AssessmentsScreenQuery: () => listed() });
    expect(await screen.findByRole("heading", { name: "Assessments" })).toBeTruthy();
  });

  it("say what fills an empty list", async () => {
    openLearner(at, { AssessmentsScreenQuery: () => ({ assessments: { nodes: [] } }) });
    expect(await screen.findByText("No assessments yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "View all courses" })).toBeTruthy();
  });

  it("say when they cannot be had, and offer to try again", async () => {
    openLearner(at, { AssessmentsScreenQuery: unreachable });
    expect(await screen.findByText("No connection")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});
