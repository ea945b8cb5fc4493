import type { Right, RightScope, Rights } from "../domains/rightsContract";

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
  /** The roles' rights together; none for learners. */
  rights: Rights;
  sessionHash: string;
  /** Whether the organization demands a second factor that the account has yet to add: until then it is not staff. */
  lacksSecondFactor?: boolean;
}

/** The identity on whose behalf a request runs. */
export type Viewer = Visitor | Member;

export const isMember = (viewer: Viewer): viewer is Member => viewer.kind === "member";
/** The id of a member's own account; -1, which no account has, for a visitor. */
export const getUserId = (viewer: Viewer): number => (isMember(viewer) ? viewer.userId : -1);

/**
 * The properties that viewers may share: rules on kind, type, roles, rights and tenant treat them in the same way.
 */
export function getViewerClass(viewer: Viewer): string {
  if (!isMember(viewer)) return JSON.stringify([viewer.organizationId, viewer.session]);
  const { organizationId, userType, roles, rights, lacksSecondFactor = false } = viewer;
  return JSON.stringify([organizationId, userType, roles, rights, lacksSecondFactor]);
}

/** Employees, who may open the admin area; their access there depends on their rights. */
export const isStaff = (viewer: Viewer): boolean =>
  isMember(viewer) && viewer.userType === "E" && !viewer.lacksSecondFactor;
/** ADMIN is a role of staff; a learner with a role of that name gains nothing. */
export const isAdmin = (viewer: Viewer): boolean =>
  isMember(viewer) && isStaff(viewer) && viewer.roles.includes("ADMIN");

/** Returns the scope of a viewer's right; null without it. */
export const getScope = (viewer: Viewer, right: Right): RightScope | null =>
  (isMember(viewer) && viewer.rights[right]) || null;

/** Whether a viewer has a right, at least for their own teaching. */
export const may = (viewer: Viewer, right: Right): boolean => getScope(viewer, right) !== null;

/** Whether a viewer has a right for all rows. */
export const mayAll = (viewer: Viewer, right: Right): boolean => getScope(viewer, right) === "ALL";

/** A condition that no row meets. */
interface Nothing {
  id: -1;
}

/** The rows that a right reaches: all, the viewer's own, or none. */
export function reachedRows<Where extends object>(
  viewer: Viewer,
  right: Right,
  toOwn: (userId: number) => Where,
): Where | Record<never, never> | Nothing {
  const scope = getScope(viewer, right);
  if (scope === "ALL") return {};
  return scope === "OWN" && isMember(viewer) ? toOwn(viewer.userId) : { id: -1 };
}
