import { showErrorsToast } from "./ErrorsToast";

/** Refuses the submit of a form without `useForm`: says what is wrong at its field, and in the 'Errors' toast. */
export function refuseSubmit(setError: (problem: string) => void, problem: string): void {
  setError(problem);
  showErrorsToast([problem]);
}
