import { useCallback, useEffect, useEffectEvent, useState } from "react";

/**
 * Calls a function once nobody has asked for it again for a while, as the latest render made it; never after the
 * component is gone. `pending` says that a call is to come.
 */
export function useDebounced<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
  delay: number,
) {
  const [asked, setAsked] = useState<{ args: Args }>();
  const call = useEffectEvent(callback);
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => {
      setAsked(undefined);
      call(...asked.args);
    }, delay);
    return () => clearTimeout(timer);
  }, [asked, delay]);
  const ask = useCallback((...args: Args) => setAsked({ args }), []);
  const cancel = useCallback(() => setAsked(undefined), []);
  return { ask, cancel, pending: asked !== undefined };
}
