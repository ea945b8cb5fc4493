import { fetchQuery, graphql } from "react-relay";
import type { refreshSessionQuery } from "../__generated__/refreshSessionQuery.graphql";
import { currentEnvironment } from "../relay/environment";
import { quietRequest } from "../relay/network";
import { findAccount } from "./findAccount";
import { readSettings } from "./readSettings";
import { currentSession, keepAccount, keepSettings } from "./sessionStore";

/** Who is signed in, and where. */
export const sessionQuery = graphql`
  query refreshSessionQuery {
    viewer {
      ...findAccount_user
    }
    settings {
      ...readSettings_settings
    }
  }
`;

/** What the server said of the account that this browser remembers. */
export type SessionNews = "known" | "ended" | "unreachable";

interface Asking {
  /** Whether nobody waits for the answer: then a failure is shown nowhere. */
  quiet?: boolean;
}

/** Asks the server who is signed in and where, and keeps its answer. */
export async function refreshSession({ quiet = false }: Asking = {}): Promise<SessionNews> {
  const environment = currentEnvironment();
  const answer = await fetchQuery<refreshSessionQuery>(
    environment,
    sessionQuery,
    {},
    { fetchPolicy: "network-only", ...(quiet && { networkCacheConfig: quietRequest }) },
  )
    .toPromise()
    // Unless it was quiet, the rules for all screens have shown it; the screen's own query shows its error state.
    .catch(() => undefined);
  // Someone has signed in or out meanwhile: this answer is about the session before.
  if (!answer || environment !== currentEnvironment()) return "unreachable";
  keepSettings(readSettings(answer.settings));
  const account = answer.viewer && findAccount(answer.viewer);
  if (account) keepAccount(account);
  return !account && currentSession().account ? "ended" : "known";
}
