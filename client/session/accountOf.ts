import { graphql, readInlineData } from "react-relay";
import type { accountOf_user$key } from "../__generated__/accountOf_user.graphql";
import { type Account, parseAccount } from "./account";

const fragment = graphql`
  fragment accountOf_user on User @inline {
    databaseId
    username
    name
    email
    userType
    roleNames
    careerTrack
    tenantId
  }
`;

/** What the browser remembers of a signed-in user, from an answer that spreads `...accountOf_user`. */
export function accountOf(user: accountOf_user$key): Account | null {
  const { databaseId, roleNames, ...rest } = readInlineData(fragment, user);
  return parseAccount({ ...rest, id: databaseId, roles: roleNames });
}
