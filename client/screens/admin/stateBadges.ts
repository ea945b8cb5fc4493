import { announcementStateLabels } from "#gateway/domains/announcements/contract";
import { assessmentStateLabels } from "#gateway/domains/assessments/contract";
import { batchStatusLabels } from "#gateway/domains/batches/contract";
import { publishStatusLabels } from "#gateway/domains/courses/contract";
import { invitationStateLabels } from "#gateway/domains/invitations/contract";
import { jobStateLabels } from "#gateway/domains/jobs/contract";
import { getLabel } from "#gateway/domains/labelsContract";
import { mailStateLabels } from "#gateway/domains/mail/contract";
import { stateBadge } from "~/ui/stateBadge";

export const AnnouncementStateBadge = stateBadge(announcementStateLabels, {
  SCHEDULED: "info",
  SENT: "success",
  CANCELLED: "neutral",
});

export const AssessmentStateBadge = stateBadge(assessmentStateLabels, {
  DRAFT: "neutral",
  PUBLISHED: "success",
  ARCHIVED: "warning",
});

export const InvitationStateBadge = stateBadge(invitationStateLabels, {
  OPEN: "info",
  ACCEPTED: "success",
  EXPIRED: "warning",
  REVOKED: "neutral",
});

export const JobStateBadge = stateBadge(jobStateLabels, {
  WAITING: "neutral",
  RUNNING: "info",
  FAILED: "danger",
});

export const MailStateBadge = stateBadge(mailStateLabels, {
  QUEUED: "info",
  SENT: "success",
  FAILED: "danger",
  SUPPRESSED: "warning",
  DISCARDED: "neutral",
});

/** Whether people other than staff see something. */
export const PublishStatusBadge = stateBadge(publishStatusLabels, { DRAFT: "warning", PUBLISHED: "success" });

/** Of a batch, or of one of its courses. */
export const BatchStatusBadge = stateBadge(batchStatusLabels, {
  SCHEDULED: "brand",
  IN_PROGRESS: "warning",
  COMPLETED: "success",
  CANCELLED: "danger",
  POSTPONED: "info",
  HOLD: "neutral",
});

/** The label of a status of a batch or of its course. */
export const batchStatusLabel = (status: string): string => getLabel(batchStatusLabels, status);
