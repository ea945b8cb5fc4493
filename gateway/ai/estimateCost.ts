import { type FaultKind, turnedAway, type Usage } from "./TextGenerator";

/** About how many tokens a text is, where the server does not count them. */
const estimateTokens = (characters: number): number => Math.ceil(characters / 4);

/** What a generation is taken to have cost when the server did not say; a request that it turned away is free. */
export function estimateCost(given: { asked: number; answered: number; fault: FaultKind | null }): Usage {
  const isFree = given.fault !== null && given.answered === 0 && turnedAway.has(given.fault);
  return isFree
    ? { inputTokens: 0, outputTokens: 0 }
    : { inputTokens: estimateTokens(given.asked), outputTokens: estimateTokens(given.answered) };
}
