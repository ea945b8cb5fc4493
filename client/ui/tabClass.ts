import { classNames } from "./classNames";

/** The style of a row of tabs, for buttons and links. */
export const tabListClass =
  "flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none] max-sm:mask-r-from-[calc(100%-24px)] max-sm:pr-6 [&::-webkit-scrollbar]:hidden";

/** The style of one tab, for buttons and links. */
export function tabClass(selected: boolean): string {
  return classNames(
    "touch inline-flex items-center gap-2 border-b-2 px-0.5 py-2.5 text-sm font-medium whitespace-nowrap transition-colors",
    "-outline-offset-2!",
    selected ? "border-brand-ink text-ink" : "border-transparent text-muted hover:text-ink",
  );
}
