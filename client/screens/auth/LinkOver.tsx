import type { ReactNode } from "react";
import { AuthPanel } from "./AuthPanel";

export interface LinkOverProps {
  title: string;
  /** The next step to offer. */
  children: ReactNode;
}

/** Shown for a link that is wrong, was used, or has expired. */
export function LinkOver({ title, children }: LinkOverProps) {
  return (
    <AuthPanel title={title} footer={null}>
      <div className="text-sm">
        <p className="font-semibold">This link doesn't work</p>
        <p className="mt-1 mb-4 text-muted">It has expired or was already used.</p>
        {children}
      </div>
    </AuthPanel>
  );
}
