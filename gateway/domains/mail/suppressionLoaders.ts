import type { MailSuppression } from "#gateway/database/generated/prisma/client";
import { plannedRows } from "#gateway/graphql/foundRows";
import type { Reading } from "#gateway/graphql/loaders";

const orderBy = [{ id: "asc" as const }];

/** Why the address in a column of a row gets no mail, as a plan reads it. */
export const planSuppressions = <Column extends "email" | "toAddress">(column: Column) =>
  plannedRows<Readonly<Record<Column, string>>>({
    kind: "rows",
    orderBy,
    where: ({ [column]: address }) => ({ address }),
  });

/** Reads why addresses get no mail, in one statement for any number of them. */
export async function readSuppressions(
  { db }: Reading,
  addresses: readonly string[],
): Promise<Map<string, MailSuppression[]>> {
  const rows = await db.mailSuppression.findMany({
    where: { address: { in: [...addresses] } },
    orderBy,
  });
  return new Map(addresses.map((address) => [address, rows.filter((row) => row.address === address)]));
}
