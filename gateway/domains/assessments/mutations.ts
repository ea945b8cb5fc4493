import { inputType, optional, required, toArgs } from "#gateway/graphql/arguments";
import { memberMutation, ofRow } from "#gateway/graphql/mutationFields";
import { commandPayload } from "#gateway/graphql/payloads";
import { givenAnswer } from "../questions/QuestionInput";
import { Attempt } from "./Attempt";
import { AttemptQuestion } from "./AttemptQuestion";
import { saveAnswer } from "./answerCommands";
import { startAttempt } from "./attemptCommands";
import { shareAttempt, submitAttempt } from "./commands";

/** The ids of what was changed: the attempt, and as `questionId` the question where one was answered. */
type ChangedAttempt = Record<string, number> & Record<"attemptId", number>;

const AttemptPayload = commandPayload<ChangedAttempt>("AttemptPayload", {
  description: "The attempt after the change.",
  readers: "signedIn",
  rows: {
    attempt: { type: Attempt, id: "attemptId", description: "The attempt." },
    question: {
      type: AttemptQuestion,
      nullable: true,
      description: "The answered question; null where none was answered.",
      where: ({ attemptId, ["questionId"]: id }) => (id === undefined ? null : { id, attemptId }),
    },
  },
});

memberMutation("startAttempt", {
  type: AttemptPayload,
  description: "Starts an attempt at an assessment, or resumes the open one, even one opened elsewhere.",
  ...ofRow("assessment", startAttempt),
});

const MatchInput = inputType("MatchInput", {
  optionId: required("Int", "The left side of a pair."),
  match: required("String", "The text matched with it, from the question's `matches`."),
});

const SaveAnswerInput = inputType("SaveAnswerInput", {
  questionId: required("Int", "A question of the viewer's open attempt."),
  ...givenAnswer,
  matches: optional([MatchInput], "In MATCHING: the text matched with each option."),
  blanks: optional(["String"], "In FILL: the texts in the blanks, in order."),
  fileId: optional("Int", "In FILE: the id of the learner's file."),
  version: optional(
    "DateTime",
    "The question's `answerChangedAt` when the edit began; null where there was none. Left out, any answer is replaced.",
  ),
  secondsAgo: optional(
    "Int",
    "For answers of which the last in time counts: seconds since it was given, at most a day. It takes the place of another version that was given earlier.",
  ),
});

memberMutation("saveAnswer", {
  type: AttemptPayload,
  description:
    "Saves one answer; an empty one removes the earlier answer. Refused after the time limit, and STALE if another window was faster.",
  args: toArgs({ input: required(SaveAnswerInput) }),
  run: async (context, member, { input }) => {
    const { questionId, optionIds, text = null, matches, blanks, fileId = null } = input;
    const answer = { optionIds, text, matches: matches ?? [], blanks: blanks ?? [], fileId };
    const given = { questionId, answer, version: input.version, secondsAgo: input.secondsAgo };
    return { attemptId: await saveAnswer(context, member, given), questionId };
  },
});

memberMutation("submitAttempt", {
  type: AttemptPayload,
  description:
    "Submits the viewer's attempt, which the server scores. Submitting twice gives the same result.",
  ...ofRow("attempt", submitAttempt),
});

memberMutation("shareAttempt", {
  type: AttemptPayload,
  description: "Makes the result of the viewer's finished attempt public under a token.",
  ...ofRow("attempt", shareAttempt),
});
