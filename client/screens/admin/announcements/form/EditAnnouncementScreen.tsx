import { graphql } from "react-relay";
import type { EditAnnouncementScreenQuery } from "~/__generated__/EditAnnouncementScreenQuery.graphql";
import { toAnnouncementInput, useTellLeaving } from "~/announcements/leaving";
import { updateAnnouncement } from "~/commands/announcementCommands";
import { toDayAndTime } from "~/formats/dayAndTime";
import { useSave } from "~/forms/useSave";
import { ScreenHead } from "~/layout/ScreenHead";
import { courseOption } from "~/screens/admin/CoursePicker";
import { type FoundProps, foundScreen } from "~/screens/admin/foundScreen";
import { AnnouncementForm } from "./AnnouncementForm";

const list = "/admin/announcements";
const toText = (row: { readonly databaseId: number } | null | undefined) =>
  row ? String(row.databaseId) : "";

function Editor({ announcement, readNewest }: FoundProps<EditAnnouncementScreenQuery, "announcement">) {
  const { databaseId: announcementId, title, body, batch, course, publishAt, updatedAt } = announcement;
  const save = useSave(updateAnnouncement, readNewest);
  const tellLeaving = useTellLeaving();
  const to = `${list}/${announcementId}`;
  const sendTo = batch ? "BATCH" : course ? "COURSE" : "EVERYONE";
  const chosen = { sendTo, batchId: toText(batch), courseId: toText(course), ...toDayAndTime(publishAt) };
  return (
    <>
      <ScreenHead
        title={`Edit ${title}`}
        breadcrumbs={[{ label: "Announcements", to: list }, { label: title, to }, { label: "Edit" }]}
      />
      <AnnouncementForm
        saved={{ version: updatedAt, values: { title, body, ...chosen } }}
        batch={batch ? { value: String(batch.databaseId), label: batch.name } : null}
        course={course ? courseOption(course) : null}
        onSave={(draft, form, { version, ...saving }) =>
          save(
            { announcementId, version, input: toAnnouncementInput(form) },
            {
              ...saving,
              to: () => {
                tellLeaving(announcementId, draft);
                return to;
              },
            },
          )
        }
      />
    </>
  );
}

const query = graphql`
  query EditAnnouncementScreenQuery($announcementId: Int!) @preloadable {
    announcement(databaseId: $announcementId) { ...AnnouncementForm_announcement @relay(mask: false) }
  }
`;

/** Changes an announcement before its time, then opens it. */
export const EditAnnouncementScreen = foundScreen(query, "announcement", Editor);
