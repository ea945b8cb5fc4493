import type { Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import { organizationMessages, organizationSchema } from "./settingsContract";

interface Change {
  organizationId: number;
  /** When the settings that the change began from were saved: a change of outdated settings is refused. */
  version: Date;
  input: unknown;
}

/**
 * Updates an organization's settings. Refuses INVALID, NOT_FOUND, and CONFLICT after someone else's change.
 */
export async function updateOrganization({ db, bus }: Pick<Context, "db" | "bus">, change: Change) {
  const { organizationId, version, input } = change;
  const data = parseInput(organizationSchema, input);
  const where = { id: organizationId };
  const known = await db.organization.findFirst({ where, select: { id: true } });
  if (!known) throw new Refusal("NOT_FOUND", organizationMessages.notFound);
  const { count } = await db.organization.updateMany({ where: { ...where, updatedAt: version }, data });
  if (count === 0) throw new Refusal("STALE", organizationMessages.changed);
  bus.publish("organizationChanged", { organizationId });
}
