import { type BatchStatus, batchStatusLabels } from "#gateway/domains/batches/contract";
import { findValue, getLabel } from "#gateway/domains/labelsContract";
import { Badge } from "~/ui/Badge";
import type { Tone } from "~/ui/tones";

const tones: Readonly<Record<BatchStatus, Tone>> = {
  SCHEDULED: "brand",
  IN_PROGRESS: "warning",
  COMPLETED: "success",
  CANCELLED: "danger",
  POSTPONED: "info",
  HOLD: "neutral",
};

/** The label of a status of a batch or of its course. */
export const batchStatusLabel = (status: string): string => getLabel(batchStatusLabels, status);

/** The status of a batch, or of one of its courses, with its colour. */
export function BatchStatusBadge({ status }: { status: string }) {
  const known = findValue(batchStatusLabels, status);
  return <Badge tone={known ? tones[known] : "neutral"}>{batchStatusLabel(status)}</Badge>;
}
