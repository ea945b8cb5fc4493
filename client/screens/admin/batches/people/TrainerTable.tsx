import { GraduationCap } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { getLabel } from "#gateway/domains/labelsContract";
import { trainerRoleLabels } from "#gateway/domains/trainers/contract";
import type {
  TrainerTable_trainers$data,
  TrainerTable_trainers$key,
} from "~/__generated__/TrainerTable_trainers.graphql";
import type { TrainerTableRemoveTrainer_trainer$key } from "~/__generated__/TrainerTableRemoveTrainer_trainer.graphql";
import { removeTrainer } from "~/commands/batchCommands";
import type { ListAbout } from "~/lists/ListScreen";
import { RemoveRowButton } from "~/lists/RemoveRowButton";
import { WholeTable } from "~/lists/WholeTable";
import { useUndoableMutation } from "~/screens/admin/useUndoableMutation";
import { dateColumn, nameColumn, numberColumn, textColumn } from "~/ui/columns";
import type { Column } from "~/ui/tableColumns";

interface RemoveProps {
  trainer: TrainerTableRemoveTrainer_trainer$key;
  /** The list's id in the store. */
  listId: string;
}

/** Removes a trainer from a batch course after confirmation. */
function RemoveTrainer({ trainer: key, listId }: RemoveProps) {
  const { id, trainer, batchCourse } = useFragment(
    graphql`
      fragment TrainerTableRemoveTrainer_trainer on BatchTrainer {
        id
        trainer { id databaseId name }
        batchCourse {
          id
          batchId
          courseId
          course { id title }
        }
      }
    `,
    key,
  );
  const [remove] = useUndoableMutation(removeTrainer);
  const { batchId, courseId, course } = batchCourse;
  return (
    <RemoveRowButton
      row={{ listId, nodeId: id }}
      label={`Delete ${trainer.name} from ${course.title}`}
      title="Delete from the course"
      subject={`${trainer.name}, ${course.title}`}
      message="Are you sure you want to remove this trainer?"
      confirmLabel="Delete from course"
      onRemove={(options) => remove({ batchId, courseId, trainerId: trainer.databaseId }, options)}
    />
  );
}

type Row = TrainerTable_trainers$data[number];

const trainerNoun = { one: "trainer", many: "trainers" } as const;

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
  { key: "role", header: "Role", cell: ({ role }) => getLabel(trainerRoleLabels, role) },
  dateColumn({ key: "updated", header: "Last Updated" }, ({ updatedAt }) => updatedAt),
  {
    key: "actions",
    header: "Action",
    tall: true,
    cell: (row) => <RemoveTrainer trainer={row} listId={listId} />,
  },
];

/** Describes both lists of trainers: those of a batch, and those of one of its courses. */
export const aboutTrainers = {
  title: "Trainers",
  caption: "Trainers",
  noun: trainerNoun,
  empty: {
    icon: <GraduationCap />,
    title: "No trainers yet",
    text: "Trainers are employees who teach a course of this batch.",
  },
} satisfies ListAbout;

interface Props extends Columns {
  about: ListAbout;
  trainers: TrainerTable_trainers$key;
  /** The list's query variables, for its export. */
  variables: Readonly<Record<string, number>>;
}

/** The trainers of a batch, or of one of its courses. */
export function TrainerTable({ about, trainers: key, variables, ...columns }: Props) {
  const trainers = useFragment(
    graphql`
      fragment TrainerTable_trainers on BatchTrainer @relay(plural: true) {
        id
        role
        updatedAt
        trainer { id databaseId name }
        batchCourse {
          id
          course { id title }
        }
        ...TrainerTableRemoveTrainer_trainer
      }
    `,
    key,
  );
  return <WholeTable about={about} columns={trainerColumns(columns)} rows={trainers} variables={variables} />;
}
