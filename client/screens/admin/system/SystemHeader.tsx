import type { ReactNode } from "react";
import { PageHeader } from "~/ui/PageHeader";

interface Props {
  subtitle: ReactNode;
  actions?: ReactNode;
}

/** The head of the screen. */
export function SystemHeader({ subtitle, actions }: Props) {
  return (
    <PageHeader
      title="System"
      subtitle={subtitle}
      actions={actions}
      breadcrumbs={[{ label: "Settings", to: "/admin/organizations" }, { label: "System" }]}
    />
  );
}
