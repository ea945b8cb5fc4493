import { matchLimits, splitWords } from "../domains/lists/matchContract";
import { literally } from "../domains/rules";
import { builder } from "./builder";

interface TextFilter {
  mode: "insensitive";
  equals?: string;
  startsWith?: string;
  contains?: string;
}

type AnyField<Name extends string> = { OR: Partial<Record<Name, TextFilter>>[] };
type Tier<Name extends string> = AnyField<Name> | { AND: AnyField<Name>[] } | object;

const mode = "insensitive" as const;

/** Filters for exact matches, prefixes, word starts and substrings, best first. */
export function matchTiers<Name extends string>(
  search: string,
  fields: readonly Name[],
): readonly Tier<Name>[] {
  const words = splitWords(search);
  if (words.length === 0) return [{}];
  const someField = (filters: readonly TextFilter[]) => ({
    OR: fields.flatMap((field) => filters.map((filter) => ({ [field]: filter }))),
  });
  const whole = literally(words.join(" "));
  return [
    someField([{ equals: whole, mode }]),
    someField([{ startsWith: whole, mode }]),
    {
      AND: words.map((word) =>
        someField([
          { startsWith: literally(word), mode },
          { contains: ` ${literally(word)}`, mode },
        ]),
      ),
    },
    {},
  ];
}

/** Filters for a text that contains each word of a search, ignoring case. */
export const holdingWords = (search: string): TextFilter[] =>
  splitWords(search).map((word) => ({ contains: literally(word), mode }));

interface Search<Name extends string, Row> {
  search?: string | null | undefined;
  /** The fields that are ranked; rows that match elsewhere come last. */
  fields: readonly Name[];
  first?: number | null | undefined;
  /** Reads up to `take` rows that match the search and a tier, and were not read before. */
  read: (page: { search: string; tier: Tier<Name>; take: number; notIn: number[] }) => Promise<Row[]>;
}

/** Reads the best matches of a search, in at most four short reads that end as soon as there are enough. */
export async function findBestMatches<Name extends string, Row extends { id: number }>({
  search,
  fields,
  first,
  read,
}: Search<Name, Row>): Promise<Row[]> {
  const text = (search ?? "").slice(0, matchLimits.search);
  const limit = Math.min(Math.max(first ?? matchLimits.offered, 1), matchLimits.offered);
  const rows: Row[] = [];
  for (const tier of matchTiers(text, fields)) {
    const notIn = rows.map(({ id }) => id);
    rows.push(...(await read({ search: text, tier, take: limit - rows.length, notIn })));
    if (rows.length >= limit) break;
  }
  return rows;
}

/** The arguments of a field that returns the best matches of a search. */
export const matchArguments = builder.args((t) => ({
  search: t.string({
    description: `Words to search for; at most ${matchLimits.search} characters count. Empty matches everything.`,
  }),
  first: t.int({ description: `How many, 1 to ${matchLimits.offered}; ${matchLimits.offered} by default.` }),
}));
