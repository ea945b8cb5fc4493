import { useRef } from "react";
import { useHeadingFocus } from "./useHeadingFocus";

interface Props {
  className: string;
  children: string;
}

/** A screen's only h1, which takes the focus after a navigation. */
export function ScreenHeading({ className, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
