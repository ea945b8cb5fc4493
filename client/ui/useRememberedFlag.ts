import { useCallback, useState } from "react";
import { readStored, writeStored } from "../stores/browserStorage";

/** A choice of on or off that is stored in this browser; off at first. */
export function useRememberedFlag(key: string): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => readStored(key) === "true");
  const keep = useCallback(
    (next: boolean) => {
      setOn(next);
      writeStored(key, String(next));
    },
    [key],
  );
  return [on, keep];
}
