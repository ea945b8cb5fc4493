import { GraphQLError } from "graphql";
import { isAdmin, isMember, isStaff, type Member, type Viewer } from "../session/viewer";

/** The access scopes. `public` is explicit, so that no field is open by oversight. */
export interface Scopes {
  public: boolean;
  signedIn: boolean;
  staff: boolean;
  admin: boolean;
}

/** Who may read or do something, as one of the scopes. */
export type Readers = keyof Scopes;

/** The `authScopes` of those who may. */
export const readBy = (readers: Readers): Partial<Scopes> => ({ [readers]: true });

export const getScopes = (viewer: Viewer): Scopes => ({
  public: true,
  signedIn: isMember(viewer),
  staff: isStaff(viewer),
  admin: isAdmin(viewer),
});

/** The messages of a refused request; the client's global rules recognize them. */
export const accessMessages = {
  expired: "Token Expired",
  unknown: "Invalid token or no token provided",
  forbidden: "Unauthorized",
} as const;

/** The top-level error of a request that may not: not signed in (401) or not allowed (403). */
export function accessError(viewer: Viewer): GraphQLError {
  if (isMember(viewer))
    return new GraphQLError(accessMessages.forbidden, { extensions: { code: "FORBIDDEN" } });
  const message = viewer.session === "expired" ? accessMessages.expired : accessMessages.unknown;
  return new GraphQLError(message, { extensions: { code: "UNAUTHENTICATED" } });
}

/**
 * Returns the member behind a request, for resolvers whose field is already guarded; throws UNAUTHENTICATED
 * otherwise.
 */
export function requireMember(viewer: Viewer): Member {
  if (isMember(viewer)) return viewer;
  throw accessError(viewer);
}
