import { createAnnouncement } from "~/commands/announcementCommands";
import { useSave } from "~/forms/useSave";
import { ScreenHead } from "~/layout/ScreenHead";
import { AnnouncementForm, toAnnouncementInput } from "./AnnouncementForm";

const title = "Write announcement";
const list = "/admin/announcements";
const empty = { title: "", body: "", batchId: "", courseId: "", day: "", time: "" };

/** Writes an announcement, then opens the list. */
export function CreateAnnouncementScreen() {
  const save = useSave(createAnnouncement);
  return (
    <>
      <ScreenHead title={title} breadcrumbs={[{ label: "Announcements", to: list }, { label: "Write" }]} />
      <AnnouncementForm
        saved={{ version: "", values: empty }}
        batch={null}
        course={null}
        submitLabel="Save announcement"
        onSave={(form, { onFieldErrors }) =>
          save({ input: toAnnouncementInput(form) }, { onFieldErrors, to: list })
        }
      />
    </>
  );
}
