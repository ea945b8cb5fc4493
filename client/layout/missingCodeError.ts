const messages =
  /dynamically imported module|Importing a module script failed|module script failed|Unable to preload CSS/i;

/** Whether an error means that a part of the client's code could not be loaded. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && messages.test(error.message);
