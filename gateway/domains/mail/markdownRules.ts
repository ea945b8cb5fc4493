/** A text that Markdown shows as it is: no name in it becomes markup. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/\s+/g, " ").replace(/[!-/:-@[-`{-~]/g, "\\$&");
