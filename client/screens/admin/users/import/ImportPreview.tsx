import { CircleAlert, Download, UserPlus } from "lucide-react";
import { useState } from "react";
import { csvLines } from "#gateway/domains/lists/csvContract";
import type { ImportColumn, ImportProblem, ImportRow } from "#gateway/domains/users/importContract";
import { formatQuantity } from "~/formats/counts";
import { userNoun } from "~/formats/nouns";
import { NothingToPreview } from "~/forms/NothingToPreview";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { DataTable } from "~/ui/DataTable";
import { downloadText } from "~/ui/downloadText";
import type { Column } from "~/ui/tableColumns";
import type { ReadImport } from "./userImport";

interface Props {
  /** Null while the text is empty. */
  read: ReadImport | null;
  problems: readonly ImportProblem[];
}

const problemNoun = { one: "problem", many: "problems" } as const;

/** The parsed text: one row per user, with problems below the cells. */
export function ImportPreview({ read, problems }: Props) {
  if (!read)
    return (
      <NothingToPreview icon={<UserPlus />}>Your users appear here. Nothing is saved yet.</NothingToPreview>
    );
  const ofFile = problems.filter(({ column }) => column === null);
  return (
    <section aria-label="Preview" className="grid gap-3">
      <p role="status" className="text-sm text-soft tabular-nums">
        {formatQuantity(read.rows.length, userNoun)}
        {problems.length > 0 && `, ${formatQuantity(problems.length, problemNoun)}`}
        {read.ignored.length > 0 && `. Ignored columns: ${read.ignored.join(", ")}`}
      </p>
      {ofFile.map(({ line, message }) => (
        <p
          key={`${line} ${message}`}
          className="flex items-center gap-2 rounded-md border border-danger-line bg-danger-soft px-4 py-3 text-sm font-medium text-danger-ink"
        >
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {`Line ${line}: ${message}`}
        </p>
      ))}
      {read.rows.length > 0 && <Rows rows={read.rows} problems={problems} />}
    </section>
  );
}

interface RowsProps {
  rows: readonly ImportRow[];
  problems: readonly ImportProblem[];
}

/** The rows, those with problems first. Rows with problems can be shown alone and downloaded. */
function Rows({ rows, problems }: RowsProps) {
  const [isNarrowed, setNarrowed] = useState(false);
  const wrong = new Set(problems.map(({ line }) => line));
  const wrongRows = rows.filter(({ line }) => wrong.has(line));
  const readyRows = rows.filter(({ line }) => !wrong.has(line));
  const isOnlyWrong = isNarrowed && wrongRows.length > 0;
  const shown = isOnlyWrong ? wrongRows : [...wrongRows, ...readyRows];
  return (
    <>
      {wrongRows.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox label="Only rows with problems" value={isNarrowed} onChange={setNarrowed} />
          <Button
            icon={<Download />}
            onClick={() => downloadText("rows-with-problems.csv", writeWrong(wrongRows, problems))}
          >
            Download rows with problems
          </Button>
        </div>
      )}
      <DataTable
        caption="Users in the file"
        noun={userNoun}
        columns={createColumns(problems)}
        rows={shown}
        rowKey={({ line }) => line}
        total={shown.length}
      />
    </>
  );
}

/** Exports rows with problems as a file to correct and import; the last column has the problems. */
function writeWrong(rows: readonly ImportRow[], problems: readonly ImportProblem[]): string {
  const listReasons = (row: ImportRow) =>
    problems.filter(({ line }) => line === row.line).map(({ message }) => message);
  return csvLines([
    ["Name", "Username", "Email", "Password", "Problems"],
    ...rows.map((row) => [row.name, row.username, row.email, row.password, listReasons(row).join("; ")]),
  ]);
}

function createColumns(problems: readonly ImportProblem[]): Column<ImportRow>[] {
  const found = (row: ImportRow, column: ImportColumn) =>
    problems.find((problem) => problem.line === row.line && problem.column === column)?.message;
  const column = (key: ImportColumn, header: string): Column<ImportRow> => ({
    key,
    header,
    rowHeader: key === "name",
    cell: (row) => (
      <Cell text={key === "password" ? passwordText(row) : row[key]} problem={found(row, key)} />
    ),
  });
  return [
    { key: "line", header: "Line", align: "end", cell: ({ line }) => line },
    column("name", "Name"),
    column("username", "Username"),
    column("email", "Email"),
    column("password", "Password"),
    {
      key: "state",
      header: "State",
      cell: (row) =>
        problems.some(({ line }) => line === row.line) ? (
          <Badge tone="danger">Can't be imported</Badge>
        ) : (
          <Badge tone="success">Ready</Badge>
        ),
    },
  ];
}

const passwordText = ({ password }: ImportRow): string =>
  password === "" ? "By sign-in link" : "From the file";

function Cell({ text, problem }: { text: string; problem: string | undefined }) {
  return (
    <div className="min-w-24 wrap-anywhere">
      {text || <span className="text-muted">–</span>}
      {problem && <span className="mt-0.5 block text-xs font-medium text-danger-ink">{problem}</span>}
    </div>
  );
}
