import { codeToHtml } from "./codeToHtml";
import { markdownToHtml } from "./markdownToHtml";

/** A text to render: Markdown where `language` is null, else code. */
export interface RenderWork {
  text: string;
  language: string | null;
}

/** Renders a text at once, which takes long for hostile ones; null where it is nested too deep for the stack. */
export function renderNow({ text, language }: RenderWork): string | null {
  try {
    return language === null ? markdownToHtml(text) : codeToHtml(text, language);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
