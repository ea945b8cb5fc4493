import { type ComponentProps, type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  AdminCurriculaTable_curricula$data,
  AdminCurriculaTable_curricula$key,
} from "~/__generated__/AdminCurriculaTable_curricula.graphql";
import { exportAddress } from "~/lists/exportAddress";
import { ListTable } from "~/lists/ListTable";
import type { AddressOf } from "~/lists/listParams";
import { Cover } from "~/ui/Cover";
import type { Column } from "~/ui/tableColumns";
import { CurriculaFilters } from "./CurriculaFilters";
import { CurriculumRowActions } from "./CurriculumRowActions";
import { CurriculumStatus } from "./CurriculumStatus";
import { curriculaList, curriculaVariables } from "./curriculaList";
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
    sortable: true,
    cell: ({ title, imageUrl }) => (
      <div className="flex items-center gap-3 text-left">
        <Cover code={title} title={title} src={imageUrl} className="w-20 shrink-0 rounded-md sm:hidden" />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </div>
    ),
  },
  {
    key: "trainer",
    header: "Trainer",
    cell: ({ trainerName }) => trainerName || <span className="text-muted">Not named</span>,
  },
  {
    key: "status",
    header: "Status",
    sortable: true,
    cell: ({ status }) => <CurriculumStatus status={status} />,
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

type Page = ComponentProps<typeof ListTable<Row, AddressOf<typeof curriculaList>>>["page"];

interface Props {
  curricula: AdminCurriculaTable_curricula$key;
  page: Pick<Page, "pageInfo"> & { readonly totalCount: number };
  /** Shown while there is no curriculum at all. */
  empty: ReactNode;
}

/** The curricula of a page, as a table; a deleted one is gone at once. */
export function AdminCurriculaTable({ curricula, page, empty }: Props) {
  const [deleting, setDeleting] = useState<Row>();
  const [gone, setGone] = useState<readonly string[]>([]);
  const all = useFragment(fragment, curricula);
  const nodes = all.filter(({ id }) => !gone.includes(id));
  const totalCount = page.totalCount - (all.length - nodes.length);
  return (
    <>
      <ListTable
        list={curriculaList}
        caption="Curricula"
        noun={curriculaNoun}
        columns={() => columns(setDeleting)}
        page={{ ...page, nodes, totalCount }}
        exportHref={(address) => exportAddress("curricula", curriculaVariables(address))}
        toolbar={<CurriculaFilters />}
        advice="Try fewer words, or another status."
        empty={empty}
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
