import { inputType, required, toArgs } from "#gateway/graphql/arguments";
import { memberMutation, ofRow } from "#gateway/graphql/mutationFields";
import { PracticePayload } from "../questions/PracticePayload";
import { givenAnswer } from "../questions/QuestionInput";
import { checkPractice, revealPractice } from "./practiceCommands";

const CheckPracticeInput = inputType("CheckPracticeInput", {
  questionId: required("Int", "A question of a course that the viewer is enrolled in."),
  ...givenAnswer,
});

memberMutation("checkPractice", {
  type: PracticePayload,
  description:
    "Checks the viewer's answer to a practice question, returns the solution, and marks the question as practised. Refused while an assessment of the course is open.",
  args: toArgs({ input: required(CheckPracticeInput) }),
  run: (context, member, { input }) => checkPractice(context, member, { ...input, text: input.text ?? null }),
});

memberMutation("revealPractice", {
  type: PracticePayload,
  description:
    "Returns the solution of a practice question without an answer. Refused while an assessment of the course is open.",
  ...ofRow("question", revealPractice),
});
