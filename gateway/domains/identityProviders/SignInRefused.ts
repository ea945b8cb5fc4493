import type { SignInProblem } from "./contract";

/** A failed sign-in by a provider, with the reason to show. */
export class SignInRefused extends Error {
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, cause?: unknown) {
    super(`a sign-in by a provider was refused: ${problem}`, { cause });
    this.problem = problem;
  }
}
