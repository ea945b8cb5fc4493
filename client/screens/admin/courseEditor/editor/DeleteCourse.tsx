import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useDeleteCourse } from "~/screens/admin/useDeleteCourse";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";

interface Props {
  course: { databaseId: number; title: string };
  onDeleted: () => void;
}

/** Deletes the course that is being edited, after a question; says why not where users are enrolled. */
export function DeleteCourse({ course, onDeleted }: Props) {
  const { mayDelete, remove } = useDeleteCourse();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const ask = async () => {
    setBusy(true);
    setRefusal(undefined);
    setAsking(await mayDelete(course.databaseId));
    setBusy(false);
  };
  const confirm = async () => {
    if (await remove(course.databaseId, { onFailure: setRefusal })) onDeleted();
  };
  return (
    <>
      <Button variant="danger" icon={<Trash2 />} busy={busy} onClick={() => void ask()}>
        Delete course
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete the course"
        subject={course.title}
        message="Are you sure to delete this course?"
        error={refusal}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
