interface Press {
  isComposing: boolean;
  keyCode: number;
}

/** What browsers give instead of a key while an input method has it; Safari also for the key that ends a composition. */
const processed = 229;

/**
 * Whether a key belongs to an input method, as when Enter takes a Japanese or Hindi word: a handler of Enter, Escape or
 * arrows in a text field leaves it alone.
 */
export function isComposing(event: Press | { nativeEvent: Press }): boolean {
  const press = "nativeEvent" in event ? event.nativeEvent : event;
  return press.isComposing || press.keyCode === processed;
}
