import { Search, X } from "lucide-react";
import { type InputHTMLAttributes, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "./classNames";
import { controlClass } from "./controlClass";
import { IconButton } from "./IconButton";
import { isComposing } from "./isComposing";
import { Kbd } from "./Kbd";
import { useDebounced } from "./useDebounced";

export interface SearchInputProps {
  /** The accessible name, and the placeholder unless one is given. */
  label: string;
  value: string;
  /** Called once typing pauses, or at once on Enter, Escape and clearing. */
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  delay?: number | undefined;
  /** Whether '/' anywhere on the page focuses this field; at most one field of a screen. */
  shortcut?: boolean | undefined;
  className?: string | undefined;
  /** More props of the input. Its key handler runs first; a key that it handles goes no further. */
  field?: InputHTMLAttributes<HTMLInputElement> | undefined;
}

/** A search field that reports after typing pauses and can be focused with '/'. */
export function SearchInput(props: SearchInputProps) {
  const { label, placeholder, shortcut = true, className, field } = props;
  const input = useRef<HTMLInputElement>(null);
  const { text, type, tell: emit } = useTypedText(props);
  useSlashFocus(input, shortcut);
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    field?.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (event.key === "Enter") emit(text);
    if (event.key === "Escape" && text !== "") emit("");
  };
  const clear = () => {
    emit("");
    input.current?.focus();
  };
  return (
    <div className={classNames("relative block min-w-0", className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-muted"
      />
      <input
        ref={input}
        type="search"
        // The address says what is sought, not what the browser remembers of an earlier visit.
        autoComplete="off"
        {...field}
        aria-label={label}
        aria-keyshortcuts={shortcut ? "/" : undefined}
        placeholder={placeholder ?? label}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={keys}
        className={classNames(
          controlClass,
          "peer h-9 pr-10 pl-9 text-ellipsis [&::-webkit-search-cancel-button]:hidden",
        )}
      />
      {text !== "" ? (
        <IconButton
          label="Clear search"
          icon={<X />}
          size="sm"
          className="absolute! inset-y-0 right-1 my-auto"
          onClick={clear}
        />
      ) : (
        shortcut && (
          <Kbd className="pointer-events-none absolute inset-y-0 right-2 my-auto h-fit peer-focus:hidden pointer-coarse:hidden">
            /
          </Kbd>
        )
      )}
    </div>
  );
}

function useTypedText({ value, onChange, delay = 250 }: SearchInputProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState(value);
  // A value that changed outside (Back, a cleared filter) replaces the text; our own reported value does not.
  if (value !== seen) {
    setSeen(value);
    setTold(value);
    if (value !== told) setText(value);
  }
  const emit = (next: string) => {
    cancel();
    setText(next);
    setTold(next);
    if (next !== value) onChange(next);
  };
  const { ask, cancel } = useDebounced(emit, delay);
  const type = (next: string) => {
    setText(next);
    ask(next);
  };
  return { text, type, tell: emit };
}

function useSlashFocus(input: { current: HTMLInputElement | null }, enabled: boolean) {
  // A layout effect: the shortcut has to work as soon as the field is visible, also on a busy machine.
  useLayoutEffect(() => {
    if (!enabled) return;
    const focus = (event: globalThis.KeyboardEvent) => {
      const at = event.target;
      const typing =
        at instanceof HTMLElement && (at.isContentEditable || at.matches("input, textarea, select"));
      if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, [input, enabled]);
}
