import { enrolUser } from "~/commands/userCommands";
import { useCheckedValue } from "~/forms/useCheckedValue";
import { useMutation } from "~/relay/useMutation";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import { Button } from "~/ui/Button";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { Dialog } from "~/ui/Dialog";

interface Props {
  userId: number;
  /** The store's id of the list of enrolments. */
  listId: string;
  onClose: () => void;
}

/** Enrols the user in a published course. */
export function EnrolUser({ userId, listId, onClose }: Props) {
  const { value: course, setError, field } = useCheckedValue<ComboboxOption | null>(null);
  const [commit, busy] = useMutation(enrolUser);
  const enrol = async () => {
    if (!course) return setError("Course is required");
    const enrolled = await commit(
      { userId, courseId: Number(course.value) },
      {
        onFailure: setError,
        updater(store) {
          const made = store.getRootField("result")?.getLinkedRecord("enrolment");
          const list = store.get(listId);
          const rows = list?.getLinkedRecords("nodes") ?? [];
          if (!made || rows.some((row) => row?.getDataID() === made.getDataID())) return;
          list?.setLinkedRecords([made, ...rows], "nodes");
          const total = list?.getValue("totalCount");
          if (typeof total === "number") list?.setValue(total + 1, "totalCount");
        },
      },
    );
    if (enrolled) onClose();
  };
  return (
    <Dialog
      open
      title="Enrol in a course"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} onClick={enrol}>
            Enrol
          </Button>
        </>
      }
    >
      <CoursePicker status="PUBLISHED" label="Course" required {...field} />
    </Dialog>
  );
}
