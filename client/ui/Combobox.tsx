import { X } from "lucide-react";
import { type ChangeEvent, type KeyboardEvent, useRef } from "react";
import { ComboboxList } from "./ComboboxList";
import { classNames } from "./classNames";
import { type ControlAttributes, controlClass, Field, type FieldProps } from "./Field";
import { IconButton } from "./IconButton";
import { useComboboxState } from "./useComboboxState";

/** Something that can be chosen. */
export interface ComboboxOption {
  /** What tells it from the others. */
  value: string;
  label: string;
  /** What tells namesakes apart: an address, a code. */
  note?: string | undefined;
  /** What else is its exact name, such as a code that the note only mentions. */
  alias?: string | undefined;
}

export interface ComboboxProps extends FieldProps {
  /** What is chosen; null is nothing. */
  value: ComboboxOption | null;
  onChange: (value: ComboboxOption | null) => void;
  /** What fits the words, found by whoever renders this; the whole list may be far too long to bring. */
  options: readonly ComboboxOption[];
  /** Told the words once typing pauses, and '' when the list opens. */
  onSearch: (words: string) => void;
  /** The options are on their way. */
  waiting?: boolean | undefined;
  /** The options could not be brought. */
  failed?: boolean | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
}

/** A choice among many: typing searches them, arrow keys and Enter or a press choose one. */
export function Combobox(props: ComboboxProps) {
  const { label, id, required, hint, error, hideLabel, className } = props;
  return (
    <Field {...{ label, id, required, hint, error, hideLabel, className }}>
      {(control) => <Control {...props} control={control} />}
    </Field>
  );
}

function Control({ control, ...props }: ComboboxProps & { control: ControlAttributes }) {
  const {
    label,
    value,
    options,
    placeholder = `Search for a ${label.toLowerCase()}`,
    disabled,
    name,
  } = props;
  const { required: _said, ...attributes } = control;
  const input = useRef<HTMLInputElement>(null);
  const state = useComboboxState(props);
  const listId = `${control.id}-list`;
  const active = state.open && !state.stale ? options[state.active] : undefined;
  return (
    <div className="relative">
      <input
        {...attributes}
        {...{ name, disabled, placeholder }}
        ref={input}
        type="text"
        role="combobox"
        aria-required={props.required || undefined}
        aria-expanded={state.open}
        aria-controls={state.open ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${listId}-${state.active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={state.text}
        onChange={(event: ChangeEvent<HTMLInputElement>) => state.type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onClick={state.show}
        onKeyDown={(event: KeyboardEvent) => state.keys(event)}
        onBlur={state.leave}
        className={classNames(controlClass, "h-9 pr-10")}
      />
      {value && !disabled && (
        <IconButton
          label={`Clear ${label.toLowerCase()}`}
          icon={<X />}
          size="sm"
          className="absolute! inset-y-0 right-1 my-auto"
          onClick={() => {
            props.onChange(null);
            state.reset();
            input.current?.focus();
          }}
        />
      )}
      {state.open && (
        <ComboboxList
          id={listId}
          label={label}
          anchor={input}
          options={options}
          active={state.active}
          stale={state.stale}
          chosen={value?.value}
          notice={noticeOf(props)}
          onPoint={state.point}
          onChoose={state.choose}
        />
      )}
    </div>
  );
}

function noticeOf({ failed, waiting, options }: ComboboxProps): string {
  if (failed) return "The search failed. Type again to repeat it.";
  if (waiting) return options.length === 0 ? "Searching…" : "";
  return options.length === 0 ? "Nothing matches. Try fewer letters." : "";
}
