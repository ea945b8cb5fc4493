import { useEffect, useMemo, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import { accountMessages } from "#gateway/domains/accounts/contract";
import { formatCount } from "#gateway/domains/countTextContract";
import { userLabels } from "#gateway/domains/users/formContract";
import {
  findDuplicates,
  type ImportColumn,
  type ImportProblem,
  type ImportRow,
  importColumns,
  importLimits,
  importRowSchema,
} from "#gateway/domains/users/importContract";
import type { userImportTakenNamesQuery } from "~/__generated__/userImportTakenNamesQuery.graphql";
import { importUsers } from "~/commands/userCommands";
import { readCsv } from "~/formats/readCsv";
import type { FieldError } from "~/forms/useForm";
import { quietRequest } from "~/relay/network";
import { useMutation } from "~/relay/useMutation";
import { useDebounced } from "~/ui/useDebounced";

const requiredColumns: readonly ImportColumn[] = ["name", "username", "email"];

/** A parsed file. Rows without problems can be imported. */
export interface ReadImport {
  rows: ImportRow[];
  problems: ImportProblem[];
  /** The headers of ignored columns. */
  ignored: string[];
}

const findColumn = (header: string): ImportColumn | undefined => {
  const name = header.toLowerCase().replace(/[\s_-]/g, "");
  return importColumns.find((column) => column === name);
};

const fileProblem = (line: number, message: string): ReadImport => ({
  rows: [],
  problems: [{ line, column: null, message }],
  ignored: [],
});

function findProblems(row: ImportRow): ImportProblem[] {
  const parsed = importRowSchema.safeParse(row);
  if (parsed.success) return [];
  const seen = new Set<string>();
  return parsed.error.issues.flatMap(({ path, message }) => {
    const column = importColumns.find((importColumn) => importColumn === path[0]) ?? null;
    if (seen.has(String(column))) return [];
    seen.add(String(column));
    return [{ line: row.line, column, message }];
  });
}

/** Parses a CSV file of users: a header line, then one user per line. Checks everything that needs no database. */
export function readUserImport(text: string): ReadImport {
  if (text.length > importLimits.characters)
    return fileProblem(1, `The file is longer than ${formatCount(importLimits.characters)} characters`);
  const { records, brokenAt } = readCsv(text);
  if (brokenAt !== null) return fileProblem(brokenAt, "A quote is not closed");
  const [head, ...body] = records;
  const headers = head?.cells ?? [];
  const columns = headers.map(findColumn);
  const missing = requiredColumns.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    const names = missing.map((column) => userLabels[column]).join(", ");
    return fileProblem(head?.line ?? 1, `The first line must name the columns; missing: ${names}`);
  }
  const rows = body.map(({ line, cells }): ImportRow => {
    const cell = (column: ImportColumn) => cells[columns.indexOf(column)] ?? "";
    return {
      line,
      name: cell("name"),
      username: cell("username"),
      email: cell("email"),
      password: cell("password"),
    };
  });
  const ignored = headers.filter((header, index) => header !== "" && !columns[index]);
  return { rows, ignored, problems: judge(rows, head?.line ?? 1) };
}

function judge(rows: readonly ImportRow[], headLine: number): ImportProblem[] {
  if (rows.length === 0)
    return [{ line: headLine, column: null, message: "There are no users below the headers" }];
  const excess = rows[importLimits.rows];
  if (excess) {
    const message = `At most ${importLimits.rows} users can be imported at once`;
    return [{ line: excess.line, column: null, message }];
  }
  return [...rows.flatMap(findProblems), ...findDuplicates(rows)].sort((a, b) => a.line - b.line);
}

const query = graphql`
  query userImportTakenNamesQuery($usernames: [String!]!, $emails: [String!]!) {
    takenNames(usernames: $usernames, emails: $emails) { usernames emails }
  }
`;

interface TakenNames {
  usernames: ReadonlySet<string>;
  emails: ReadonlySet<string>;
}

const nobody: TakenNames = { usernames: new Set(), emails: new Set() };
const pause = 400;

/** The rows whose username or email address is taken. The server checks again during the import. */
export function useTakenNames(rows: readonly ImportRow[]) {
  const environment = useRelayEnvironment();
  const [taken, setTaken] = useState(nobody);
  const [state, setState] = useState<"known" | "asking" | "failed">("known");
  const asked = useRef<Subscription>(undefined);
  const { ask, cancel } = useDebounced((names: { usernames: string[]; emails: string[] }) => {
    asked.current = fetchQuery<userImportTakenNamesQuery>(environment, query, names, {
      fetchPolicy: "network-only",
      networkCacheConfig: quietRequest,
    }).subscribe({
      next({ takenNames }) {
        setTaken({ usernames: new Set(takenNames.usernames), emails: new Set(takenNames.emails) });
        setState("known");
      },
      error: () => setState("failed"),
    });
  }, pause);
  useEffect(() => {
    if (rows.length === 0 || rows.length > importLimits.rows) return setState("known");
    setState("asking");
    ask({ usernames: rows.map(({ username }) => username), emails: rows.map(({ email }) => email) });
    return () => {
      cancel();
      asked.current?.unsubscribe();
    };
  }, [rows, ask, cancel]);
  const problems = useMemo(() => rows.flatMap((row) => takenIn(row, taken)), [rows, taken]);
  return { problems, state };
}

function takenIn({ line, username, email }: ImportRow, taken: TakenNames): ImportProblem[] {
  const problems: ImportProblem[] = [];
  if (taken.usernames.has(username.toLowerCase()))
    problems.push({ line, column: "username", message: accountMessages.usernameTaken });
  if (taken.emails.has(email.toLowerCase()))
    problems.push({ line, column: "email", message: accountMessages.emailTaken });
  return problems;
}

/** The server's problems by line: `rows.3.email` is the email address of the fourth row. */
function listProblems(errors: readonly FieldError[], rows: readonly ImportRow[]): ImportProblem[] {
  return errors.flatMap(({ field, message }) => {
    const [, index, name] = field.split(".");
    const line = rows[Number(index)]?.line;
    const column = importColumns.find((importColumn) => importColumn === name) ?? null;
    return line === undefined ? [] : [{ line, column, message }];
  });
}

/** Imports all rows or none. The promise resolves to the new users, or to null after the reasons were shown. */
export function useImportUsers(onProblems: (problems: ImportProblem[]) => void) {
  const [commit, busy] = useMutation(importUsers);
  const run = async (rows: readonly ImportRow[], invite: boolean) => {
    const imported = await commit(
      { rows: [...rows], invite },
      { onFieldErrors: (errors) => onProblems(listProblems(errors, rows)) },
    );
    return imported?.users ?? null;
  };
  return { run, busy };
}
