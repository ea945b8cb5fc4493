import { pageSizes } from "../../../../../gateway/domains/lists/contract";
import {
  type UserSort,
  type UserType,
  userListLimits,
  userTypes,
} from "../../../../../gateway/domains/users/contract";

/** The columns that the list can be sorted by, and the orders that they stand for; 'created' has no column. */
export const sortColumns = {
  created: "CREATED",
  name: "NAME",
  username: "USERNAME",
  email: "EMAIL",
  type: "TYPE",
  verified: "VERIFIED",
  active: "ACTIVE",
  updated: "UPDATED",
} as const satisfies Record<string, UserSort>;
export type SortColumn = keyof typeof sortColumns;
const columns = Object.keys(sortColumns) as SortColumn[];

export type YesOrNo = "yes" | "no" | null;

/** What the address of the list says: what is looked for, in which order, and which page of it. */
export interface UsersAddress {
  search: string;
  type: UserType | null;
  /** A role's name. */
  role: string | null;
  verified: YesOrNo;
  active: YesOrNo;
  sort: SortColumn;
  descending: boolean;
  /** The cursors of a page; at most one of them is set. */
  after: string | null;
  before: string | null;
  /** Which page it is, from 1. */
  page: number;
}

/** The first page of all users, as their accounts were made. */
export const allUsers: UsersAddress = {
  ...{ search: "", type: null, role: null, verified: null, active: null },
  ...{ sort: "created", descending: false, after: null, before: null, page: 1 },
};

const yesOrNo = (text: string | null): YesOrNo => (text === "yes" || text === "no" ? text : null);

/** Reads an address; what it cannot understand counts as not said. */
export function parseUsers(address: string | URLSearchParams): UsersAddress {
  const said = new URLSearchParams(address);
  const after = said.get("after") || null;
  const before = after === null ? said.get("before") || null : null;
  const page = /^[1-9]\d{0,5}$/.exec(said.get("page") ?? "")?.[0];
  return {
    search: said.get("search") ?? "",
    type: userTypes.find((type) => type === said.get("type")) ?? null,
    role: said.get("role") || null,
    verified: yesOrNo(said.get("verified")),
    active: yesOrNo(said.get("active")),
    sort: columns.find((column) => column === said.get("sort")) ?? allUsers.sort,
    descending: said.get("descending") === "true",
    after,
    before,
    page: (after || before) && page ? Number(page) : 1,
  };
}

/** Writes an address: '' for all users, else '?' and what differs, always in the same order. */
export function formatUsers(address: UsersAddress): string {
  const said = new URLSearchParams();
  for (const key of Object.keys(allUsers) as (keyof UsersAddress)[]) {
    if (address[key] !== allUsers[key]) said.set(key, String(address[key]));
  }
  const text = said.toString();
  return text === "" ? "" : `?${text}`;
}

type UsersFilter = Omit<UsersAddress, "after" | "before" | "page">;

/** The same list, filtered or sorted otherwise; that starts at its first page again. */
export const refineUsers = (address: UsersAddress, change: Partial<UsersFilter>): UsersAddress => ({
  ...address,
  ...change,
  ...{ after: null, before: null, page: 1 },
});

/** Whether some users are left out. */
export const isFiltered = ({ search, type, role, verified, active }: UsersAddress): boolean =>
  search.trim() !== "" || [type, role, verified, active].some((filter) => filter !== null);

/** How many rows lie before the first one shown. */
export const offsetOf = ({ page }: UsersAddress): number => (page - 1) * pageSizes.tables;

const truth = (answer: YesOrNo): boolean | null => (answer === null ? null : answer === "yes");

/** The address as the variables of the list's query. */
export function usersVariables(address: UsersAddress) {
  const { search, type, role, verified, active, sort, descending, after, before } = address;
  const size = pageSizes.tables;
  return {
    search: search.trim().slice(0, userListLimits.search) || null,
    userType: type,
    role,
    verified: truth(verified),
    active: truth(active),
    sort: sortColumns[sort],
    // The gateway's order by change begins with the last one, which on screen is the descending order.
    reversed: sort === "updated" ? !descending : descending,
    ...(before === null
      ? { first: size, after, last: null, before: null }
      : { first: null, after: null, last: size, before }),
  };
}

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null | undefined;
  readonly endCursor: string | null | undefined;
}

/** The addresses of the pages beside this one; undefined where there is none. */
export function pagesBeside(address: UsersAddress, { startCursor, endCursor, ...has }: PageInfo) {
  const { page } = address;
  const to = (beside: Partial<UsersAddress>) =>
    `/admin/users${formatUsers({ ...address, after: null, before: null, page: 1, ...beside })}`;
  const back = page <= 2 ? {} : { before: startCursor ?? null, page: page - 1 };
  return {
    previous: has.hasPreviousPage && startCursor ? to(back) : undefined,
    next: has.hasNextPage && endCursor ? to({ after: endCursor, page: page + 1 }) : undefined,
  };
}
