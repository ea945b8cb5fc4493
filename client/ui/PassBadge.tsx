import { Check, X } from "lucide-react";
import { Badge } from "./Badge";

/** Whether an attempt was passed, as text and an icon. */
export function PassBadge({ passed }: { passed: boolean }) {
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
