import { useCallback, useState } from "react";

/** A choice of on or off that is stored in this browser; off at first. */
export function useRememberedFlag(key: string): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem(key) === "true");
  const keep = useCallback(
    (next: boolean) => {
      setOn(next);
      localStorage.setItem(key, String(next));
    },
    [key],
  );
  return [on, keep];
}
