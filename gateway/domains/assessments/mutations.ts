import { inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { memberMutation, ofRow } from "#gateway/graphql/mutationFields";
import { changedPayload } from "#gateway/graphql/payloads";
import { Attempt } from "./Attempt";
import { startAttempt } from "./attemptCommands";
import { saveAnswer, shareAttempt, submitAttempt } from "./commands";

const AttemptPayload = changedPayload("AttemptPayload", {
  description: "The attempt after the change.",
  readers: "signedIn",
  rows: { attempt: { type: Attempt, id: "attemptId", description: "The attempt." } },
});

memberMutation("startAttempt", {
  type: AttemptPayload,
  description: "Starts an attempt of an assessment, or resumes the one that is open, here or elsewhere.",
  ...ofRow("assessment", startAttempt),
});

const SaveAnswerInput = inputType("SaveAnswerInput", {
  questionId: required("Int", "A question of the viewer's open attempt."),
  optionIds: required(["Int"], "The chosen options; one at most but for MULTIPLE."),
  text: optional("String", "The answer to a SHORT_TEXT question, at most 500 characters."),
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
  args: toArgs({ attemptId: rowId("attempt") }),
  run: async (context, member, { attemptId }) => {
    await shareAttempt(context, member, attemptId);
  },
});
