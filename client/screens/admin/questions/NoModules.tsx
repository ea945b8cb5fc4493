import { MessageCircleQuestion } from "lucide-react";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";

interface Props {
  of: "course" | "curriculum";
  /** Where a module can be added. */
  to: string;
  toLabel: string;
}

/** There is nothing yet that a question could belong to. */
export function NoModules({ of, to, toLabel }: Props) {
  return (
    <Card className="mb-5">
      <EmptyState
        icon={<MessageCircleQuestion />}
        title="No modules yet"
        action={<ButtonLink to={to}>{toLabel}</ButtonLink>}
      >
        Questions belong to the modules of a {of}. Add a module first.
      </EmptyState>
    </Card>
  );
}
