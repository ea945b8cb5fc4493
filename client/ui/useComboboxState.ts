import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { ComboboxOption, ComboboxProps } from "./Combobox";
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

/** What is typed, whether the list is open, and which line of it is active. Only choosing or emptying changes the value. */
export function useComboboxState({ value, onChange, options, onSearch, onBlur, waiting }: ComboboxProps) {
  // Null shows what is chosen; a text is a search.
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [wished, setWished] = useState(0);
  const { search, pending } = usePausedSearch(onSearch);
  // Options of earlier words: Enter must not take the first of them for what was typed since.
  const stale = pending || waiting === true;
  const active = Math.min(wished, Math.max(0, options.length - 1));

  const reset = () => {
    setTyped(null);
    setOpen(false);
    setWished(0);
  };
  const show = () => {
    if (open) return;
    setOpen(true);
    setWished(0);
    search(typed ?? "", 0);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setWished(0);
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
    setWished(nextIndex(key, { at: active, count: options.length, axis: "vertical" }) ?? 0);
  };
  const keys = (event: KeyboardEvent) => {
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
