import type { MailSuppression } from "#gateway/database/generated/prisma/client";
import type { Context } from "#gateway/graphql/context";
import { plannedRows } from "#gateway/graphql/foundRows";
import type { Reading } from "#gateway/graphql/loaders";

const orderBy = [{ id: "asc" as const }];

/** Reads why addresses get no mail, in one statement for any number of them. */
async function readSuppressions(
  { db }: Reading,
  addresses: readonly string[],
): Promise<Map<string, MailSuppression[]>> {
  const rows = await db.mailSuppression.findMany({
    where: { address: { in: [...addresses] } },
    orderBy,
  });
  return new Map(addresses.map((address) => [address, rows.filter((row) => row.address === address)]));
}

/** The options of a field that returns why the address in a column of its row gets no mail. */
export const suppressionsBy = <const Column extends "email" | "toAddress">(column: Column) => ({
  select: { [column]: true } as Record<Column, true>,
  extensions: plannedRows<Readonly<Record<Column, string>>>({
    kind: "rows",
    orderBy,
    where: ({ [column]: address }) => ({ address }),
  }),
  resolve: async (row: Readonly<Record<Column, string>>, _args: object, { loaders }: Context) =>
    (await loaders.load(readSuppressions, row[column])) ?? [],
});
