import { useEffect, useMemo, useState } from "react";

interface AwaitedEnter<Option> {
  stale: boolean;
  failed: boolean;
  onAnswer: () => Option | undefined;
  onOpen: (entry: Option) => void;
}

/** Enter pressed before the results arrive waits for them, so that a result of an earlier search is never opened. */
export function useAwaitedEnter<Option>({ stale, failed, onAnswer, onOpen }: AwaitedEnter<Option>) {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (!waits || stale) return;
    setWaits(false);
    const entry = failed ? undefined : onAnswer();
    if (entry) onOpen(entry);
  }, [waits, stale, failed, onAnswer, onOpen]);
  return useMemo(() => ({ wait: () => setWaits(true), cancel: () => setWaits(false) }), []);
}
