import { type KeyboardEvent, useState } from "react";
import type { ComboboxOption, ComboboxProps } from "./comboboxOption";
import { isComposing } from "./isComposing";
import { useActiveOption } from "./useActiveOption";
import { useDebounced } from "./useDebounced";

/** Milliseconds without typing before the search runs. */
export const searchPause = 200;

const fold = (text: string) => text.trim().toLowerCase();

/** Returns the index of the only option whose label, note or alias equals the typed text; -1 for none or several. */
function findExact(options: readonly ComboboxOption[], typed: string | null): number {
  const wanted = fold(typed ?? "");
  if (wanted === "") return -1;
  const isExact = ({ label, note = "", alias = "" }: ComboboxOption) =>
    [label, note, alias].some((text) => fold(text) === wanted);
  return options.filter(isExact).length === 1 ? options.findIndex(isExact) : -1;
}

/**
 * Holds the typed text, whether the list is open, and the active option: none until an arrow key or the pointer chooses
 * one, unless the text equals exactly one option. Only choosing or clearing changes the value.
 */
export function useComboboxState({ value, onChange, options, onSearch, onBlur, waiting }: ComboboxProps) {
  // Null shows the chosen option; a text is a search.
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const { ask, cancel, pending } = useDebounced(onSearch, searchPause);
  const stale = pending || waiting === true;
  const choose = (option: ComboboxOption) => {
    onChange(option);
    reset();
  };
  const choice = useActiveOption({ options, initial: findExact(options, typed), stale, onChoose: choose });

  const reset = () => {
    setTyped(null);
    setOpen(false);
    choice.reset();
  };
  const show = () => {
    if (open) return;
    setOpen(true);
    choice.reset();
    cancel();
    onSearch(typed ?? "");
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    choice.reset();
    ask(text);
  };
  const leave = () => {
    if (typed !== null && typed.trim() === "" && value) onChange(null);
    reset();
    onBlur?.();
  };
  const keys = (event: KeyboardEvent) => {
    const { key } = event;
    if (isComposing(event)) return;
    if (open && choice.takeKey(event)) return;
    if (key === "Escape" && (open || typed !== null)) {
      reset();
      // In a dialog, Escape first closes the list.
      event.stopPropagation();
    } else if (key === "ArrowDown" || key === "ArrowUp") show();
    else return;
    event.preventDefault();
  };
  return {
    text: typed ?? value?.label ?? "",
    open,
    active: choice.active,
    stale,
    type,
    show,
    choose,
    point: choice.point,
    keys,
    leave,
    reset,
  };
}
