import type { SignInProblem } from "./contract";

/** A sign-in by a provider that came to nothing, for a reason that the person is told. */
export class SignInRefused extends Error {
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, cause?: unknown) {
    super(`a sign-in by a provider was refused: ${problem}`, { cause });
    this.problem = problem;
  }
}
