import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type Answers, openLearner } from "../openLearner";
import { begun, finished, openAttempt, saved } from "./attempts";

export const intro = "/learner/assessments/1";
const at = `${intro}?q=1`;

/** Opens the questions of an attempt, which the scripted server saves and submits. */
export async function openQuestions(answers: Answers = {}, address = at) {
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

export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
