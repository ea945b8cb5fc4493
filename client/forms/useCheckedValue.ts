import { useState } from "react";
import { type KeptStateOptions, useKeptState } from "./useKeptState";

function useChecked<Value>(value: Value, set: (next: Value) => void) {
  const [error, setError] = useState<string>();
  const onChange = (next: Value) => {
    setError(undefined);
    set(next);
  };
  return { value, setError, field: { value, error, onChange } };
}

/** A single value that is checked when it is sent: what was wrong with it is shown until it changes. */
export function useCheckedValue<Value>(initial: Value) {
  const [value, setValue] = useState(initial);
  return useChecked(value, setValue);
}

/** The same for a text, which is kept in this browser until it is sent or given up. */
export function useCheckedText(options: KeptStateOptions<string>) {
  const { value, change, forget } = useKeptState(options);
  return { ...useChecked(value, change), forget };
}
