import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  AdminCurriculaTable_curricula$data,
  AdminCurriculaTable_curricula$key,
} from "../../../__generated__/AdminCurriculaTable_curricula.graphql";
import { useRequestedList } from "../../../lists/useRequestedList";
import { Cover } from "../../../ui/Cover";
import { DataTable } from "../../../ui/DataTable";
import { Select } from "../../../ui/Select";
import type { Column } from "../../../ui/tableColumns";
import { CurriculumRowActions } from "./CurriculumRowActions";
import { CurriculumStatus } from "./CurriculumStatus";
import { curriculaList } from "./curriculaList";
import { DeleteCurriculum } from "./DeleteCurriculum";

const fragment = graphql`
  fragment AdminCurriculaTable_curricula on Curriculum @relay(plural: true) {
    id
    databaseId
    title
    imageUrl
    trainerName
    status
  }
`;

type Row = AdminCurriculaTable_curricula$data[number];

/** The noun of the list. */
export const curriculaNoun = { one: "curriculum", many: "curricula" } as const;

const columns = (onDelete: (row: Row) => void): Column<Row>[] => [
  {
    key: "image",
    header: "Image",
    wideOnly: true,
    cell: ({ title, imageUrl }) => (
      <Cover code={title} title={title} src={imageUrl} className="w-20 rounded-md" />
    ),
  },
  {
    key: "title",
    header: "Title",
    rowHeader: true,
    cell: ({ title, imageUrl }) => (
      <div className="flex items-center gap-3 text-left">
        <Cover code={title} title={title} src={imageUrl} className="w-20 shrink-0 rounded-md sm:hidden" />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </div>
    ),
    csv: ({ title }) => title,
  },
  {
    key: "trainer",
    header: "Trainer",
    cell: ({ trainerName }) => trainerName || <span className="text-muted">Not named</span>,
    csv: ({ trainerName }) => trainerName,
  },
  {
    key: "status",
    header: "Status",
    cell: ({ status }) => <CurriculumStatus status={status} />,
    csv: ({ status }) => status,
  },
  {
    key: "actions",
    header: "Actions",
    hideHeader: true,
    cell: (row) => <CurriculumRowActions curriculum={row} onDelete={() => onDelete(row)} />,
  },
];

/** The columns of the list while it loads. */
export const loadingColumns = columns(() => undefined);

interface Props {
  curricula: AdminCurriculaTable_curricula$key;
  total: number;
  offset: number;
  empty: ReactNode;
  previous: string | undefined;
  next: string | undefined;
}

/** The curricula of a page, as a table; a deleted one is gone at once. */
export function AdminCurriculaTable({ curricula, total, ...rest }: Props) {
  const [deleting, setDeleting] = useState<Row>();
  const [gone, setGone] = useState<readonly string[]>([]);
  const all = useFragment(fragment, curricula);
  const rows = all.filter(({ id }) => !gone.includes(id));
  return (
    <>
      <DataTable
        {...rest}
        caption="Curricula"
        noun={curriculaNoun}
        columns={columns(setDeleting)}
        rows={rows}
        rowKey={({ id }) => id}
        total={total - (all.length - rows.length)}
        csvName="curricula.csv"
        toolbar={<OrderSelect />}
      />
      {deleting && (
        <DeleteCurriculum
          curriculum={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => setGone((before) => [...before, deleting.id])}
        />
      )}
    </>
  );
}

const orders = [
  { value: "TITLE", label: "By title" },
  { value: "CREATED", label: "By creation" },
];

/** Chooses the order of the list; it stands in the address. */
export function OrderSelect() {
  const { requested, choose } = useRequestedList(curriculaList);
  return (
    <Select
      label="Order"
      className="w-44 max-sm:w-full"
      placeholder={null}
      value={requested.sort}
      options={orders}
      onChange={choose("sort")}
    />
  );
}
