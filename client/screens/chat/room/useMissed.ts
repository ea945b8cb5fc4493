import { useEffect, useState } from "react";

interface ReadingState {
  lastId: number;
  /** The last message when the room was opened; older messages are not new, however they are loaded. */
  readUpTo: number;
  atEnd: boolean;
  count: (since: number) => number;
}

/** The number of new messages of others that arrived while the end was out of view. */
export function useMissed({ lastId, readUpTo, atEnd, count }: ReadingState): number {
  const [seen, setSeen] = useState(Math.max(lastId, readUpTo));
  useEffect(() => {
    if (atEnd) setSeen(lastId);
  }, [atEnd, lastId]);
  return atEnd ? 0 : count(seen);
}
