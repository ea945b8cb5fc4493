import { classNames } from "./classNames";

/** The look of a row of tabs, whether they are buttons or links. */
export const tabListClass =
  "flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none] max-sm:mask-r-from-[calc(100%-24px)] max-sm:pr-6 [&::-webkit-scrollbar]:hidden";

/** The look of one tab, whether it is a button or a link. */
export function tabClass(selected: boolean): string {
  return classNames(
    "touch inline-flex items-center gap-2 border-b-2 px-0.5 py-2.5 text-sm font-medium whitespace-nowrap transition-colors",
    "-outline-offset-2!",
    selected ? "border-brand-ink text-ink" : "border-transparent text-muted hover:text-ink",
  );
}
