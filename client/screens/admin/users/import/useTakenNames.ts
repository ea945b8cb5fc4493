import { useEffect, useMemo, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Subscription } from "relay-runtime";
import { accountMessages } from "#gateway/domains/accounts/contract";
import { type ImportProblem, type ImportRow, importLimits } from "#gateway/domains/users/importContract";
import type { useTakenNamesQuery } from "~/__generated__/useTakenNamesQuery.graphql";
import { quietRequest } from "~/relay/network";
import { useDebounced } from "~/ui/useDebounced";

const query = graphql`
  query useTakenNamesQuery($usernames: [String!]!, $emails: [String!]!) {
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

/** The rows whose username or address an account has already. The server has the last word at the import itself. */
export function useTakenNames(rows: readonly ImportRow[]) {
  const environment = useRelayEnvironment();
  const [taken, setTaken] = useState(nobody);
  const [state, setState] = useState<"known" | "asking" | "failed">("known");
  const asked = useRef<Subscription>(undefined);
  const { ask, cancel } = useDebounced((names: { usernames: string[]; emails: string[] }) => {
    asked.current = fetchQuery<useTakenNamesQuery>(environment, query, names, {
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
