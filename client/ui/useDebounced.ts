import { useCallback, useEffect, useEffectEvent, useState } from "react";

/**
 * Calls a function, as of the latest render, once no call was requested for a while; never after unmounting. `pending`
 * says that a call is scheduled.
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
