import { builder } from "#gateway/graphql/builder";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { Attempt } from "./Attempt";
import { startAttempt } from "./attemptCommands";
import { saveAnswer, shareAttempt, submitAttempt } from "./commands";

const AttemptPayload = builder.objectRef<{ attemptId: number }>("AttemptPayload").implement({
  description: "The attempt after the change.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    attempt: t.prismaField({
      type: Attempt,
      description: "The attempt.",
      resolve: (query, { attemptId }, _args, { db }) =>
        db.attempt.findUniqueOrThrow({ ...query, where: { id: attemptId } }),
    }),
  }),
});

builder.mutationField("startAttempt", (t) =>
  t.field({
    type: AttemptPayload,
    description: "Starts an attempt of an assessment, or resumes the one that is open, here or elsewhere.",
    authScopes: { signedIn: true },
    errors: orRefusal("StartAttempt"),
    args: { assessmentId: t.arg.int({ required: true, description: "The assessment's id." }) },
    resolve: async (_root, { assessmentId }, context) => ({
      attemptId: await startAttempt(context, requireMember(context.viewer), assessmentId),
    }),
  }),
);

const SaveAnswerInput = builder.inputType("SaveAnswerInput", {
  fields: (t) => ({
    questionId: t.int({ required: true, description: "A question of the viewer's open attempt." }),
    optionIds: t.intList({
      required: true,
      description: "The chosen options; one at most but for MULTIPLE.",
    }),
    text: t.string({ description: "The answer to a SHORT_TEXT question, at most 500 characters." }),
  }),
});

builder.mutationField("saveAnswer", (t) =>
  t.field({
    type: AttemptPayload,
    description: "Saves one answer; an empty one removes the earlier answer. Refused after the time limit.",
    authScopes: { signedIn: true },
    errors: orRefusal("SaveAnswer"),
    args: { input: t.arg({ type: SaveAnswerInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const answer = { ...input, text: input.text ?? null };
      return { attemptId: await saveAnswer(context, requireMember(context.viewer), answer) };
    },
  }),
);

builder.mutationField("submitAttempt", (t) =>
  t.field({
    type: AttemptPayload,
    description: "Ends the viewer's attempt; it is scored by the server. Submitting twice gives one result.",
    authScopes: { signedIn: true },
    errors: orRefusal("SubmitAttempt"),
    args: { attemptId: t.arg.int({ required: true, description: "The attempt's id." }) },
    resolve: async (_root, { attemptId }, context) => {
      await submitAttempt(context, requireMember(context.viewer), attemptId);
      return { attemptId };
    },
  }),
);

builder.mutationField("shareAttempt", (t) =>
  t.field({
    type: AttemptPayload,
    description: "Makes the result of the viewer's finished attempt public under a token.",
    authScopes: { signedIn: true },
    errors: orRefusal("ShareAttempt"),
    args: { attemptId: t.arg.int({ required: true, description: "The attempt's id." }) },
    resolve: async (_root, { attemptId }, context) => {
      await shareAttempt(context, requireMember(context.viewer), attemptId);
      return { attemptId };
    },
  }),
);
