import { CircleAlert, UserPlus } from "lucide-react";
import type {
  ImportColumn,
  ImportProblem,
  ImportRow,
  ReadImport,
} from "../../../../../gateway/domains/users/importContract";
import { countOf } from "../../../../formats/counts";
import { Badge } from "../../../../ui/Badge";
import { Card } from "../../../../ui/Card";
import { DataTable } from "../../../../ui/DataTable";
import { EmptyState } from "../../../../ui/EmptyState";
import type { Column } from "../../../../ui/tableColumns";
import { userNoun } from "../userTexts";

interface Props {
  /** Null while nothing is typed. */
  read: ReadImport | null;
  problems: readonly ImportProblem[];
}

const problemNoun = { one: "problem", many: "problems" } as const;

/** What the text was understood as: a row a user, and what is wrong under each cell. */
export function ImportPreview({ read, problems }: Props) {
  if (!read)
    return (
      <Card title="Preview">
        <EmptyState icon={<UserPlus />} title="Nothing to preview yet">
          What is typed or chosen is shown here, user by user, before anything is saved.
        </EmptyState>
      </Card>
    );
  const ofFile = problems.filter(({ column }) => column === null);
  return (
    <section aria-label="Preview" className="grid gap-3">
      <p role="status" className="text-sm text-soft tabular-nums">
        {countOf(read.rows.length, userNoun)}
        {problems.length > 0 && `, ${countOf(problems.length, problemNoun)}`}
        {read.ignored.length > 0 && `. Columns without use here: ${read.ignored.join(", ")}`}
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
      {read.rows.length > 0 && (
        <DataTable
          caption="Users in the file"
          noun={userNoun}
          columns={columnsOf(problems)}
          rows={read.rows}
          rowKey={({ line }) => line}
          total={read.rows.length}
        />
      )}
    </section>
  );
}

function columnsOf(problems: readonly ImportProblem[]): Column<ImportRow>[] {
  const found = (row: ImportRow, column: ImportColumn) =>
    problems.find((problem) => problem.line === row.line && problem.column === column)?.message;
  const column = (key: ImportColumn, header: string): Column<ImportRow> => ({
    ...{ key, header, rowHeader: key === "name" },
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
          <Badge tone="danger">Cannot be imported</Badge>
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
