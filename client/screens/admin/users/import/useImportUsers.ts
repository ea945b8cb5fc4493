import { useEffect, useMemo, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import { accountMessages } from "#gateway/domains/accounts/contract";
import {
  type ImportProblem,
  type ImportRow,
  importColumns,
  importLimits,
} from "#gateway/domains/users/importContract";
import type { useImportUsersTakenNamesQuery } from "~/__generated__/useImportUsersTakenNamesQuery.graphql";
import { importUsers } from "~/commands/userCommands";
import type { FieldError } from "~/forms/useForm";
import { quietRequest } from "~/relay/network";
import { useMutation } from "~/relay/useMutation";
import { useDebounced } from "~/ui/useDebounced";

const query = graphql`
  query useImportUsersTakenNamesQuery($usernames: [String!]!, $emails: [String!]!) {
    takenNames(usernames: $usernames, emails: $emails) {
      usernames
      emails
    }
  }
`;

interface Taken {
  usernames: ReadonlySet<string>;
  emails: ReadonlySet<string>;
}

const nobody: Taken = { usernames: new Set(), emails: new Set() };
const pause = 400;

/** The rows whose username or email address is taken. The server checks again during the import. */
export function useTakenNames(rows: readonly ImportRow[]) {
  const environment = useRelayEnvironment();
  const [taken, setTaken] = useState(nobody);
  const [state, setState] = useState<"known" | "asking" | "failed">("known");
  const asked = useRef<Subscription>(undefined);
  const { ask, cancel } = useDebounced((names: { usernames: string[]; emails: string[] }) => {
    asked.current = fetchQuery<useImportUsersTakenNamesQuery>(environment, query, names, {
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

function takenIn({ line, username, email }: ImportRow, taken: Taken): ImportProblem[] {
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
    const column = importColumns.find((one) => one === name) ?? null;
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
