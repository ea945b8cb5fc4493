import { currentToasts } from "~/ui/toasts";

/** The messages of the toasts on the screen, the newest first. */
export const toastTexts = () => currentToasts().map(({ message }) => message);
