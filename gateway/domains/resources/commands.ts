import type { z } from "zod";
import { deleteRow } from "#gateway/database/deleteRow";
import { type Added, type Edited, lockForUpdate } from "#gateway/database/lockForUpdate";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { requireUsableFiles } from "../files/useCommands";
import { parseTags, resourceFileKinds, resourceMessages, resourceSchema } from "./contract";
import { type EmbedContext, refuseOwnEmbed } from "./embedCommands";

/** Adds a resource at the end of a course and returns its id. Refuses INVALID and NOT_FOUND. */
export async function createResource(
  { db, bus, ...context }: CommandContext & EmbedContext,
  member: Member,
  { courseId, input }: Added<"courseId">,
) {
  const { tags, ...resource } = parseInput(resourceSchema, input);
  refuseOwnEmbed(context, { kind: resource.type, url: resource.url });
  const { organizationId } = member;
  const { id } = await db.$transaction(async (tx) => {
    const course = await tx.course.findUnique({ where: { id: courseId }, select: { id: true } });
    if (!course) throw new Refusal("NOT_FOUND", resourceMessages.courseNotFound);
    const { url, type } = resource;
    await requireUsableFiles(tx, member, { url }, { kind: resourceFileKinds[type] });
    const last = await tx.resource.aggregate({ where: { courseId }, _max: { displayOrder: true } });
    const displayOrder = (last._max.displayOrder ?? 0) + 1;
    const data = { organizationId, courseId, ...resource, tags: parseTags(tags), displayOrder };
    return tx.resource.create({ data, select: { id: true } });
  });
  bus.publish("resourceChanged", { organizationId, courseId, resourceId: id });
  return id;
}

interface AddedResource extends Omit<z.output<typeof resourceSchema>, "tags"> {
  tags: readonly string[];
}

/** Adds resources to a course that has none, inside the caller's transaction. */
export async function addResources(
  tx: TenantTransaction,
  { resources, ...place }: { organizationId: number; courseId: number; resources: readonly AddedResource[] },
): Promise<void> {
  await tx.resource.createMany({
    data: resources.map(({ tags, ...resource }, index) => ({
      ...place,
      ...resource,
      tags: [...tags],
      displayOrder: index + 1,
    })),
  });
}

interface ResourceAddress {
  courseId: number;
  resourceId: number;
}

/** Changes a resource. Refuses INVALID, NOT_FOUND, and STALE for an old version. */
export async function updateResource(
  { db, bus, clock, ...context }: CommandContext & EmbedContext,
  member: Member,
  change: Edited<keyof ResourceAddress>,
) {
  const { courseId, resourceId, version } = change;
  const { organizationId } = member;
  const { tags, ...resource } = parseInput(resourceSchema, change.input);
  const row = { table: "Resource", organizationId, id: resourceId } as const;
  await db.$transaction(async (tx) => {
    const updatedAt = await lockForUpdate(tx, row, { version, now: clock(), messages: resourceMessages });
    const where = { id: resourceId, courseId };
    const before = await tx.resource.findFirst({ where, select: { url: true, type: true } });
    if (!before) throw new Refusal("NOT_FOUND", resourceMessages.notFound);
    const { url, type } = resource;
    const standing = before.type === type ? { url: before.url } : {};
    // An address from before the rule stays until it is changed.
    if (url !== standing.url) refuseOwnEmbed(context, { kind: type, url });
    await requireUsableFiles(tx, member, { url }, { before: standing, kind: resourceFileKinds[type] });
    const data = { ...resource, tags: parseTags(tags), updatedAt };
    await tx.resource.updateMany({ where, data });
  });
  bus.publish("resourceChanged", { organizationId, courseId, resourceId });
}

/** Deletes a resource with the marks on it. Refuses NOT_FOUND. */
export async function deleteResource(
  { db, bus }: CommandContext,
  member: Member,
  { courseId, resourceId }: ResourceAddress,
) {
  await deleteRow(db.resource, { id: resourceId, courseId }, resourceMessages.notFound);
  bus.publish("resourceChanged", { organizationId: member.organizationId, courseId, resourceId });
}
