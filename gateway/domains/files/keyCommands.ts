import { randomBytes } from "node:crypto";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";

interface Reading extends Pick<Context, "files"> {
  /** Inside a transaction, the transaction's. */
  db: Pick<TenantTransaction, "fileKey">;
  tenant: Pick<Context["tenant"], "id">;
}

/** The secret that signs addresses of a tenant, such as its files'; the first that asks for it makes it. */
export async function readFileSecret({ db, files, tenant }: Reading): Promise<string> {
  const { id: organizationId } = tenant;
  const known = files.secrets.get(organizationId);
  if (known !== undefined) return known;
  const where = { organizationId };
  let row = await db.fileKey.findUnique({ where });
  if (!row) {
    const data = [{ organizationId, secret: randomBytes(32).toString("base64url") }];
    await db.fileKey.createMany({ data, skipDuplicates: true });
    row = await db.fileKey.findUniqueOrThrow({ where });
  }
  files.secrets.set(organizationId, row.secret);
  return row.secret;
}
