import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { ComboboxOption, ComboboxProps } from "./Combobox";
import { nextIndex } from "./nextIndex";

const pause = 200;

/** Tells the words once typing pauses. */
function usePausedSearch(onSearch: (words: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (words: string, delay = pause) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(words), delay);
  };
}

/** What is typed, whether the list is open, and which line of it is active. Only choosing or emptying changes the value. */
export function useComboboxState({ value, onChange, options, onSearch, onBlur }: ComboboxProps) {
  // Null shows what is chosen; a text is a search.
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [wished, setWished] = useState(0);
  const search = usePausedSearch(onSearch);
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
  const keys = (event: KeyboardEvent) => {
    if (event.key === "Escape" && (open || typed !== null)) {
      // In a dialog, Escape first closes the list.
      event.preventDefault();
      event.stopPropagation();
      return reset();
    }
    const option = options[active];
    if (event.key === "Enter" && open) {
      event.preventDefault();
      return option && choose(option);
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    if (!open) return show();
    setWished(nextIndex(event.key, { at: active, count: options.length, axis: "vertical" }) ?? 0);
  };
  return {
    text: typed ?? value?.label ?? "",
    open,
    active,
    type,
    show,
    choose,
    point: setWished,
    keys,
    leave,
    reset,
  };
}
