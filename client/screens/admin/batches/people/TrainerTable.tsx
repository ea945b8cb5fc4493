import { GraduationCap } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { findValue } from "#gateway/domains/labelsContract";
import { trainerRoleLabels } from "#gateway/domains/trainers/contract";
import type {
  TrainerTable_trainers$data,
  TrainerTable_trainers$key,
} from "~/__generated__/TrainerTable_trainers.graphql";
import { dateColumn, nameColumn, numberColumn, textColumn } from "~/ui/columns";
import { DataTable } from "~/ui/DataTable";
import { EmptyState } from "~/ui/EmptyState";
import type { Column } from "~/ui/tableColumns";
import { RemoveTrainer } from "./RemoveTrainer";

type Row = TrainerTable_trainers$data[number];

export const trainerNoun = { one: "trainer", many: "trainers" } as const;

const roleLabel = (text: string): string => {
  const role = findValue(trainerRoleLabels, text);
  return role ? trainerRoleLabels[role] : text;
};

const course: Column<Row> = textColumn(
  { key: "course", header: "Course" },
  ({ batchCourse }) => batchCourse.course.title,
);

interface Columns {
  /** Shows all courses of the batch instead of one. */
  withCourse: boolean;
  /** The list's id in the store. */
  listId: string;
}

/** The columns of the list of trainers. */
export const trainerColumns = ({ withCourse, listId }: Columns): Column<Row>[] => [
  numberColumn(),
  nameColumn("Trainer Name", {
    to: ({ trainer }) => `/admin/users/${trainer.databaseId}`,
    name: ({ trainer }) => trainer.name,
  }),
  ...(withCourse ? [course] : []),
  { key: "role", header: "Role", cell: ({ role }) => roleLabel(role) },
  dateColumn({ key: "updated", header: "Last Updated" }, ({ updatedAt }) => updatedAt),
  {
    key: "actions",
    header: "Action",
    tall: true,
    cell: (row) => <RemoveTrainer trainer={row} listId={listId} />,
  },
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
