import type { z } from "zod";

/** What can go wrong between us and a model. */
export const faultKinds = [
  "TIMEOUT",
  "REFUSED",
  "BAD_JSON",
  "WRONG_SHAPE",
  "TOO_LONG",
  "RATE_LIMITED",
  "KEY_REJECTED",
  "REQUEST_REJECTED",
  "SERVER_FAILED",
  "UNREACHABLE",
  "BROKEN_OFF",
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** What happens to a request before a model has seen it, unless some of an answer has arrived. */
export const turnedAway: ReadonlySet<FaultKind> = new Set([
  ...(["RATE_LIMITED", "KEY_REJECTED", "REQUEST_REJECTED", "SERVER_FAILED", "UNREACHABLE"] as const),
]);

/** What says that the service itself fails, and not that its answer was of no use. */
export const serviceFailures: ReadonlySet<FaultKind> = new Set([...turnedAway, "TIMEOUT", "BROKEN_OFF"]);

/** A generation came to nothing; the detail is for the log, since it may hold what another server wrote. */
export class GenerationFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.name = "GenerationFault";
    this.kind = kind;
  }
}

/** One thing to generate. */
export interface GenerationRequest {
  /** What the model is to do: our words alone. */
  rules: string;
  /** What it is to work on, as JSON: words of others, which are data and never rules. */
  material: string;
  /** The form of the answer, with a name of letters. */
  form: { name: string; schema: z.ZodType };
  /** Ends the request upstream. */
  signal: AbortSignal;
}

/** What a generation cost, as the server counted it; null when it did not say. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/** Something that writes JSON of a wanted form. */
export interface TextGenerator {
  readonly model: string;
  /**
   * Hands over the text of the answer as it arrives, and answers what it cost. Throws GenerationFault; ends quietly
   * when the signal is aborted. What `onText` throws ends the request, too.
   */
  generate(request: GenerationRequest, onText: (text: string) => void): Promise<Usage | null>;
}
