/** Everything pressed, chosen and typed before the page's code ran, in order, with the values of fields. */
export type EarlyActs = ReadonlyMap<HTMLElement | KeyboardEvent, string>;

/** Types a text as if it came now: React ignores an event that brings the value that it knows. */
function type(field: HTMLInputElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = "";
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Repeats a choice that the browser has made already. */
function press(field: HTMLInputElement): void {
  field.checked = false;
  field.click();
}

function choose(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

const isChoice = ({ type: kind }: HTMLInputElement) => kind === "radio" || kind === "checkbox";

function repeat(element: HTMLElement, value: string): void {
  if (element instanceof HTMLSelectElement) choose(element, value);
  else if (element instanceof HTMLInputElement) (isChoice(element) ? press : type)(element, value);
  else if (element.tagName === "SUMMARY") element.parentElement?.dispatchEvent(new Event("toggle"));
  else element.click();
}

/** Does again what was done to the page before its code ran. */
export async function repeatEarly(acts: EarlyActs): Promise<void> {
  for (const [act, value] of acts) {
    if (act instanceof KeyboardEvent) document.dispatchEvent(new KeyboardEvent("keydown", act));
    else if (act.isConnected) repeat(act, value);
    // One task each: the next choice has to know of the one before.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
