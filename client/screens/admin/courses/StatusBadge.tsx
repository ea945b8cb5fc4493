import { publishStatusLabels } from "#gateway/domains/courses/contract";
import { Badge } from "~/ui/Badge";
import { toPublishStatus } from "./courseMessages";

const tones = { PUBLISHED: "success", DRAFT: "warning" } as const;

/** Whether learners see the course, in a word. */
export function StatusBadge({ status }: { status: string }) {
  const known = toPublishStatus(status);
  return <Badge tone={tones[known]}>{publishStatusLabels[known]}</Badge>;
}
