import type { AnnouncementForm } from "#gateway/domains/announcements/contract";
import { toMoment } from "~/formats/dayAndTime";

/** The form's output as the mutation takes it. */
export const toAnnouncementInput = ({ day, time, ...input }: AnnouncementForm) => ({
  ...input,
  publishAt: toMoment(day, time),
});
