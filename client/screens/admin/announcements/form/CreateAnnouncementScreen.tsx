import { useLocation } from "react-router-dom";
import { z } from "zod";
import { toAnnouncementInput, useTellLeaving } from "~/announcements/leaving";
import { createAnnouncement } from "~/commands/announcementCommands";
import { useSave } from "~/forms/useSave";
import { ScreenHead } from "~/layout/ScreenHead";
import { AnnouncementForm } from "./AnnouncementForm";

const title = "Write announcement";
const list = "/admin/announcements";
const empty = { title: "", body: "", sendTo: "", batchId: "", courseId: "", day: "", time: "" };

const text = z.string();
const option = z.object({ value: text, label: text }).nullable();
/** The state of the address after an announcement was taken back: what it said, to be written again. */
const takenBack = z.object({
  values: z.object({
    title: text,
    body: text,
    sendTo: text,
    batchId: text,
    courseId: text,
    day: text,
    time: text,
  }),
  batch: option,
  course: option,
});

/** Writes an announcement, then opens the list. */
export function CreateAnnouncementScreen() {
  const { state } = useLocation();
  const before = takenBack.safeParse(state).data;
  const save = useSave(createAnnouncement);
  const tellLeaving = useTellLeaving();
  return (
    <>
      <ScreenHead title={title} breadcrumbs={[{ label: "Announcements", to: list }, { label: "Write" }]} />
      <AnnouncementForm
        saved={{ version: "", values: before?.values ?? empty }}
        batch={before?.batch ?? null}
        course={before?.course ?? null}
        onSave={(draft, form, { onFieldErrors }) =>
          save(
            { input: toAnnouncementInput(form) },
            {
              onFieldErrors,
              to: (saved) => {
                tellLeaving(saved.announcement.databaseId, draft);
                return list;
              },
            },
          )
        }
      />
    </>
  );
}
