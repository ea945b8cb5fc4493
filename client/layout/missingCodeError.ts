const messages = /dynamically imported module|Importing a module script failed|module script failed/i;

/** Whether an error says that a part of the program could not be loaded. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && messages.test(error.message);
