import { useCallback, useEffect, useEffectEvent, useRef } from "react";

/** How long blocks are collected before they are reported together, in milliseconds. */
const collectFor = 1_000;

/** A block counts as viewed when its end was on screen. */
const endMargin = 8;

/**
 * Reports the ids of blocks whose end has been on screen, each once. Returns the ref of an element behind a
 * block.
 */
export function useViewedBlocks(report: (blockIds: readonly number[]) => Promise<boolean>) {
  const reported = useRef(new Set<number>());
  const collected = useRef(new Set<number>());
  const ids = useRef(new WeakMap<Element, number>());
  const observer = useRef<IntersectionObserver | null>(null);

  const send = useEffectEvent(async () => {
    const blockIds = [...collected.current].filter((id) => !reported.current.has(id));
    collected.current.clear();
    if (blockIds.length === 0) return;
    for (const id of blockIds) reported.current.add(id);
    if (await report(blockIds)) return;
    for (const id of blockIds) reported.current.delete(id);
  });

  const open = useCallback(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const seen = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) {
        const id = ids.current.get(target);
        if (isIntersecting && id !== undefined) collected.current.add(id);
      }
      clearTimeout(timer);
      timer = setTimeout(() => void send(), collectFor);
    };
    return new IntersectionObserver(seen, { rootMargin: `${endMargin}px 0px` });
  }, []);

  useEffect(
    () => () => {
      observer.current?.disconnect();
      observer.current = null;
    },
    [],
  );

  return useCallback(
    (blockId: number) => (end: HTMLElement | null) => {
      if (!end) return;
      observer.current ??= open();
      ids.current.set(end, blockId);
      observer.current.observe(end);
      const watching = observer.current;
      return () => watching.unobserve(end);
    },
    [open],
  );
}
