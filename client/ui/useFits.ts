import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Whether what an element holds is no wider than the element, as its size changes. */
export function useFits<Frame extends HTMLElement>(): [frame: RefObject<Frame | null>, fits: boolean] {
  const frame = useRef<Frame>(null);
  const [fits, setFits] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setFits(element.scrollWidth <= element.clientWidth));
    for (const sized of [element, ...element.children]) observer.observe(sized);
    return () => observer.disconnect();
  }, []);
  return [frame, fits];
}
