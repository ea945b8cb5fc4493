import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { ComboboxOption, ComboboxProps } from "./Combobox";
import { isComposing } from "./isComposing";
import { nextIndex } from "./nextIndex";

const pause = 200;

/** Tells the words once typing pauses; `pending` until then. */
function usePausedSearch(onSearch: (words: string) => void) {
  const [pending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (words: string, delay = pause) => {
    clearTimeout(timer.current);
    setPending(true);
    timer.current = setTimeout(() => {
      setPending(false);
      latest.current(words);
    }, delay);
  };
  return { search, pending };
}

const fold = (text: string) => text.trim().toLowerCase();

/** The one option whose label, note or alias is exactly what is typed; -1 for none, and for namesakes. */
function findExact(options: readonly ComboboxOption[], typed: string | null): number {
  const wanted = fold(typed ?? "");
  if (wanted === "") return -1;
  const isExact = ({ label, note = "", alias = "" }: ComboboxOption) =>
    [label, note, alias].some((text) => fold(text) === wanted);
  return options.filter(isExact).length === 1 ? options.findIndex(isExact) : -1;
}

/**
 * What is typed, whether the list is open, and which option is active: none before an arrow key or the pointer chose
 * one, unless what is typed is exactly one option. Only choosing or emptying changes the value.
 */
export function useComboboxState({ value, onChange, options, onSearch, onBlur, waiting }: ComboboxProps) {
  // Null shows what is chosen; a text is a search.
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  // Null until an arrow key or the pointer has reached an option.
  const [wished, setWished] = useState<number | null>(null);
  const { search, pending } = usePausedSearch(onSearch);
  // Options of earlier words: Enter must not take the first of them for what was typed since.
  const stale = pending || waiting === true;
  const active = wished === null ? findExact(options, typed) : Math.min(wished, options.length - 1);

  const reset = () => {
    setTyped(null);
    setOpen(false);
    setWished(null);
  };
  const show = () => {
    if (open) return;
    setOpen(true);
    setWished(null);
    search(typed ?? "", 0);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setWished(null);
    search(text);
  };
  const choose = (option: ComboboxOption) => {
    onChange(option);
    reset();
  };
  const leave = () => {
    if (typed !== null && typed.trim() === "" && value) onChange(null);
    reset();
    onBlur?.();
  };
  const takeActive = () => {
    const option = options[active];
    if (option && !stale) choose(option);
  };
  const move = (key: string) => {
    if (!open) return show();
    // Without an active option, the first key down reaches the first one, and up the last.
    const at = active < 0 && key === "ArrowUp" ? 0 : active;
    setWished(nextIndex(key, { at, count: options.length, axis: "vertical" }) ?? null);
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const { key } = event;
    if (key === "Escape" && (open || typed !== null)) {
      reset();
      // In a dialog, Escape first closes the list.
      event.stopPropagation();
    } else if (key === "Enter" && open) takeActive();
    else if (key === "ArrowDown" || key === "ArrowUp") move(key);
    else return;
    event.preventDefault();
  };
  return {
    text: typed ?? value?.label ?? "",
    open,
    active,
    stale,
    type,
    show,
    choose,
    point: setWished,
    keys,
    leave,
    reset,
  };
}
