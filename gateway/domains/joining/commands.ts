import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Announcing, Joining } from "#gateway/ports/hooks";
import { addToBatch, tellMembers } from "../batches/userCommands";
import { tellEnrolments } from "../enrolments/commands";
import { addToCourse } from "../enrolments/staffCommands";

/** Adds an account to the batch or course that it was invited to. Returns what to announce after the commit. */
export async function join(
  tx: TenantTransaction,
  { organizationId, userId, batchId, courseId, now }: Joining,
): Promise<Announcing> {
  const place = { organizationId, now };
  if (courseId !== null) await addToCourse(tx, { ...place, userId, courseId });
  const enrolled = courseId === null ? [] : [{ userId, courseId }];
  if (batchId === null) return (bus) => tellEnrolments(bus, organizationId, enrolled);
  const added = await addToBatch(tx, { ...place, batchId, userIds: [userId] });
  return (bus) => {
    tellEnrolments(bus, organizationId, added.enrolled);
    tellMembers(bus, { organizationId, batchId });
  };
}
