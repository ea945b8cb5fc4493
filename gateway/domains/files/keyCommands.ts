import { randomBytes } from "node:crypto";
import type { Context } from "#gateway/graphql/context";

/** The secret that signs the addresses of a tenant's files; the first that asks for it makes it. */
export async function readFileSecret({
  db,
  files,
  tenant,
}: Pick<Context, "db" | "files" | "tenant">): Promise<string> {
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
