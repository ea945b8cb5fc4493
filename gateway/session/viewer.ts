/**
 * Why a request has no member: it brought no token, one that is unknown or ended, or one that has expired.
 */
export type SessionState = "none" | "unknown" | "expired";

/** A request that is not signed in. */
export interface Visitor {
  kind: "visitor";
  organizationId: number;
  session: SessionState;
}

/** A signed-in account; the session alone names its tenant. */
export interface Member {
  kind: "member";
  organizationId: number;
  userId: number;
  username: string;
  name: string;
  userType: "E" | "U";
  roles: readonly string[];
  sessionHash: string;
}

/** The identity on whose behalf a request runs. */
export type Viewer = Visitor | Member;

export const isMember = (viewer: Viewer): viewer is Member => viewer.kind === "member";
/** Staff may do all that the admin area offers. */
export const isStaff = (viewer: Viewer): boolean => isMember(viewer) && viewer.userType === "E";
/** ADMIN is a role of staff; a learner with a role of that name gains nothing. */
export const isAdmin = (viewer: Viewer): boolean =>
  isMember(viewer) && isStaff(viewer) && viewer.roles.includes("ADMIN");
