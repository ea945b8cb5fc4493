import type { ReactNode } from "react";
import { useScreenTitle } from "../../layout/useScreenTitle";
import { Card } from "../../ui/Card";
import { PageHeader } from "../../ui/PageHeader";

export interface AuthPanelProps {
  title: string;
  subtitle?: ReactNode;
  /** What stands above the form: a notice. */
  notice?: ReactNode;
  children: ReactNode;
  /** The way to the other of the two screens. */
  footer: ReactNode;
}

/** The narrow panel that sign-in and registration share. */
export function AuthPanel({ title, subtitle, notice, children, footer }: AuthPanelProps) {
  useScreenTitle(title);
  return (
    <div className="mx-auto max-w-md py-2 sm:py-8">
      <PageHeader title={title} subtitle={subtitle} />
      {notice}
      <Card>{children}</Card>
      <p className="mt-5 text-sm text-muted">{footer}</p>
    </div>
  );
}
