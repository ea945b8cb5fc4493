import { ScrollText } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { publishStatusLabels } from "#gateway/domains/courses/contract";
import { getOptions } from "#gateway/domains/labelsContract";
import type { AdminCurriculaScreenQuery } from "~/__generated__/AdminCurriculaScreenQuery.graphql";
import type { AdminCurriculaScreenTable_curricula$key } from "~/__generated__/AdminCurriculaScreenTable_curricula.graphql";
import { deleteCurriculum } from "~/commands/catalogueCommands";
import { curriculumNoun } from "~/formats/nouns";
import { ListFilters } from "~/lists/ListFilters";
import { type ListAbout, ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { removeRow } from "~/lists/removeRow";
import type { ListRow } from "~/relay/fragmentData";
import { useMutation } from "~/relay/useMutation";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { PublishStatusBadge } from "~/screens/admin/stateBadges";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Cover } from "~/ui/Cover";
import { actionsColumn } from "~/ui/columns";
import { OneLine } from "~/ui/OneLine";
import type { Column } from "~/ui/tableColumns";
import { useConfirm } from "~/ui/useConfirm";
import { curriculaList, curriculaVariables, curriculumAddresses, viewAddress } from "../curriculumAddresses";

/** Search and filter of the list. The controls show the latest choice, even before its rows arrive. */
function CurriculaFilters() {
  return (
    <ListFilters
      list={curriculaList}
      search="Search curricula"
      className="sm:grid-cols-[minmax(0,1fr)_9.5rem]"
      filters={[
        {
          name: "status",
          label: "Status",
          placeholder: "All statuses",
          options: getOptions(publishStatusLabels),
        },
      ]}
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

/** Deletes curricula, each after confirmation. */
function useDeleteCurriculum(listId: string) {
  const [remove] = useMutation(deleteCurriculum);
  return useConfirm(async ({ id, databaseId }: Row, options) => {
    const updater = removeRow({ listId, nodeId: id });
    return remove({ curriculumId: databaseId }, { ...options, updater });
  });
}

const fragment = graphql`
  fragment AdminCurriculaScreenTable_curricula on QueryCurriculaConnection {
    __id
    ...useListPage_page
    nodes { id databaseId title imageUrl trainerName status }
  }
`;

type Row = ListRow<AdminCurriculaScreenTable_curricula$key>;

/** The list of curricula. */
const aboutCurricula: ListAbout = {
  title: "Curriculum",
  subtitle: "Reusable outlines for courses.",
  caption: "Curricula",
  noun: curriculumNoun,
  exports: "curricula",
  create: { label: "Create curriculum", to: "/admin/curriculum/create" },
  empty: {
    icon: <ScrollText />,
    title: "No curricula yet",
    text: "A curriculum is an outline of modules and topics. Write it once, then create any number of courses from it.",
  },
};

const columns = (onDelete: (row: Row) => void): Column<Row>[] => [
  {
    key: "image",
    header: "Image",
    wideOnly: true,
    cell: ({ title, imageUrl }) => (
      <Cover code={title} title={title} src={imageUrl} className="w-10 rounded-sm" />
    ),
  },
  {
    key: "title",
    header: "Title",
    rowHeader: true,
    sortable: true,
    fills: true,
    cell: ({ title, imageUrl }) => (
      <div className="flex items-center gap-3 text-left">
        <Cover code={title} title={title} src={imageUrl} className="w-20 shrink-0 rounded-md sm:hidden" />
        <OneLine text={title} className="min-w-0 max-sm:wrap-anywhere" />
      </div>
    ),
  },
  {
    key: "trainer",
    header: "Trainer",
    cell: ({ trainerName }) => (
      <span className="sm:whitespace-nowrap">
        {trainerName || <span className="text-muted">Not named</span>}
      </span>
    ),
  },
  {
    key: "status",
    header: "Status",
    sortable: true,
    cell: ({ status }) => <PublishStatusBadge state={status} />,
  },
  actionsColumn((row) => <CurriculumRowActions curriculum={row} onDelete={() => onDelete(row)} />),
];

/** The columns of the list while it loads. */
const loadingColumns = columns(() => undefined);

/** A page of curricula as a table; a deleted one disappears at once. */
function AdminCurriculaTable({ curricula: key }: { curricula: AdminCurriculaScreenTable_curricula$key }) {
  const curricula = useFragment(fragment, key);
  const { asked, ask, dialog } = useDeleteCurriculum(curricula.__id);
  return (
    <>
      <ListTable
        list={curriculaList}
        about={aboutCurricula}
        columns={() => columns(ask)}
        page={curricula}
        variables={curriculaVariables}
        toolbar={<CurriculaFilters />}
        advice="Try fewer words, or another status."
      />
      <ConfirmDialog
        {...dialog}
        subject={asked ? `The curriculum “${asked.title}”` : undefined}
        message="Its modules and topics are deleted too. Courses created from it stay. You won't be able to revert this!"
      />
    </>
  );
}

const query = graphql`
  query AdminCurriculaScreenQuery(
    $search: String, $status: PublishStatus
    $sort: CurriculumSort!
    $reversed: Boolean
    $first: Int, $after: String, $last: Int, $before: String
  ) @preloadable {
    curricula(
      search: $search, status: $status
      sort: $sort, reversed: $reversed
      first: $first, after: $after, last: $last, before: $before
    ) { ...AdminCurriculaScreenTable_curricula }
  }
`;

/** All curricula, including drafts, with their actions. */
export function AdminCurriculaScreen() {
  const { curricula } = useRouteQuery<AdminCurriculaScreenQuery>(query);
  return (
    <ListScreen about={aboutCurricula}>
      <AdminCurriculaTable curricula={curricula} />
    </ListScreen>
  );
}

/** Placeholder for the list of curricula while it loads. */
export function AdminCurriculaSkeleton() {
  return (
    <ListScreenSkeleton
      about={aboutCurricula}
      columns={loadingColumns}
      rows={6}
      toolbar={<CurriculaFilters />}
    />
  );
}
