import { copyText } from "./copyText";
import { showToast } from "./toasts";

/** Copies a text and says so, in the words of `copied`; else asks the person to copy the `noun` that is shown. */
export async function copyAndTell(
  text: string,
  { copied, noun }: { copied: string; noun: string },
): Promise<void> {
  const isCopied = await copyText(text);
  showToast(
    isCopied
      ? { tone: "success", message: copied }
      : { tone: "danger", message: `Unable to copy. Select the ${noun} and copy it.` },
  );
}
