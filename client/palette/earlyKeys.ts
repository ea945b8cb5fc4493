/** The keys that a person has typed before the code of the palette was there. */
export interface EarlyKeys {
  words: string;
  /** Whether Enter was pressed after the words. */
  isEntered: boolean;
  /** The element that had the focus; it has it again when the palette closes. */
  readonly focused: Element | null;
}

/** Begins with the press that opens the palette. */
export const startEarlyKeys = (): EarlyKeys => ({
  words: "",
  isEntered: false,
  focused: document.activeElement,
});
