const forms = new Set<symbol>();
const typedInto = new Set<Element>();

/** Fields of free text; passwords and searches are no work that could be lost. */
const textFields =
  "textarea, [contenteditable=true], input:is([type=text], [type=number], [type=email], [type=url], [type=tel], :not([type]))";

const getText = (field: Element): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : (field.textContent ?? "");

/** Notes that a form holds unsaved changes, until the returned function is called. */
export function noteUnsavedForm(): () => void {
  const form = Symbol();
  forms.add(form);
  return () => void forms.delete(form);
}

/** Whether a form on the screen holds unsaved changes. */
export const hasUnsavedForm = (): boolean => forms.size > 0;

/**
 * Whether a person has typed something that is still on the screen. Every field counts, of a form or not: a text too many
 * costs a dialog, one too few the text.
 */
export function hasUnsavedText(): boolean {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
  return hasUnsavedForm() || [...typedInto].some((field) => getText(field).trim() !== "");
}

function noteTyping({ target }: Event): void {
  const field = target instanceof Element && target.closest(textFields);
  if (field && !field.closest("[data-signs-in]")) typedInto.add(field);
}

/** Notes the fields that are typed into. Returns the function that ends it. */
export function watchTyping(): () => void {
  document.addEventListener("input", noteTyping, true);
  return () => {
    document.removeEventListener("input", noteTyping, true);
    typedInto.clear();
  };
}
