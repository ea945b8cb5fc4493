import type { ReactNode } from "react";

interface Props {
  /** Announced to screen readers: 'Loading the batch'. */
  label: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** The shape of a screen or a part while it loads. */
export function Loading({ label, className, children }: Props) {
  return (
    <div aria-busy="true" className={className}>
      <span role="status" className="sr-only">
        {label}
      </span>
      {children}
    </div>
  );
}
