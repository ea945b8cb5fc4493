import { deleteRow } from "#gateway/database/deleteRow";
import type { CommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { findCourseToEnter } from "./commands";
import { enrolmentMessages } from "./contract";
import { isSelfEnrollable } from "./rules";

/**
 * Requests a place in a paid course for the viewer; repeating it changes nothing. Refuses NOT_FOUND and
 * CONFLICT.
 */
export async function requestPlace({ db, bus }: CommandContext, member: Member, courseId: number) {
  const { organizationId, userId } = member;
  const course = await findCourseToEnter({ db, member, courseId });
  if (!course) return;
  if (isSelfEnrollable(course)) throw new Refusal("CONFLICT", enrolmentMessages.free);
  await db.placeRequest.createMany({ data: [{ organizationId, userId, courseId }], skipDuplicates: true });
  bus.publish("placeRequestsChanged", { organizationId });
}

/** Deletes a request without an enrolment. Refuses NOT_FOUND. */
export async function dismissPlaceRequest(
  { db, bus }: CommandContext,
  { organizationId }: Member,
  id: number,
): Promise<void> {
  await deleteRow(db.placeRequest, { id }, enrolmentMessages.requestNotFound);
  bus.publish("placeRequestsChanged", { organizationId });
}
