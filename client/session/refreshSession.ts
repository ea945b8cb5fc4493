import { fetchQuery, graphql } from "react-relay";
import type { refreshSessionQuery } from "../__generated__/refreshSessionQuery.graphql";
import { currentEnvironment, resetEnvironment } from "../relay/environment";
import { quietRequest } from "../relay/network";
import { findAccount } from "./findAccount";
import { readSettings } from "./readSettings";
import { currentSession, keepAccount, keepSettings } from "./sessionStore";

/** The signed-in account, and its organization. */
export const sessionQuery = graphql`
  query refreshSessionQuery {
    viewer { ...findAccount_user }
    settings { ...readSettings_settings }
  }
`;

/** The server's response about the stored account. */
export type SessionNews = "known" | "ended" | "unreachable";

interface RefreshOptions {
  /** Whether nothing waits for the response; its failure is then not shown. */
  quiet?: boolean;
}

/** Asks the server who is signed in, and stores the response. */
export async function refreshSession({ quiet = false }: RefreshOptions = {}): Promise<SessionNews> {
  const environment = currentEnvironment();
  const answer = await fetchQuery<refreshSessionQuery>(
    environment,
    sessionQuery,
    {},
    { fetchPolicy: "network-only", ...(quiet && { networkCacheConfig: quietRequest }) },
  )
    .toPromise()
    // The global error rules have shown the failure unless it was quiet; the screen's own query shows its error state.
    .catch(() => undefined);
  // The account changed during the request: this response belongs to the previous session.
  if (!answer || environment !== currentEnvironment()) return "unreachable";
  keepSettings(readSettings(answer.settings));
  const account = answer.viewer && findAccount(answer.viewer);
  const { account: before } = currentSession();
  if (account) keepAccount(account);
  // The cookie belongs to someone else than this browser has stored: nothing of that person stays.
  if (account && before && account.id !== before.id) resetEnvironment();
  return !account && currentSession().account ? "ended" : "known";
}
