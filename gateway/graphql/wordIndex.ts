import type { TenantClient } from "../database/tenantClient";
import { findLongestWord } from "../domains/lists/rules";
import { literally } from "../domains/rules";

/**
 * The functions of the database that find the ids of a tenant's rows by an index of words: users by name, username and
 * address; payments by reference, comments and payer. They return null where the index does not tell.
 */
type WordIndex = "find_people" | "find_payments";

/** Up to how many rows are found by their ids; of more, a list finds a page as soon as it reads them in its order. */
const mostIds = 10_000;

/** A condition more on the rows of a search, that they contain its longest word; none where the index does not tell. */
export async function narrowByWord(
  db: TenantClient,
  index: WordIndex,
  search: string | null | undefined,
): Promise<{ id: { in: number[] } }[]> {
  const word = findLongestWord(search);
  if (word === undefined) return [];
  const pattern = `%${literally(word)}%`;
  const [found] = await db.$queryRawUnsafe<{ ids: number[] | null }[]>(
    `SELECT ${index}($1, $2::int) AS "ids"`,
    pattern,
    mostIds,
  );
  return found?.ids ? [{ id: { in: found.ids } }] : [];
}
