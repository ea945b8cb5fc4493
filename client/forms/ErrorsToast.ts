import { showToast } from "../ui/toasts";

/** The toast titled 'Errors' that lists the problems of an invalid form for five seconds. */
export function showErrorsToast(problems: readonly string[]): void {
  showToast({ tone: "danger", title: "Errors", items: [...new Set(problems)], duration: 5000 });
}
