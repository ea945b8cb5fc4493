import { deleteRow } from "#gateway/database/deleteRow";
import { lockForUpdate } from "#gateway/database/lockForUpdate";
import type { Context } from "#gateway/graphql/context";
import { mayAsk } from "#gateway/outgoing/policy";
import { parseInput } from "#gateway/parseInput";
import { Refusal, refuseField } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { everyRight } from "../rightsContract";
import { listUncovered } from "../roles/rules";
import { secretPlace } from "./clientCommands";
import { providerLimits, providerMessages, providerSchema } from "./contract";
import { toDomains } from "./rules";

type Saving = Pick<Context, "db" | "clock" | "config" | "secrets">;

interface Edit {
  /** Null adds a provider. */
  providerId?: number | null | undefined;
  version?: Date | null | undefined;
  input: unknown;
}

/** A provider can open every account, so no one changes one who could gain a right by that. */
function refuseLimited({ rights }: Member): void {
  if (listUncovered(everyRight, rights).length > 0)
    throw new Refusal("FORBIDDEN", providerMessages.everyRightNeeded);
}

async function readInput({ config, secrets }: Saving, { organizationId }: Member, input: unknown) {
  const { secret, domains, ...columns } = parseInput(providerSchema, input);
  const { issuer } = columns;
  if (!mayAsk(issuer, config.outgoing)) throw refuseField("issuer", providerMessages.wrongIssuer);
  const sealedSecret = secret ? await secrets.seal(secret, secretPlace(organizationId, issuer)) : undefined;
  return { ...columns, domains: toDomains(domains ?? "").join(", "), sealedSecret };
}

type Columns = Awaited<ReturnType<typeof readInput>>;

async function addProvider({ db }: Saving, { organizationId }: Member, columns: Columns): Promise<number> {
  return db.$transaction(async (tx) => {
    if ((await tx.identityProvider.count()) >= providerLimits.all)
      throw new Refusal("CONFLICT", providerMessages.tooMany);
    const { sealedSecret = null, ...data } = columns;
    const made = { ...data, sealedSecret, organizationId };
    return (await tx.identityProvider.create({ data: made, select: { id: true } })).id;
  });
}

/**
 * Adds a provider or changes one, and returns its id. Another issuer requires the accounts to be linked again, and
 * the secret to be entered again. Refuses FORBIDDEN for who lacks a right, INVALID, NOT_FOUND, STALE, CONFLICT for
 * too many, and UNAVAILABLE without a key for secrets.
 */
export async function saveProvider(
  context: Saving,
  member: Member,
  { providerId: id, version, input }: Edit,
): Promise<number> {
  refuseLimited(member);
  const columns = await readInput(context, member, input);
  if (id == null) return addProvider(context, member, columns);
  const row = { table: "IdentityProvider", organizationId: member.organizationId, id } as const;
  await context.db.$transaction(async (tx) => {
    const edit = { version, now: context.clock(), messages: providerMessages };
    const updatedAt = await lockForUpdate(tx, row, edit);
    const before = await tx.identityProvider.findUniqueOrThrow({ where: { id } });
    const { sealedSecret, ...data } = columns;
    if (before.issuer !== data.issuer) {
      if (before.sealedSecret && !sealedSecret) throw refuseField("secret", providerMessages.secretAgain);
      await tx.identity.deleteMany({ where: { providerId: id } });
    }
    const changed = { ...data, updatedAt, ...(sealedSecret && { sealedSecret }) };
    await tx.identityProvider.update({ where: { id }, data: changed });
  });
  return id;
}

/**
 * Deletes a provider with the links to its accounts. Refuses NOT_FOUND, and FORBIDDEN for those who lack a right.
 */
export async function deleteProvider({ db }: Saving, member: Member, id: number): Promise<void> {
  refuseLimited(member);
  await deleteRow(db.identityProvider, { id }, providerMessages.notFound);
}
