import { Check, Clock, X } from "lucide-react";
import { Badge } from "./Badge";

interface PassBadgeProps {
  /** Null while marks are missing. */
  passed: boolean | null | undefined;
}

/** Whether an attempt was passed, as text and an icon. */
export function PassBadge({ passed }: PassBadgeProps) {
  if (passed == null)
    return (
      <Badge tone="info" icon={<Clock />}>
        Waiting for marks
      </Badge>
    );
  return passed ? (
    <Badge tone="success" icon={<Check />}>
      Passed
    </Badge>
  ) : (
    <Badge tone="warning" icon={<X />}>
      Not passed
    </Badge>
  );
}
