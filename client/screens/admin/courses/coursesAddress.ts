import {
  type CourseLack,
  type CourseSort,
  catalogueLimits,
  courseLacks,
  type PublishStatus,
  publishStatuses,
} from "../../../../gateway/domains/courses/contract";
import { pageSizes } from "../../../../gateway/domains/lists/contract";

/** The columns that the list can be sorted by, and the orders that they stand for. */
export const sortColumns = {
  title: "TITLE",
  category: "CATEGORY",
  updated: "UPDATED",
  status: "STATUS",
} as const satisfies Record<string, CourseSort>;
export type SortColumn = keyof typeof sortColumns;
const columns = Object.keys(sortColumns) as SortColumn[];

/** What the address of the list says: what is looked for, in which order, and which page of it. */
export interface CoursesAddress {
  search: string;
  status: PublishStatus | null;
  /** A category's number. */
  category: number | null;
  lacking: CourseLack | null;
  sort: SortColumn;
  descending: boolean;
  /** The cursors of a page; at most one of them is set. */
  after: string | null;
  before: string | null;
  /** Which page it is, from 1; the rows are numbered by it. */
  page: number;
}

/** The first page of all courses, by title. */
export const allCourses: CoursesAddress = {
  search: "",
  status: null,
  category: null,
  lacking: null,
  sort: "title",
  descending: false,
  after: null,
  before: null,
  page: 1,
};

const numberIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** Reads an address; what it cannot understand counts as not said. */
export function parseCourses(address: string | URLSearchParams): CoursesAddress {
  const said = new URLSearchParams(address);
  const after = said.get("after") || null;
  const before = after === null ? said.get("before") || null : null;
  return {
    search: said.get("search") ?? "",
    status: publishStatuses.find((status) => status === said.get("status")) ?? null,
    category: numberIn(said.get("category")),
    lacking: courseLacks.find((lack) => lack === said.get("lacking")) ?? null,
    sort: columns.find((column) => column === said.get("sort")) ?? allCourses.sort,
    descending: said.get("descending") === "true",
    after,
    before,
    page: after || before ? (numberIn(said.get("page")) ?? 1) : 1,
  };
}

/** Writes an address: '' for all courses, else '?' and what differs, always in the same order. */
export function formatCourses(address: CoursesAddress): string {
  const said = new URLSearchParams();
  for (const key of Object.keys(allCourses) as (keyof CoursesAddress)[]) {
    if (address[key] !== allCourses[key]) said.set(key, String(address[key]));
  }
  const text = said.toString();
  return text === "" ? "" : `?${text}`;
}

type CoursesFilter = Omit<CoursesAddress, "after" | "before" | "page">;

/** The same list, filtered or sorted otherwise; that starts at its first page again. */
export const refineCourses = (address: CoursesAddress, change: Partial<CoursesFilter>): CoursesAddress => ({
  ...address,
  ...change,
  after: null,
  before: null,
  page: 1,
});

/** Whether some courses are left out. */
export const isFiltered = ({ search, status, category, lacking }: CoursesAddress): boolean =>
  search.trim() !== "" || status !== null || category !== null || lacking !== null;

/** How many rows lie before the first one shown. */
export const offsetOf = ({ page }: CoursesAddress): number => (page - 1) * pageSizes.tables;

/** The address as the variables of the list's query. */
export function coursesVariables(address: CoursesAddress) {
  const { search, status, category, lacking, sort, descending, after, before } = address;
  // The gateway's order by change begins with the last one, which on screen is the descending order.
  const reversed = sort === "updated" ? !descending : descending;
  const size = pageSizes.tables;
  return {
    search: search.trim().slice(0, catalogueLimits.search) || null,
    status,
    categoryId: category,
    lacking,
    sort: sortColumns[sort],
    reversed,
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
export function pagesBeside(address: CoursesAddress, { startCursor, endCursor, ...has }: PageInfo) {
  const { page } = address;
  const to = (beside: Partial<CoursesAddress>) =>
    `/admin/courses${formatCourses({ ...address, after: null, before: null, page: 1, ...beside })}`;
  const back = page <= 2 ? {} : { before: startCursor ?? null, page: page - 1 };
  return {
    previous: has.hasPreviousPage && startCursor ? to(back) : undefined,
    next: has.hasNextPage && endCursor ? to({ after: endCursor, page: page + 1 }) : undefined,
  };
}
