import { type FaultKind, turnedAway, type Usage } from "./TextGenerator";

/** Estimates the tokens of a text, for servers that do not report them. */
const estimateTokens = (characters: number): number => Math.ceil(characters / 4);

/** Estimates the usage when the server did not report it; a request it turned away is free. */
export function estimateCost(given: { asked: number; answered: number; fault: FaultKind | null }): Usage {
  const isFree = given.fault !== null && given.answered === 0 && turnedAway.has(given.fault);
  return isFree
    ? { inputTokens: 0, outputTokens: 0 }
    : { inputTokens: estimateTokens(given.asked), outputTokens: estimateTokens(given.answered) };
}
