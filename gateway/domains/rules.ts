/** A text that a comparison without case takes for itself: there, %, _ and \ would stand for other texts. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
