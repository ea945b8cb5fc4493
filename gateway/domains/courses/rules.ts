import { foldText } from "../foldContract";
import { chosen, type Filters, sortOrder, withEveryWord } from "../lists/rules";
import { holds, ranks } from "../rules";
import type { CourseLack, CourseSort, PublishStatus } from "./contract";

type Direction = "asc" | "desc";
type Order =
  | { sortKey: Direction }
  | { publishedAt: { sort: Direction; nulls: "last" } }
  | { duration: Direction }
  | { updatedAt: Direction }
  | { category: { sortKey: Direction } }
  | { status: Direction };

/** A total order of courses: the sort that was asked for, or its reverse, then the id. */
export const courseOrder = sortOrder<CourseSort, Order>({
  TITLE: (orient) => [{ sortKey: orient("asc") }],
  NEWEST: (orient) => [{ publishedAt: { sort: orient("desc"), nulls: "last" } }],
  SHORTEST: (orient) => [{ duration: orient("asc") }],
  LONGEST: (orient) => [{ duration: orient("desc") }],
  CREATED: () => [],
  UPDATED: (orient) => [{ updatedAt: orient("desc") }],
  CATEGORY: (orient) => [{ category: { sortKey: orient("asc") } }, { sortKey: orient("asc") }],
  STATUS: (orient) => [{ status: orient("asc") }, { sortKey: orient("asc") }],
});

type CourseFilter = Filters<{
  search: string;
  level: "BEGINNER" | "INTERMEDIATE" | "ADVANCED";
  categoryId: number;
  publishedOnly: boolean;
  status: PublishStatus;
  lacking: CourseLack;
}>;

const lacks = {
  TOPICS: { topics: { none: {} } },
  QUESTIONS: { questions: { none: {} } },
} as const satisfies Record<CourseLack, object>;

/**
 * Filters courses by level, category and status, and by a search whose words their texts must all contain.
 */
export function courseFilter(filter: CourseFilter) {
  const { search, level, categoryId, publishedOnly, status, lacking } = filter;
  return {
    ...chosen({ status, level, categoryId }),
    ...(publishedOnly ? { status: "PUBLISHED" as const } : {}),
    ...(lacking ? lacks[lacking] : {}),
    AND: withEveryWord(search, (word) => [
      { searchText: holds(word) },
      { category: { searchText: ranks(word) } },
    ]),
  };
}

interface Addressed {
  id: number;
  code: string;
  title: string;
}

/** Chooses the course that an address means: by code, by id, by title, in that order. */
export function chooseCourse<Course extends Addressed>(
  courses: readonly Course[],
  address: string,
): Course | undefined {
  const wanted = address.toLowerCase();
  return (
    courses.find(({ code }) => code.toLowerCase() === wanted) ??
    courses.find(({ id }) => String(id) === address) ??
    courses.find(({ title }) => title.toLowerCase() === wanted)
  );
}

interface NamedModule {
  id: number;
  name: string;
  topics: readonly { name: string; displayOrder: number }[];
}

interface AddedModule {
  name: string;
  topics: readonly string[];
}

/** The columns of a module that additions are compared with. */
export const comparedColumns = {
  id: true,
  name: true,
  displayOrder: true,
  topics: { select: { name: true, displayOrder: true } },
} as const;

/** Additions to an outline: topics of existing modules, and new modules. */
export interface OutlineGain {
  topics: { moduleId: number; name: string; displayOrder: number }[];
  modules: AddedModule[];
}

/**
 * Merges additions into an outline: a module of the same name gets the new topics at its end, other modules
 * are new, and a topic that its module has already is not added again. Names are compared ignoring case.
 */
export function outlineGain(existing: readonly NamedModule[], added: readonly AddedModule[]): OutlineGain {
  const gain: OutlineGain = { topics: [], modules: [] };
  for (const module of merged(added)) {
    const known = existing.find(({ name }) => foldText(name) === foldText(module.name));
    const names = new Set(known?.topics.map(({ name }) => foldText(name)));
    const fresh = module.topics.filter((name) => !names.has(foldText(name)) && names.add(foldText(name)));
    if (!known) {
      gain.modules.push({ name: module.name, topics: fresh });
      continue;
    }
    const last = Math.max(0, ...known.topics.map(({ displayOrder }) => displayOrder));
    const rows = fresh.map((name, index) => ({ moduleId: known.id, name, displayOrder: last + index + 1 }));
    gain.topics.push(...rows);
  }
  return gain;
}

/** Modules of one name are one module. */
function merged(modules: readonly AddedModule[]): AddedModule[] {
  const byName = new Map<string, AddedModule>();
  for (const { name, topics } of modules) {
    const same = byName.get(foldText(name));
    byName.set(foldText(name), { name: same?.name ?? name, topics: [...(same?.topics ?? []), ...topics] });
  }
  return [...byName.values()];
}

/** The texts that a list does not have yet, ignoring case. */
export function newTexts(existing: readonly string[], added: readonly string[]): string[] {
  const known = new Set(existing.map(foldText));
  return added.filter((text) => !known.has(foldText(text)) && known.add(foldText(text)));
}
