import { GraphQLError } from "graphql";
import { type Right, rightNames } from "../domains/rightsContract";
import { isAdmin, isMember, isStaff, type Member, may, type Viewer } from "../session/viewer";

/**
 * The access scopes: each right is one, and holds for those who have it at least for their own teaching. `public`
 * is explicit, so that no field is open by oversight.
 */
export type Scopes = Readonly<Record<Right | "public" | "signedIn" | "staff" | "admin", boolean>>;

/** The names of all scopes. */
export const scopeNames: readonly (keyof Scopes)[] = ["public", "signedIn", "staff", "admin", ...rightNames];

/** The readers of a field or type: one of the scopes, or several of which one is enough. */
export type Readers = keyof Scopes | readonly (keyof Scopes)[];

/** The `authScopes` of these readers. */
export const readBy = (readers: Readers): Partial<Scopes> =>
  Object.fromEntries([readers].flat().map((name) => [name, true]));

const listScopes = (viewer: Viewer, rights: Readonly<Record<Right, boolean>>): Scopes => ({
  ...rights,
  public: true,
  signedIn: isMember(viewer),
  staff: isStaff(viewer),
  admin: isAdmin(viewer),
});

const listRights = (viewer: Viewer) =>
  Object.fromEntries(rightNames.map((name) => [name, may(viewer, name)])) as Record<Right, boolean>;

const visitor: Viewer = { kind: "visitor", organizationId: -1, session: "none" };
const noRights = listRights(visitor);
const visitorScopes = listScopes(visitor, noRights);

/** A session has one viewer for as long as it is remembered: most requests find their scopes here. */
const memberScopes = new WeakMap<Viewer, Scopes>();

/** The scopes that hold for a viewer. */
export function getScopes(viewer: Viewer): Scopes {
  if (!isMember(viewer)) return visitorScopes;
  const known = memberScopes.get(viewer);
  if (known) return known;
  const scopes = listScopes(viewer, isStaff(viewer) ? listRights(viewer) : noRights);
  memberScopes.set(viewer, scopes);
  return scopes;
}

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
