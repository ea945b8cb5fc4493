import { BookOpen, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { UserLearning_enrolments$key } from "~/__generated__/UserLearning_enrolments.graphql";
import type { UserLearningResults_user$key } from "~/__generated__/UserLearningResults_user.graphql";
import { enrolUser, removeEnrolment } from "~/commands/enrolmentCommands";
import { formatDate } from "~/formats/dates";
import { formatPercent } from "~/formats/progress";
import { refuseSubmit } from "~/forms/refuseSubmit";
import { useCheckedValue } from "~/forms/useCheckedValue";
import { changeList, changeTotal } from "~/lists/changeList";
import { removeRow } from "~/lists/removeRow";
import type { ListRow } from "~/relay/fragmentData";
import { useMutation } from "~/relay/useMutation";
import { CoursePicker } from "~/screens/admin/CoursePicker";
import { useUndoableMutation } from "~/screens/admin/useUndoableMutation";
import { ActionDialog } from "~/ui/ActionDialog";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { EmptyState } from "~/ui/EmptyState";
import { IconButton } from "~/ui/IconButton";
import { PassBadge } from "~/ui/PassBadge";
import { ProgressBar } from "~/ui/ProgressBar";
import { ProgressLegend } from "~/ui/ProgressLegend";
import { useConfirm } from "~/ui/useConfirm";
import { RecordCard, RecordLink } from "./UserRecords";

interface EnrolProps {
  userId: number;
  /** The store's id of the list of enrolments. */
  listId: string;
  onClose: () => void;
}

/** Enrols the user in a published course. */
function EnrolUser({ userId, listId, onClose }: EnrolProps) {
  const { value: course, setError, field } = useCheckedValue<ComboboxOption | null>(null);
  const [commit, busy] = useMutation(enrolUser);
  const enrol = async () => {
    if (!course) return refuseSubmit(setError, "Course is required");
    const enrolled = await commit(
      { userId, courseId: Number(course.value) },
      {
        onFailure: setError,
        updater(store) {
          const made = store.getRootField("result")?.getLinkedRecord("enrolment");
          const list = store.get(listId);
          const rows = list?.getLinkedRecords("nodes") ?? [];
          if (!made || rows.some((row) => row?.getDataID() === made.getDataID())) return;
          changeList(list, "nodes", (nodes) => [made, ...nodes]);
          changeTotal(list, 1);
        },
      },
    );
    if (enrolled) onClose();
  };
  return (
    <ActionDialog title="Enrol in a course" action="Enrol" busy={busy} onAction={enrol} onClose={onClose}>
      <CoursePicker status="PUBLISHED" label="Course" required {...field} />
    </ActionDialog>
  );
}

graphql`
  fragment UserLearning_enrolment on Enrolment {
    percentage
    completedTopicCount
    topicCount
    course { databaseId title }
  }
`;

const fragment = graphql`
  fragment UserLearning_enrolments on QueryEnrolmentsConnection {
    __id
    totalCount
    nodes {
      id
      ...UserLearning_enrolment @relay(mask: false)
    }
  }
`;

type Row = ListRow<UserLearning_enrolments$key>;

interface Props {
  userId: number;
  /** Employees cannot be enrolled. */
  canLearn: boolean;
  enrolments: UserLearning_enrolments$key;
}

/** A user's courses with their progress. */
export function UserEnrolments({ userId, canLearn, enrolments: key }: Props) {
  const { __id: listId, nodes, totalCount } = useFragment(fragment, key);
  const [enrolling, setEnrolling] = useState(false);
  const { asked, ask, dialog } = useRemoval(userId, listId);
  return (
    <Card
      title={`Courses (${totalCount})`}
      flush
      actions={
        canLearn && (
          <Button size="sm" icon={<Plus />} onClick={() => setEnrolling(true)}>
            Enrol
          </Button>
        )
      }
    >
      {nodes.length === 0 ? (
        <EmptyState icon={<BookOpen />} title="Not enrolled in any course">
          Enrol the user in a course, or add them to a batch.
        </EmptyState>
      ) : (
        <ul className="mt-2 divide-y divide-line border-t border-line">
          {nodes.map((row) => (
            <EnrolmentRow key={row.id} row={row} onRemove={() => ask(row)} />
          ))}
        </ul>
      )}
      {nodes.length > 0 && <ProgressLegend className="border-t border-line px-5 py-3" />}
      {enrolling && <EnrolUser userId={userId} listId={listId} onClose={() => setEnrolling(false)} />}
      <ConfirmDialog
        {...dialog}
        title="Remove from the course"
        subject={asked?.course.title}
        message="Are you sure you want to remove this user from the course? Their progress in it is deleted."
        confirmLabel="Remove"
      />
    </Card>
  );
}

function EnrolmentRow({ row, onRemove }: { row: Row; onRemove: () => void }) {
  const { course, percentage, completedTopicCount, topicCount } = row;
  return (
    <li className="flex items-center gap-3 px-5 py-3">
      <div className="min-w-0 flex-1">
        <RecordLink to={`/admin/courses/${course.databaseId}`}>{course.title}</RecordLink>
        <p className="text-xs text-muted tabular-nums">
          {completedTopicCount} of {topicCount} topics
        </p>
      </div>
      <ProgressBar
        label={`Progress in ${course.title}`}
        value={percentage}
        className="w-28 shrink-0 sm:w-40"
      />
      <IconButton size="sm" label={`Remove from ${course.title}`} icon={<Trash2 />} onClick={onRemove} />
    </li>
  );
}

/** Removes the user from a course after confirmation; a refusal is shown in the dialog. */
function useRemoval(userId: number, listId: string) {
  const [commit] = useUndoableMutation(removeEnrolment);
  return useConfirm(({ id, course }: Row, options) => {
    const updater = removeRow({ listId, nodeId: id });
    return commit({ userId, courseId: course.databaseId }, { ...options, updater });
  });
}

const resultsFragment = graphql`
  fragment UserLearningResults_user on User {
    finishedAttempts(first: 20) {
      totalCount
      nodes {
        id
        assessment { id title courseTitle }
        result { score passed finishedAt }
      }
    }
  }
`;

/** A user's assessment results, latest first. */
export function UserResults({ user }: { user: UserLearningResults_user$key }) {
  const { totalCount, nodes } = useFragment(resultsFragment, user).finishedAttempts;
  return (
    <RecordCard title="Test results" totalCount={totalCount} none="No tests taken yet.">
      {nodes.map(
        ({ id, assessment, result }) =>
          result && (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5 text-sm">
              <span className="min-w-40 flex-1">
                <span className="block font-medium wrap-anywhere text-ink">{assessment.title}</span>
                <span className="block text-xs wrap-anywhere text-muted">{assessment.courseTitle}</span>
              </span>
              <span className="flex items-center gap-3">
                <span className="text-xs text-muted tabular-nums">{formatDate(result.finishedAt)}</span>
                <span className="text-right tabular-nums sm:min-w-14">{formatPercent(result.score)}</span>
                <PassBadge passed={result.passed} />
              </span>
            </li>
          ),
      )}
    </RecordCard>
  );
}
