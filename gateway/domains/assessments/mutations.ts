import { inputType, required, toArgs } from "#gateway/graphql/arguments";
import { memberMutation, ofRow } from "#gateway/graphql/mutationFields";
import { changedRow } from "#gateway/graphql/payloads";
import { givenAnswer } from "../questions/QuestionInput";
import { Attempt } from "./Attempt";
import { startAttempt } from "./attemptCommands";
import { saveAnswer, shareAttempt, submitAttempt } from "./commands";

const AttemptPayload = changedRow("AttemptPayload", "attempt", { type: Attempt, readers: "signedIn" });

memberMutation("startAttempt", {
  type: AttemptPayload,
  description: "Starts an attempt of an assessment, or resumes the one that is open, here or elsewhere.",
  ...ofRow("assessment", startAttempt),
});

const SaveAnswerInput = inputType("SaveAnswerInput", {
  questionId: required("Int", "A question of the viewer's open attempt."),
  ...givenAnswer,
});

memberMutation("saveAnswer", {
  type: AttemptPayload,
  description: "Saves one answer; an empty one removes the earlier answer. Refused after the time limit.",
  args: toArgs({ input: required(SaveAnswerInput) }),
  run: async (context, member, { input }) => {
    const answer = { ...input, text: input.text ?? null };
    return { attemptId: await saveAnswer(context, member, answer) };
  },
});

memberMutation("submitAttempt", {
  type: AttemptPayload,
  description: "Ends the viewer's attempt; it is scored by the server. Submitting twice gives one result.",
  ...ofRow("attempt", submitAttempt),
});

memberMutation("shareAttempt", {
  type: AttemptPayload,
  description: "Makes the result of the viewer's finished attempt public under a token.",
  ...ofRow("attempt", shareAttempt),
});
