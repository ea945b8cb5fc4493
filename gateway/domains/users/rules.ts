import { chosen, type Filters, sortOrder, withEveryWord } from "../lists/rules";
import { isStaffRole, type StoredRole } from "../roles/rules";
import { holds } from "../rules";
import { roleNames, type UserSort, type UserType, userMessages } from "./contract";

type Direction = "asc" | "desc";
type Order = Partial<
  Record<
    "sortKey" | "usernameKey" | "email" | "userType" | "emailVerified" | "active" | "updatedAt",
    Direction
  >
>;

/** A total order of users: the sort that was asked for, or its reverse, then the id. */
export const userOrder = sortOrder<UserSort, Order>({
  NAME: (orient) => [{ sortKey: orient("asc") }],
  USERNAME: (orient) => [{ usernameKey: orient("asc") }],
  EMAIL: (orient) => [{ email: orient("asc") }],
  TYPE: (orient) => [{ userType: orient("asc") }, { sortKey: orient("asc") }],
  VERIFIED: (orient) => [{ emailVerified: orient("asc") }, { sortKey: orient("asc") }],
  ACTIVE: (orient) => [{ active: orient("asc") }, { sortKey: orient("asc") }],
  UPDATED: (orient) => [{ updatedAt: orient("desc") }],
  CREATED: () => [],
});

type UserFilter = Filters<{
  search: string;
  userType: UserType;
  role: string;
  verified: boolean;
  active: boolean;
  /** Only who was seen since this moment. */
  seenSince: Date;
  ids: readonly number[];
}>;

/**
 * Filters users by type, role and state, and by a search whose words their name, username or address must all
 * contain.
 */
export function userFilter({ search, userType, role, verified, active, seenSince, ids }: UserFilter) {
  return {
    ...chosen({ userType }),
    ...(role ? { roles: { some: { role: { name: role } } } } : {}),
    ...(typeof verified === "boolean" ? { emailVerified: verified } : {}),
    ...(typeof active === "boolean" ? { active } : {}),
    ...(seenSince ? { lastVisit: { seenAt: { gte: seenSince } } } : {}),
    ...(ids ? { id: { in: [...ids] } } : {}),
    AND: withEveryWord(search, (word) => [{ searchText: holds(word) }]),
  };
}

/** The rights of an account: its type, its roles, and whether it may sign in. */
export interface Rights {
  userType: UserType;
  active: boolean;
  roles: readonly string[];
}

/** Whether an account governs its organization: an active employee with the role ADMIN. */
export const isActiveAdmin = ({ userType, active, roles }: Rights): boolean =>
  active && userType === "E" && roles.includes(roleNames.admin);

/** The roles after a change that may not name them: a former employee loses the roles of employees. */
export const rolesAfter = (
  before: readonly StoredRole[],
  { userType, roles }: { userType: UserType; roles?: readonly string[] | undefined },
): readonly string[] =>
  roles ?? before.filter((role) => userType === "E" || !isStaffRole(role)).map(({ name }) => name);

const sameRoles = (a: readonly string[], b: readonly string[]) =>
  [...new Set(a)].sort().join("\n") === [...new Set(b)].sort().join("\n");

/** Whether a change requires ADMIN: it changes the type or the roles. */
export const changesRights = (before: Rights, after: Rights): boolean =>
  before.userType !== after.userType || !sameRoles(before.roles, after.roles);

/** Whether a change ends the account's sessions: it is deactivated, or its rights change. */
export const endsSessions = (before: Rights, after: Rights): boolean =>
  (before.active && !after.active) || changesRights(before, after);

/** Number of rows of each kind that depend on an account. */
export interface Dependents {
  payments: number;
  batchUsers: number;
  batchTrainers: number;
  taughtCourses: number;
  curricula: number;
  enrolments: number;
  attempts: number;
  reviews: number;
  messages: number;
  instructions: number;
}

const nouns: Record<keyof Dependents, readonly [one: string, many: string]> = {
  payments: ["payment", "payments"],
  batchUsers: ["batch", "batches"],
  batchTrainers: ["batch course as trainer", "batch courses as trainer"],
  taughtCourses: ["course as trainer", "courses as trainer"],
  curricula: ["curriculum", "curricula"],
  enrolments: ["enrolment", "enrolments"],
  attempts: ["assessment attempt", "assessment attempts"],
  reviews: ["review", "reviews"],
  messages: ["message", "messages"],
  instructions: ["instruction", "instructions"],
};

const kinds = Object.keys(nouns) as (keyof Dependents)[];

function listed(labels: readonly string[]): string {
  if (labels.length < 2) return labels.join("");
  return `${labels.slice(0, -1).join(", ")} and ${labels.at(-1)}`;
}

/** The message why an account cannot be deleted; null when nothing depends on it. */
export function deletionObstacle(name: string, dependents: Dependents): string | null {
  const labels = kinds
    .filter((kind) => dependents[kind] > 0)
    .map((kind) => `${dependents[kind]} ${nouns[kind][dependents[kind] === 1 ? 0 : 1]}`);
  if (labels.length === 0) return null;
  return `${name} can't be deleted: the account has ${listed(labels)}. Deactivate it instead.`;
}

interface Address {
  email: string;
  emailVerified: boolean;
}

/**
 * Whether an address is verified after a change: an explicit change counts, and a new address is not
 * verified.
 */
export function isVerifiedAfter(
  before: Address,
  { email, emailVerified: asked }: { email: string; emailVerified?: boolean | undefined },
): boolean {
  if (asked !== undefined && asked !== before.emailVerified) return asked;
  return before.emailVerified && before.email === email;
}

/** Scripts with letters that look like those of the others. */
const likeScripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
];

/** Whether a name has letters of several scripts that look alike, by which it could pass for another name. */
export const mixesScripts = (name: string): boolean =>
  likeScripts.filter((script) => script.test(name)).length > 1;

/** The columns that tell whether an account can be written to. */
export const openColumns = { name: true, active: true, erasedAt: true } as const;

interface Addressed {
  name: string;
  active: boolean;
  erasedAt: Date | null;
}

/** Why nothing new can be given to an account; null for an active one. */
export function whyClosed({ name, active, erasedAt }: Addressed): string | null {
  if (erasedAt) return userMessages.erasedPerson;
  return active ? null : userMessages.inactive(name);
}
