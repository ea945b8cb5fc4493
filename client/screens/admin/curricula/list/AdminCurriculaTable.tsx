import { type ComponentProps, type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router-dom";
import { publishStatuses } from "#gateway/domains/courses/contract";
import { curriculumMessages } from "#gateway/domains/curricula/contract";
import type {
  AdminCurriculaTable_curricula$data,
  AdminCurriculaTable_curricula$key,
} from "~/__generated__/AdminCurriculaTable_curricula.graphql";
import type { AdminCurriculaTableDeleteCurriculumMutation } from "~/__generated__/AdminCurriculaTableDeleteCurriculumMutation.graphql";
import { exportAddress } from "~/lists/exportAddress";
import { ListFilters } from "~/lists/ListFilters";
import { ListTable } from "~/lists/ListTable";
import type { ParsedAddress } from "~/lists/listParams";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Cover } from "~/ui/Cover";
import type { Column } from "~/ui/tableColumns";
import { CurriculumStatus } from "../CurriculumStatus";
import { curriculumAddresses, viewAddress } from "../curriculumAddresses";
import { curriculaList, curriculaVariables } from "./curriculaList";

const labels = { DRAFT: "Draft", PUBLISHED: "Published" } as const;
const statusOptions = publishStatuses.map((status) => ({ value: status, label: labels[status] }));

/** Search and filter of the list. The controls show the latest choice, even before its rows arrive. */
export function CurriculaFilters() {
  return (
    <ListFilters
      list={curriculaList}
      search="Search curricula"
      className="sm:grid-cols-[minmax(0,1fr)_9.5rem]"
      filters={[{ name: "status", label: "Status", placeholder: "All statuses", options: statusOptions }]}
    />
  );
}

interface CurriculumRowActionsProps {
  curriculum: { readonly databaseId: number; readonly title: string };
  onDelete: () => void;
}

/** The actions for a curriculum of the list. */
function CurriculumRowActions({ curriculum, onDelete }: CurriculumRowActionsProps) {
  const { databaseId, title } = curriculum;
  const to = curriculumAddresses(databaseId);
  const links: readonly [label: string, address: string][] = [
    ["View", viewAddress(curriculum)],
    ["Edit", to.edit],
    ["AI", to.topics],
    ["AI Questions", to.generateQuestions],
    ["Upload", to.upload],
  ];
  return (
    <div className="flex flex-wrap justify-end gap-1.5 max-sm:justify-start sm:max-xl:w-64 xl:flex-nowrap">
      {links.map(([label, address]) => (
        <ButtonLink key={label} size="sm" to={address}>
          {label}
          <span className="sr-only">{title}</span>
        </ButtonLink>
      ))}
      <Button size="sm" onClick={onDelete}>
        Delete
        <span className="sr-only">{title}</span>
      </Button>
    </div>
  );
}

const mutation = graphql`
  mutation AdminCurriculaTableDeleteCurriculumMutation($curriculumId: Int!) {
    result: deleteCurriculum(curriculumId: $curriculumId) {
      __typename
      ... on DeletedCurriculumPayload {
        deletedId
      }
      ... on Refusal {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  }
`;

const texts = { success: curriculumMessages.deleted, fallback: curriculumMessages.deleteFailed };

interface DeleteCurriculumProps {
  curriculum: { readonly databaseId: number; readonly title: string };
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms the deletion of a curriculum by title; courses created from it stay. */
function DeleteCurriculum({ curriculum, onClose, onDeleted }: DeleteCurriculumProps) {
  const [remove] = useMutation<AdminCurriculaTableDeleteCurriculumMutation>(mutation, texts);
  const [error, setError] = useState<string>();
  const { revalidate } = useRevalidator();
  const confirm = async () => {
    const deleted = await remove({ curriculumId: curriculum.databaseId }, { onFailure: setError });
    if (!deleted) return;
    onDeleted();
    onClose();
    await revalidate();
  };
  return (
    <ConfirmDialog
      open
      subject={`The curriculum “${curriculum.title}”`}
      message="Its modules and topics are deleted too. Courses created from it stay. You won't be able to revert this!"
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

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

/** The list's noun. */
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

type Page = ComponentProps<typeof ListTable<Row, ParsedAddress<typeof curriculaList>>>["page"];

interface Props {
  curricula: AdminCurriculaTable_curricula$key;
  page: Pick<Page, "pageInfo"> & { readonly totalCount: number };
  /** Shown for an unfiltered list without curricula. */
  empty: ReactNode;
}

/** A page of curricula as a table; a deleted one disappears at once. */
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
