import { showErrorsToast } from "./ErrorsToast";

/** Refuses the submit of a form without `useForm`: says what is wrong at its field, and in the 'Errors' toast. */
export function refuseSubmit(setError: (problem: string) => void, problem: string): void {
  setError(problem);
  showErrorsToast([problem]);
}

/** Lists the problems that there are in the 'Errors' toast; returns whether there are any. */
export function tellProblems(problems: readonly (string | undefined)[]): boolean {
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) showErrorsToast(found);
  return found.length > 0;
}
