import { Plus, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import type { ExportName } from "#gateway/domains/lists/exportContract";
import type { Noun } from "../formats/counts";
import { useScreenTitle } from "../layout/useScreenTitle";
import type { Crumb } from "../ui/Breadcrumbs";
import { Button } from "../ui/Button";
import { ButtonLink } from "../ui/ButtonLink";
import { DataTable } from "../ui/DataTable";
import { EmptyState } from "../ui/EmptyState";
import { Loading } from "../ui/Loading";
import { PageHeader } from "../ui/PageHeader";
import type { Column } from "../ui/tableColumns";
import type { CountedList, CountsByState } from "./countedList";
import type { PageParams } from "./listParams";
import { StateCounts } from "./StateCounts";

/** Describes a list to its screen, its table and its skeleton. */
export interface ListAbout {
  title: string;
  subtitle?: string;
  breadcrumbs?: readonly Crumb[];
  /** The table's name for assistive technology. */
  caption: string;
  noun: Noun;
  /** The name of the list's export; a list without one cannot be exported. */
  exports?: ExportName;
  /** The screen that adds a row; linked in the head and from the empty list. */
  create?: { label: string; to: string; icon?: ReactNode };
  /** Shown for an unfiltered list without rows. */
  empty: { icon: ReactNode; title: string; text: string; action?: ReactNode };
}

type Create = NonNullable<ListAbout["create"]>;

const CreateLink = ({ create: { label, to, icon = <Plus /> } }: { create: Create }) => (
  <ButtonLink variant="primary" icon={icon} to={to}>
    {label}
  </ButtonLink>
);

interface ScreenProps<Address extends PageParams> {
  about: ListAbout;
  /** The list whose counts are shown above it. */
  list?: CountedList<Address>;
  /** Undefined while they load. */
  counts?: CountsByState;
  /** Content between the head and the counts. */
  notice?: ReactNode;
  /** The page's title, if not the heading. */
  screenTitle?: string;
  /** Actions before the link that adds a row. */
  actions?: ReactNode;
  children: ReactNode;
}

type HeadProps<Address extends PageParams> = Omit<ScreenProps<Address>, "screenTitle" | "children">;

/** The head of a list's screen. */
export function ListHead<Address extends PageParams>({
  about,
  list,
  counts,
  notice,
  actions,
}: HeadProps<Address>) {
  const { title, subtitle, breadcrumbs, create } = about;
  const hasActions = Boolean(actions) || create !== undefined;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        breadcrumbs={breadcrumbs}
        actions={
          hasActions && (
            <>
              {actions}
              {create && <CreateLink create={create} />}
            </>
          )
        }
      />
      {notice}
      {list && <StateCounts list={list} counts={counts} />}
    </>
  );
}

/** A screen that shows a list: its head, its counts and its table. */
export function ListScreen<Address extends PageParams>(props: ScreenProps<Address>) {
  const { about, screenTitle = about.title, children } = props;
  useScreenTitle(screenTitle);
  return (
    <>
      <ListHead {...props} />
      {children}
    </>
  );
}

interface SkeletonProps<Row, Address extends PageParams>
  extends Pick<ScreenProps<Address>, "about" | "list" | "actions"> {
  columns: readonly Column<Row>[];
  /** The number of rows; 8 by default. */
  rows?: number;
  toolbar?: ReactNode;
  /** Content between the head and the table. */
  children?: ReactNode;
}

export interface TableSkeletonProps<Row> {
  about: Pick<ListAbout, "caption" | "noun" | "exports">;
  columns: readonly Column<Row>[];
  rows: number;
  toolbar?: ReactNode;
}

const noKey = () => "";

/** A list's table while its rows load. */
export function TableSkeleton<Row>({ about, rows, ...table }: TableSkeletonProps<Row>) {
  const { caption, noun, exports } = about;
  return (
    <DataTable
      {...table}
      caption={caption}
      noun={noun}
      rows={[]}
      rowKey={noKey}
      loading={rows}
      csvName={exports && `${exports}.csv`}
    />
  );
}

/** A list's screen while its rows load; head, search and filters work already. */
export function ListScreenSkeleton<Row, Address extends PageParams>(props: SkeletonProps<Row, Address>) {
  const { about, columns, rows = 8, toolbar, children, ...head } = props;
  return (
    <Loading label={`Loading ${about.noun.many}`}>
      <ListHead about={about} {...head} />
      {children}
      <TableSkeleton about={about} columns={columns} rows={rows} toolbar={toolbar} />
    </Loading>
  );
}

/** The empty state of a list without rows. */
export function NoRowsYet({ about: { empty, create } }: { about: ListAbout }) {
  const action = empty.action ?? (create && <CreateLink create={create} />);
  return (
    <EmptyState icon={empty.icon} title={empty.title} action={action}>
      {empty.text}
    </EmptyState>
  );
}

interface SyncProps {
  syncing?: boolean;
  /** Disabled without it. */
  onSync?: () => void;
}

/** Reloads the list. */
export function SyncButton({ syncing = false, onSync }: SyncProps) {
  return (
    <Button title="Reload the list" icon={<RotateCw />} busy={syncing} disabled={!onSync} onClick={onSync}>
      Sync
    </Button>
  );
}
