import { Pencil, Replace, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { fileKindLabels, shownBytes } from "#gateway/domains/files/contract";
import type { FileTable_files$data } from "~/__generated__/FileTable_files.graphql";
import { formatDate } from "~/formats/dates";
import { ActionsMenu } from "~/ui/ActionsMenu";
import { NewTabLink } from "~/ui/NewTabLink";
import type { Column } from "~/ui/tableColumns";

export const fileNoun = { one: "file", many: "files" } as const;

/** A file of the list. */
export type FileRow = FileTable_files$data["nodes"][number];

const labels: Readonly<Record<string, string>> = fileKindLabels;

/** The kind of a file in words. */
export const kindLabel = (kind: FileRow["kind"]): string => labels[kind] ?? kind;

/** The actions for a file. */
type FileAct = "rename" | "replace" | "delete";

interface Acts {
  ask: (act: FileAct, file: FileRow) => void;
}

/** The columns of the library. */
export function fileColumns({ ask }: Acts): Column<FileRow>[] {
  return [
    { key: "name", header: "Name", rowHeader: true, sortable: true, fills: true, cell: Name },
    { key: "kind", header: "Kind", cell: ({ kind }) => kindLabel(kind) },
    {
      key: "size",
      header: "Size",
      sortable: true,
      align: "end",
      cell: ({ bytes }) => <span className="whitespace-nowrap tabular-nums">{shownBytes(bytes)}</span>,
    },
    { key: "by", header: "Uploaded by", cell: ({ uploadedByName }) => uploadedByName },
    {
      key: "uploaded",
      header: "Uploaded",
      sortable: true,
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
    },
    { key: "uses", header: "Used by", cell: Uses },
    {
      key: "actions",
      tall: true,
      header: "Actions",
      hideHeader: true,
      cell: (file) => <RowActions file={file} ask={ask} />,
    },
  ];
}

/** The name as a link to the file, with a small picture where it is one. */
function Name({ name, kind, url }: FileRow) {
  return (
    <NewTabLink
      href={url}
      title={name}
      className="touch flex w-fit max-w-full items-center gap-2 rounded-sm text-left hover:text-brand-ink hover:underline"
    >
      {kind === "IMAGE" && (
        <img
          src={`${url}?width=480`}
          alt=""
          loading="lazy"
          className="size-6 shrink-0 rounded-sm bg-sunken object-cover max-sm:size-9"
        />
      )}
      <span className="min-w-0 sm:truncate max-sm:wrap-anywhere">{name}</span>
    </NewTabLink>
  );
}

function Uses({ uses }: FileRow) {
  if (uses.length === 0) return <span className="text-muted">Nothing</span>;
  return (
    <ul className="grid">
      {uses.map(({ label, address }, index) => (
        <li key={`${label} ${address ?? index}`} className="flex min-h-6 items-center">
          {address ? (
            <Link
              to={address}
              title={label}
              className="touch inline-flex min-h-6 items-center rounded-sm text-brand-ink hover:underline"
            >
              <span className="sm:max-w-64 sm:truncate 2xl:max-w-96">{label}</span>
            </Link>
          ) : (
            label
          )}
        </li>
      ))}
    </ul>
  );
}

function RowActions({ file, ask }: Acts & { file: FileRow }) {
  if (!file.canReplace) return null;
  const items = [
    { label: "Rename", icon: <Pencil />, onSelect: () => ask("rename", file) },
    { label: "Replace", icon: <Replace />, onSelect: () => ask("replace", file) },
  ];
  const deletion = {
    label: "Delete",
    icon: <Trash2 />,
    tone: "danger",
    divided: true,
    onSelect: () => ask("delete", file),
  };
  return (
    <div className="flex justify-end">
      <ActionsMenu size="sm" name={file.name} items={file.canDelete ? [...items, deletion] : items} />
    </div>
  );
}
