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

/** What a list is, for its screen, its table and its skeleton. */
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

interface ScreenProps {
  about: ListAbout;
  /** The page's title, if not the heading. */
  screenTitle?: string;
  /** Actions before the link that adds a row. */
  actions?: ReactNode;
  children: ReactNode;
}

function Head({ about, actions }: Pick<ScreenProps, "about" | "actions">) {
  const { title, subtitle, breadcrumbs, create } = about;
  const hasActions = Boolean(actions) || create !== undefined;
  return (
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
  );
}

/** A screen that shows a list: its head, its counts and its table. */
export function ListScreen({ about, screenTitle = about.title, actions, children }: ScreenProps) {
  useScreenTitle(screenTitle);
  return (
    <>
      <Head about={about} actions={actions} />
      {children}
    </>
  );
}

interface SkeletonProps<Row> extends Pick<ScreenProps, "about" | "actions"> {
  columns: readonly Column<Row>[];
  /** The number of rows; 8 by default. */
  rows?: number;
  toolbar?: ReactNode;
  /** Content between the head and the table. */
  children?: ReactNode;
}

const noKey = () => "";

/** A list's screen while its rows load; head, search and filters work already. */
export function ListScreenSkeleton<Row>(props: SkeletonProps<Row>) {
  const { about, actions, columns, rows = 8, toolbar, children } = props;
  const { caption, noun, exports } = about;
  return (
    <Loading label={`Loading ${noun.many}`}>
      <Head about={about} actions={actions} />
      {children}
      <DataTable
        {...{ caption, noun, columns, toolbar }}
        rows={[]}
        rowKey={noKey}
        loading={rows}
        csvName={exports && `${exports}.csv`}
      />
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
