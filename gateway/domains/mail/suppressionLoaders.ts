import type { MailSuppression } from "#gateway/database/generated/prisma/client";
import type { Reading } from "#gateway/graphql/loaders";

/** Reads why addresses get no mail, in one statement for any number of them. */
export async function readSuppressions(
  { db }: Reading,
  addresses: readonly string[],
): Promise<Map<string, MailSuppression[]>> {
  const rows = await db.mailSuppression.findMany({
    where: { address: { in: [...addresses] } },
    orderBy: { id: "asc" },
  });
  return new Map(addresses.map((address) => [address, rows.filter((row) => row.address === address)]));
}
