import { graphql, readInlineData } from "react-relay";
import type { readSession_session$key } from "../__generated__/readSession_session.graphql";
import type { Account } from "./account";
import { findAccount } from "./findAccount";

const fragment = graphql`
  fragment readSession_session on SessionPayload @inline {
    accessToken
    user { ...findAccount_user }
  }
`;

export type SessionKey = readSession_session$key;

/** A session that the server opened. */
export interface OpenedSession {
  token: string;
  account: Account;
}

/** Returns the session of a response that spreads `...readSession_session`; null without one. */
export function readSession(key: SessionKey | null | undefined): OpenedSession | null {
  const session = readInlineData(fragment, key ?? null);
  const account = session && findAccount(session.user);
  return session && account ? { token: session.accessToken, account } : null;
}
