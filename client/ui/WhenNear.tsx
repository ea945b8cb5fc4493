import { type ReactNode, useEffect, useRef, useState } from "react";

interface Props {
  /** Fills the place until then: about as high as the content that comes. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Renders its children, and so loads their code, once the reader has come within a screen of them. */
export function WhenNear({ placeholder, children }: Props) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const seen = (entries: readonly IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting) && setNear(true);
    const observer = new IntersectionObserver(seen, { rootMargin: "100% 0px" });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place}>{placeholder}</div>;
}
