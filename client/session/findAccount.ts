import { graphql, readInlineData } from "react-relay";
import type { findAccount_user$key } from "../__generated__/findAccount_user.graphql";
import { type Account, parseAccount } from "./account";

const fragment = graphql`
  fragment findAccount_user on User @inline {
    databaseId
    username
    name
    email
    userType
    roleNames
    rights
    careerTrack
    tenantId
    avatarUrl
    needsSecondFactor
  }
`;

/** Returns the account to store from a response that spreads `...findAccount_user`. */
export function findAccount(user: findAccount_user$key): Account | null {
  const { databaseId, roleNames, ...rest } = readInlineData(fragment, user);
  return parseAccount({ ...rest, id: databaseId, roles: roleNames });
}
