import { useState } from "react";
import { graphql } from "react-relay";
import { enrolmentMessages } from "#gateway/domains/enrolments/contract";
import type { EnrolUserMutation } from "~/__generated__/EnrolUserMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import { Button } from "~/ui/Button";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { Dialog } from "~/ui/Dialog";

const mutation = graphql`
  mutation EnrolUserMutation($userId: Int!, $courseId: Int!) {
    result: enrolUser(userId: $userId, courseId: $courseId) {
      ... on EnrolUserPayload @alias(as: "payload") {
        enrolment {
          ...UserEnrolments_enrolment
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { success: enrolmentMessages.userEnrolled, fallback: enrolmentMessages.enrolUserFailed };

interface Props {
  userId: number;
  /** The store's id of the list of enrolments. */
  listId: string;
  onClose: () => void;
}

/** Enrols the user in a published course. */
export function EnrolUser({ userId, listId, onClose }: Props) {
  const [course, setCourse] = useState<ComboboxOption | null>(null);
  const [error, setError] = useState<string>();
  const [commit, busy] = useMutation<EnrolUserMutation>(mutation, texts);
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
      <CoursePicker
        status="PUBLISHED"
        label="Course"
        required
        value={course}
        onChange={(chosen) => {
          setError(undefined);
          setCourse(chosen);
        }}
        error={error}
      />
    </Dialog>
  );
}
