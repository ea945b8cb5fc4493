import { type MailState, mailStateLabels } from "#gateway/domains/mail/contract";
import { Badge } from "~/ui/Badge";
import type { Tone } from "~/ui/tones";

const tones: Readonly<Record<MailState, Tone>> = {
  QUEUED: "info",
  SENT: "success",
  FAILED: "danger",
  SUPPRESSED: "warning",
};

const isKnown = (state: string): state is MailState => state in mailStateLabels;

/** Where a mail stands. */
export const MailStateBadge = ({ state }: { state: string }) =>
  isKnown(state) ? <Badge tone={tones[state]}>{mailStateLabels[state]}</Badge> : <Badge>Unknown</Badge>;
