import { lazyWithRetry } from "~/relay/lazyWithRetry";
import { EarlyText } from "./EarlyText";

const load = async () => (await import("./TextEditor")).TextEditor;

/** The text editor, whose code only screens with a text to edit load. */
export const LateTextEditor = lazyWithRetry(load, { early: EarlyText });

/** Loads the text editor's code before a text is added. */
export const warmTextEditor = (): void => void load().catch(() => undefined);
