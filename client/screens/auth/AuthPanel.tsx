import type { ReactNode } from "react";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { Card } from "~/ui/Card";
import { PageHeader } from "~/ui/PageHeader";

/** How a link in the running text of these screens looks. */
export const textLinkClass = "font-medium text-brand-ink underline underline-offset-2";

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
