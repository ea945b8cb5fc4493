import { X } from "lucide-react";
import { type ChangeEvent, type KeyboardEvent, useRef } from "react";
import { ComboboxList } from "./ComboboxList";
import { classNames } from "./classNames";
import type { ComboboxProps } from "./comboboxOption";
import { controlClass } from "./controlClass";
import { type ControlAttributes, Field } from "./Field";
import { IconButton } from "./IconButton";
import { useComboboxState } from "./useComboboxState";

/** A choice among many options: search by typing, choose with the arrow keys and Enter, or by pressing. */
export function Combobox(props: ComboboxProps) {
  return <Field {...props}>{(control) => <Control {...props} control={control} />}</Field>;
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
        name={name}
        disabled={disabled}
        placeholder={placeholder}
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
          notice={getNotice(props)}
          onPoint={state.point}
          onChoose={state.choose}
        />
      )}
    </div>
  );
}

function getNotice({ failed, waiting, options }: ComboboxProps): string {
  if (failed) return "The search failed. Type again to repeat it.";
  if (waiting) return options.length === 0 ? "Searching…" : "";
  return options.length === 0 ? "No results." : "";
}
