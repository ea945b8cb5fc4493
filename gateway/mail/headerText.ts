const longest = 200;

/**
 * A text as one line for a header: line breaks and other control characters, by which a name could add more
 * headers, become spaces.
 */
export const headerText = (text: string): string =>
  Array.from(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim())
    .slice(0, longest)
    .join("");
