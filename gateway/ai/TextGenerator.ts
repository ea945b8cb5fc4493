import type { z } from "zod";

/** The ways in which a call to the model can fail. */
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

/** Failures before the model has seen the request, unless part of a response has arrived. */
export const turnedAway: ReadonlySet<FaultKind> = new Set([
  "RATE_LIMITED",
  "KEY_REJECTED",
  "REQUEST_REJECTED",
  "SERVER_FAILED",
  "UNREACHABLE",
]);

/** Failures of the service itself, as opposed to an unusable response. */
export const serviceFailures: ReadonlySet<FaultKind> = new Set([...turnedAway, "TIMEOUT", "BROKEN_OFF"]);

/** A generation failed. The detail is for the log only, since it may quote another server. */
export class GenerationFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.name = "GenerationFault";
    this.kind = kind;
  }
}

/** A request to the model. */
export interface GenerationRequest {
  /** Instructions for the model, written by us only. */
  rules: string;
  /** The input as JSON. It is written by others, so it is data and never instructions. */
  material: string;
  /** The schema of the response; its name consists of letters. */
  form: { name: string; schema: z.ZodType };
  /** Ends the request upstream. */
  signal: AbortSignal;
}

/** Token usage as the server reported it; null when it did not. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/** Something that writes JSON of a wanted form. */
export interface TextGenerator {
  readonly model: string;
  /**
   * Streams the response text to `onText` and returns the usage. Throws GenerationFault; returns quietly when
   * the signal is aborted. An error that `onText` throws ends the request, too.
   */
  generate(request: GenerationRequest, onText: (text: string) => void): Promise<Usage | null>;
}
