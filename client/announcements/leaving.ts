import { useNavigate } from "react-router-dom";
import {
  type AnnouncementForm,
  announcementLimits,
  announcementMessages,
} from "#gateway/domains/announcements/contract";
import { cancelAnnouncement } from "~/commands/announcementCommands";
import { formatQuantity } from "~/formats/counts";
import { toMoment } from "~/formats/dayAndTime";
import { useMutation } from "~/relay/useMutation";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { showToast } from "~/ui/toasts";

export type AnnouncementValues = Record<
  "title" | "body" | "sendTo" | "batchId" | "courseId" | "day" | "time",
  string
>;

/** The typed and chosen values, with which the form can be opened again. */
export interface AnnouncementDraft {
  values: AnnouncementValues;
  batch: ComboboxOption | null;
  course: ComboboxOption | null;
  /** The number of people whom it reaches; null until it is known. */
  count: number | null;
}

const personNoun = { one: "person", many: "people" } as const;

/** A number of people in words. */
export const countPeople = (count: number): string => formatQuantity(count, personNoun);

/** Those whom an announcement to all reaches, in words. */
export const everyone = (count: number | null): string => (count === null ? "everyone" : countPeople(count));

/**
 * The form's output as the mutations take it: the ids of other audiences than the chosen one are left out, and what is
 * to leave at once waits for some seconds, in which it can be taken back.
 */
export function toAnnouncementInput({ day, time, sendTo, batchId, courseId, ...texts }: AnnouncementForm) {
  const publishAt = toMoment({ day, time }, "opens");
  return {
    ...texts,
    batchId: sendTo === "BATCH" ? batchId : null,
    courseId: sendTo === "COURSE" ? courseId : null,
    publishAt,
    ...(publishAt === null && { waitSeconds: announcementLimits.undoSeconds }),
  };
}

/** Says when a saved announcement leaves, and offers to take back what leaves at once: it can be written again. */
export function useTellLeaving() {
  const navigate = useNavigate();
  const [cancel] = useMutation({ ...cancelAnnouncement, success: announcementMessages.taken });
  return (announcementId: number, { count, ...draft }: AnnouncementDraft) => {
    if (draft.values.day !== "")
      return showToast({ tone: "success", message: announcementMessages.scheduled });
    const takeBack = async () => {
      if ((await cancel({ announcementId })) !== null)
        await navigate("/admin/announcements/create", { state: draft });
    };
    showToast({
      tone: "success",
      message: `Sending to ${everyone(count)}`,
      duration: announcementLimits.undoSeconds * 1_000,
      action: { label: "Undo", run: () => void takeBack() },
    });
  };
}
