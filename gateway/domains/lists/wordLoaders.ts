import type { TenantClient } from "#gateway/database/tenantClient";
import { inLowerCase, literally } from "../rules";
import { longestWord } from "./rules";

/** Up to how many rows are found by their ids; of more, a list finds a page as soon as it reads them in its order. */
const mostIds = 10_000;

/** A condition more on the rows of a search; none where the index of words does not tell. */
type Narrowed = { id: { in: number[] } }[];

type Find = (db: TenantClient, pattern: string) => Promise<{ ids: number[] | null }[]>;

async function narrow(db: TenantClient, search: string | null | undefined, find: Find): Promise<Narrowed> {
  const word = longestWord(search);
  if (word === undefined) return [];
  const [found] = await find(db, `%${literally(inLowerCase(word))}%`);
  return found?.ids ? [{ id: { in: found.ids } }] : [];
}

/** Narrows a search of users to those whose name, username or address contains its longest word. */
export const narrowPeople = (db: TenantClient, search: string | null | undefined): Promise<Narrowed> =>
  narrow(db, search, (at, pattern) => at.$queryRaw`SELECT find_people(${pattern}, ${mostIds}::int) AS "ids"`);

/** Narrows a search of payments to those whose reference, comments or payer contain its longest word. */
export const narrowPayments = (db: TenantClient, search: string | null | undefined): Promise<Narrowed> =>
  narrow(
    db,
    search,
    (at, pattern) => at.$queryRaw`SELECT find_payments(${pattern}, ${mostIds}::int) AS "ids"`,
  );
