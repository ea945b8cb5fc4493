import { useState } from "react";

/** A single value that is checked when it is sent: what was wrong with it is shown until it changes. */
export function useCheckedValue<Value>(initial: Value) {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  const onChange = (next: Value) => {
    setError(undefined);
    setValue(next);
  };
  return { value, setError, field: { value, error, onChange } };
}
