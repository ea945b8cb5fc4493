interface Press {
  isComposing: boolean;
  keyCode: number;
}

/**
 * The key that browsers report while an input method handles it, in Safari also for the key that ends a composition.
 */
const processed = 229;

/**
 * Whether a key belongs to an input method, as when Enter accepts a Japanese or Hindi word. Text fields must ignore
 * Enter, Escape and arrow keys then.
 */
export function isComposing(event: Press | { nativeEvent: Press }): boolean {
  const press = "nativeEvent" in event ? event.nativeEvent : event;
  return press.isComposing || press.keyCode === processed;
}
