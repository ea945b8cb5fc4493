import { type KeyboardEvent, useState } from "react";
import { toNumber } from "#gateway/domains/numberContract";
import { TextInput, type TextInputProps } from "./TextInput";

interface Steps {
  min?: number | undefined;
  max?: number | undefined;
  /** The amount that arrow keys add and take off; 1 if none is given. */
  step?: number | undefined;
}

interface Props extends Omit<TextInputProps, "type" | keyof Steps>, Steps {}

const keySteps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** The number within its bounds, without what sums of decimals are off. */
function stayWithin(value: number, { min = -Infinity, max = Infinity }: Steps): number {
  return Number(Math.min(max, Math.max(min, value)).toFixed(6));
}

/**
 * A field for a number, which arrow keys change. It takes any notation, so that a comma is never dropped without a word.
 * Whole numbers are expected, unless `inputMode` is "decimal".
 */
export function NumberInput({ min, max, step = 1, ...props }: Props) {
  const takeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event);
    const direction = keySteps[event.key];
    const value = props.value.trim() === "" ? (min ?? 0) - (direction ?? 0) * step : toNumber(props.value);
    if (direction === undefined || value === null || event.defaultPrevented) return;
    event.preventDefault();
    props.onChange(String(stayWithin(value + direction * step, { min, max })));
  };
  return <TextInput inputMode="numeric" autoComplete="off" {...props} onKeyDown={takeKey} numeric />;
}

interface LiveProps extends Omit<Props, "value" | "onChange"> {
  value: number;
  onChange: (value: number) => void;
}

/** A field whose number counts while it is typed. What is none changes nothing, and is gone when the field is left. */
export function LiveNumberInput({ value, onChange, onBlur, ...props }: LiveProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <NumberInput
      {...props}
      value={typed ?? String(value)}
      onChange={(text) => {
        setTyped(text);
        const number = toNumber(text);
        if (number !== null) onChange(number);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        setTyped(undefined);
      }}
    />
  );
}
