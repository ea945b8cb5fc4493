import { copyText } from "./copyText";
import { showToast } from "./toasts";

/** Says that a text was not copied, where it is shown to be selected. */
export const uncopied = (noun: string): string => `Unable to copy. Select the ${noun} and copy it.`;

/** Copies a text and says so, in the words of `copied`; else asks the person to copy the `noun` that is shown. */
export async function copyAndTell(
  text: string,
  { copied, noun }: { copied: string; noun: string },
): Promise<void> {
  const isCopied = await copyText(text);
  showToast(isCopied ? { tone: "success", message: copied } : { tone: "danger", message: uncopied(noun) });
}
