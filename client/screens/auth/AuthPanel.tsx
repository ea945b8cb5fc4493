import type { ReactNode } from "react";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { Card } from "~/ui/Card";
import { PageHeader } from "~/ui/PageHeader";

/** The style of a link within the text of these screens. */
export const textLinkClass = "font-medium text-brand-ink underline underline-offset-2";

export interface AuthPanelProps {
  title: string;
  subtitle?: ReactNode;
  /** A notice above the form. */
  notice?: ReactNode;
  children: ReactNode;
  /** A link to the other of the two screens. */
  footer: ReactNode;
}

/** The narrow panel of the login and registration screens. */
export function AuthPanel({ title, subtitle, notice, children, footer }: AuthPanelProps) {
  useScreenTitle(title);
  return (
    <div className="mx-auto max-w-md py-2 sm:py-8">
      <PageHeader title={title} subtitle={subtitle} />
      {notice}
      <Card>{children}</Card>
      <div className="mt-5 text-sm text-muted">{footer}</div>
    </div>
  );
}
