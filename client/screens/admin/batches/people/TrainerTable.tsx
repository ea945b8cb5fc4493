import { GraduationCap } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import { trainerRoleLabels, trainerRoles } from "#gateway/domains/trainers/contract";
import type {
  TrainerTable_trainers$data,
  TrainerTable_trainers$key,
} from "~/__generated__/TrainerTable_trainers.graphql";
import { formatDate } from "~/formats/dates";
import { DataTable } from "~/ui/DataTable";
import { EmptyState } from "~/ui/EmptyState";
import type { Column } from "~/ui/tableColumns";
import { RemoveTrainer } from "./RemoveTrainer";

type Row = TrainerTable_trainers$data[number];

export const trainerNoun = { one: "trainer", many: "trainers" } as const;

const roleLabel = (text: string): string => {
  const role = trainerRoles.find((one) => one === text);
  return role ? trainerRoleLabels[role] : text;
};

const number: Column<Row> = {
  key: "number",
  header: "Sno",
  align: "end",
  cell: (_row, index) => index + 1,
};

const name: Column<Row> = {
  key: "name",
  header: "Trainer Name",
  rowHeader: true,
  cell: ({ trainer }) => (
    <Link
      to={`/admin/users/${trainer.databaseId}`}
      className="touch inline-flex items-center rounded-sm wrap-anywhere hover:text-brand-ink hover:underline"
    >
      {trainer.name}
    </Link>
  ),
};

const course: Column<Row> = {
  key: "course",
  header: "Course",
  cell: ({ batchCourse }) => <span className="wrap-anywhere">{batchCourse.course.title}</span>,
};

const rest = (listId: string): Column<Row>[] => [
  { key: "role", header: "Role", cell: ({ role }) => roleLabel(role) },
  {
    key: "updated",
    header: "Last Updated",
    cell: ({ updatedAt }) => <span className="whitespace-nowrap tabular-nums">{formatDate(updatedAt)}</span>,
  },
  { key: "actions", header: "Action", cell: (row) => <RemoveTrainer trainer={row} listId={listId} /> },
];

interface Columns {
  /** Shows all courses of the batch instead of one. */
  withCourse: boolean;
  /** The list's id in the store. */
  listId: string;
}

/** The columns of the list of trainers. */
export const trainerColumns = ({ withCourse, listId }: Columns): Column<Row>[] => [
  number,
  name,
  ...(withCourse ? [course] : []),
  ...rest(listId),
];

interface Props extends Columns {
  trainers: TrainerTable_trainers$key;
  /** The address that exports the whole list. */
  exportHref: string;
  /** The button that assigns the first trainer. */
  action: ReactNode;
}

/** The trainers of a batch, or of one of its courses. */
export function TrainerTable({ trainers: key, exportHref, action, ...columns }: Props) {
  const trainers = useFragment(
    graphql`
      fragment TrainerTable_trainers on BatchTrainer @relay(plural: true) {
        id
        role
        updatedAt
        trainer {
          id
          databaseId
          name
        }
        batchCourse {
          id
          course {
            id
            title
          }
        }
        ...RemoveTrainer_trainer
      }
    `,
    key,
  );
  return (
    <DataTable
      caption="Trainers"
      noun={trainerNoun}
      columns={trainerColumns(columns)}
      rows={trainers}
      rowKey={({ id }) => id}
      exportHref={exportHref}
      empty={
        <EmptyState icon={<GraduationCap />} title="No trainers yet" action={action}>
          Trainers are employees who teach a course of this batch.
        </EmptyState>
      }
    />
  );
}
