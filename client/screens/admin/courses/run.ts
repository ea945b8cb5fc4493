import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from "react-relay";
import { z } from "zod";
import { formatCount } from "#gateway/domains/countTextContract";
import { practisedTypes, type QuestionTypeName } from "#gateway/domains/courses/contract";
import { generationMessages } from "#gateway/domains/generation/contract";
import type { run_payload$key } from "~/__generated__/run_payload.graphql";
import type { run_run$data, run_run$key } from "~/__generated__/run_run.graphql";
import type { runQuery } from "~/__generated__/runQuery.graphql";
import type { runSubscription } from "~/__generated__/runSubscription.graphql";
import { quietRequest } from "~/relay/network";
import { useLive } from "~/relay/useLive";

/** A generation with the items that have arrived. */
export type Run = run_run$data;
export type ProposedModule = Run["modules"][number];
export type ProposedQuestion = ProposedModule["questions"][number];

/** A suggested question as this browser keeps it. */
export const proposedQuestion = z.object({
  title: z.string(),
  type: z.enum(practisedTypes).transform((type): QuestionTypeName => type),
  options: z.array(z.object({ text: z.string(), isCorrect: z.boolean() })),
  acceptedAnswers: z.array(z.string()),
  explanation: z.string(),
});

/** The tokens of the AI a day, and how many are left today. */
export interface Budget {
  readonly dailyTokens: number;
  readonly tokensLeft: number;
}

/** Says how many tokens are left. As text only: a bar below a running generation would look like its progress. */
export const formatTokensLeft = ({ dailyTokens, tokensLeft }: Budget): string =>
  tokensLeft === 0
    ? `${generationMessages.overBudget} You get new tokens tomorrow.`
    : `${formatCount(tokensLeft)} of ${formatCount(dailyTokens)} tokens left today`;

/** Whether a generation ended before its proposal was complete; it can be continued. */
export const isCutOff = ({ status }: Run): boolean => /^(ABANDONED|INTERRUPTED|FAILED)$/.test(status);

/** Reads a generation from a response, and follows the store. */
export const readRun = (key: run_run$key): Run =>
  readInlineData(
    graphql`
      fragment run_run on GenerationRun @inline {
        id
        databaseId
        status
        reason
        instruction
        objectives
        blocks { kind markdown language tone }
        leftOut
        overCap
        modules {
          moduleId
          name
          topics
          questions {
            title
            type
            options { text isCorrect }
            acceptedAnswers
            explanation
          }
        }
      }
    `,
    key,
  );

/** Reads the generation that a mutation returns; it selects `...run_payload`. */
export const readRunPayload = (key: run_payload$key): Run =>
  readRun(
    readInlineData(
      graphql`
        fragment run_payload on GenerationPayload @inline {
          run { ...run_run }
        }
      `,
      key,
    ).run,
  );

/**
 * Follows a running generation, and refetches it when an event may have been missed. The server ends a generation that
 * no one follows.
 */
export function useRunEvents(
  run: { id: string; databaseId: number } | null,
  onRun: (run: Run) => void,
): void {
  const environment = useRelayEnvironment();
  const catchUp = () => {
    if (!run) return;
    fetchQuery<runQuery>(
      environment,
      graphql`
        query runQuery($id: ID!) {
          node(id: $id) { ...run_run @alias(as: "run") }
          generation { tokensLeft }
        }
      `,
      { id: run.id },
      { networkCacheConfig: quietRequest },
    ).subscribe({
      next: ({ node }) => {
        if (node?.run) onRun(readRun(node.run));
      },
      // The next event, or the next reconnection, refetches.
      error: () => undefined,
    });
  };
  useLive<runSubscription>(
    graphql`
      subscription runSubscription($runId: Int!) {
        generationChanged(runId: $runId) { ...run_run }
      }
    `,
    {
      variables: { runId: run?.databaseId ?? 0 },
      enabled: run !== null,
      onEvent: ({ generationChanged }) => onRun(readRun(generationChanged)),
      onCatchUp: catchUp,
    },
  );
}
