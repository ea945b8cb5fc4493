import { type BatchStatus, batchStatusLabels } from "#gateway/domains/batches/contract";
import { findValue } from "#gateway/domains/labelsContract";
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

const isStatus = (text: string): text is BatchStatus => findValue(batchStatusLabels, text) !== undefined;

/** The label of a status of a batch or of its course. */
export const batchStatusLabel = (status: string): string =>
  isStatus(status) ? batchStatusLabels[status] : status;

/** The status of a batch, or of one of its courses, with its colour. */
export function BatchStatusBadge({ status }: { status: string }) {
  return <Badge tone={isStatus(status) ? tones[status] : "neutral"}>{batchStatusLabel(status)}</Badge>;
}
