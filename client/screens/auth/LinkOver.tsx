import type { ReactNode } from "react";
import { AuthPanel } from "./AuthPanel";

export interface LinkOverProps {
  title: string;
  /** What to do instead. */
  children: ReactNode;
}

/** What a link leads to that is wrong, was used, or has expired. */
export function LinkOver({ title, children }: LinkOverProps) {
  return (
    <AuthPanel title={title} footer={null}>
      <div className="text-sm">
        <p className="font-semibold">This link doesn't work</p>
        <p className="mt-1 mb-4 text-muted">It is wrong, was used, or has expired.</p>
        {children}
      </div>
    </AuthPanel>
  );
}
