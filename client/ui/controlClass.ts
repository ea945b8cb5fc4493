import { classNames } from "./classNames";

/** The box of a text control, shared by inputs, text areas and selects. */
export const controlClass = classNames(
  "touch block w-full min-w-0 rounded-md border border-control bg-surface px-3 text-ink max-sm:text-base",
  "transition-colors hover:border-muted focus:border-brand-ink focus:outline-2 focus:-outline-offset-1",
  "focus:outline-brand-ink aria-invalid:border-danger aria-invalid:focus:outline-danger",
  "disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken",
);
