import type { FieldRef, InputFieldMap, InputShapeFromFields } from "@pothos/core";
import type { PrismaModelTypes, PrismaObjectRef } from "@pothos/plugin-prisma";
import { searchLimit } from "../domains/lists/contract";
import { matchLimits, splitWords } from "../domains/lists/matchContract";
import { withEveryWord } from "../domains/lists/rules";
import { literally, ranks } from "../domains/rules";
import { type RowsReading, reads } from "../reading/declarations";
import type { Viewer } from "../session/viewer";
import { optional, toArgs } from "./arguments";
import { builder } from "./builder";
import type { Context } from "./context";
import type { RowFieldBuilder } from "./rowFields";
import { getRows, type RowType, type Types } from "./rows";
import type { Scopes } from "./scopes";

type Holding = { searchText: { contains: string } };
type Tier = Holding | { AND: { OR: Holding[] }[] } | object;

const has = (text: string): Holding => ({ searchText: { contains: text } });

/**
 * Filters on `searchText` for exact matches, prefixes, word starts and substrings, best first. The texts by which matches
 * are ranked stand between line feeds there; only they have spaces.
 */
export function matchTiers(search: string): readonly Tier[] {
  const words = splitWords(search).map(literally);
  if (words.length === 0) return [{}];
  const whole = words.join(" ");
  return [
    has(`\n${whole}\n`),
    has(`\n${whole}`),
    { AND: words.map((word) => ({ OR: [has(`\n${word}`), has(` ${word}`)] })) },
    {},
  ];
}

interface Search<Row> {
  search?: string | null | undefined;
  first?: number | null | undefined;
  /** Reads up to `take` rows that match the search and a tier, and were not read before. */
  read: (page: { search: string; tier: Tier; take: number; notIn: number[] }) => Promise<Row[]>;
}

/** Reads the best matches of a search, in at most four short reads that end as soon as there are enough. */
export async function findBestMatches<Row extends { id: number }>({
  search,
  first,
  read,
}: Search<Row>): Promise<Row[]> {
  const text = (search ?? "").slice(0, searchLimit);
  const limit = Math.min(Math.max(first ?? matchLimits.offered, 1), matchLimits.offered);
  const rows: Row[] = [];
  for (const tier of matchTiers(text)) {
    const notIn = rows.map(({ id }) => id);
    rows.push(...(await read({ search: text, tier, take: limit - rows.length, notIn })));
    if (rows.length >= limit) break;
  }
  return rows;
}

const matchArguments = toArgs({
  search: optional(
    "String",
    `Words to search for; at most ${searchLimit} characters count. Empty matches everything.`,
  ),
  first: optional(
    "Int",
    `Number of matches, 1 to ${matchLimits.offered}; ${matchLimits.offered} by default.`,
  ),
});

type SearchArguments<Args extends InputFieldMap> = NoInfer<InputShapeFromFields<Args>> & { search: string };

interface Matches<Model extends PrismaModelTypes, Args extends InputFieldMap> {
  type: PrismaObjectRef<Types, Model>;
  description: string;
  authScopes: Partial<Scopes>;
  /** Arguments besides `search` and `first`. */
  args?: Args;
  orderBy: readonly NoInfer<Model["OrderBy"]>[];
}

interface MatchQuery<Model extends PrismaModelTypes, Args extends InputFieldMap>
  extends Matches<Model, Args> {
  /** The rows to choose from that match the search; when left out, those with each of its words in a text by which they are ranked. */
  where?: (args: SearchArguments<Args>) => NoInfer<Model["Where"]>;
  /** Those of them that the viewer may see; all when left out. */
  visible?: (viewer: Viewer) => NoInfer<Model["Where"]>;
}

interface MatchField<
  Parent extends PrismaModelTypes,
  Model extends PrismaModelTypes,
  Args extends InputFieldMap,
> extends Matches<Model, Args> {
  where: (
    parent: NoInfer<Parent["Shape"]>,
    args: SearchArguments<Args>,
    context: Context,
  ) => NoInfer<Model["Where"]>;
}

interface AnyGiven {
  search?: string | null;
  first?: number | null;
}

function toMatches<Model extends PrismaModelTypes, Args extends InputFieldMap>(
  t: unknown,
  { type, orderBy, args, ...options }: Matches<Model, Args>,
  where: unknown,
): FieldRef<Types> {
  const rowType: RowType = type;
  const readWhere = where as (parent: object, given: object, context: Context) => object;
  const toText = ({ search }: AnyGiven) => (search ?? "").slice(0, searchLimit);
  const reading: RowsReading = {
    kind: "rows",
    where: (parent: object, given: AnyGiven, context: Context) =>
      readWhere(parent, { ...given, search: toText(given) }, context),
    order: () => orderBy,
    take: ({ first }: AnyGiven) => Math.min(Math.max(first ?? matchLimits.offered, 1), matchLimits.offered),
    tiers: (given: AnyGiven) => matchTiers(toText(given)),
  };
  return (t as RowFieldBuilder).prismaField({
    ...options,
    extensions: reads({ rows: reading }),
    type: [rowType],
    args: { ...matchArguments, ...args },
    resolve: (query: object, parent: object, given: AnyGiven, context: Context) =>
      findBestMatches({
        search: given.search,
        first: given.first,
        read: ({ search, tier, take, notIn }) =>
          getRows(context.db, rowType).findMany({
            ...query,
            where: { AND: [{ id: { notIn } }, readWhere(parent, { ...given, search }, context), tier] },
            orderBy,
            take,
          }),
      }),
  });
}

/** Adds a query of the best matches of a search. */
export function matchQuery<Model extends PrismaModelTypes, Args extends InputFieldMap>(
  name: string,
  { where, visible, ...options }: MatchQuery<Model, Args>,
): void {
  const withWords = ({ search }: SearchArguments<Args>): object => ({
    AND: withEveryWord(search, (word) => [{ searchText: ranks(word) }]),
  });
  const ofRoot = (_root: object, args: SearchArguments<Args>, { viewer }: Context) => ({
    AND: [(where ?? withWords)(args), visible?.(viewer) ?? {}],
  });
  builder.queryField(name, (t) => toMatches(t, options, ofRoot));
}

/** Adds the best matches of a search to a type whose values are rows. */
export function matchField<
  Parent extends PrismaModelTypes,
  Model extends PrismaModelTypes,
  Args extends InputFieldMap,
>(
  parent: PrismaObjectRef<Types, Parent>,
  name: string,
  { where, ...options }: MatchField<Parent, Model, Args>,
): void {
  builder.prismaObjectField(parent, name, (t) => toMatches(t, options, where));
}
