import type { CommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { visibleCourses } from "../courses/access";
import { enrolmentMessages } from "./contract";
import { isSelfEnrollable } from "./rules";

/**
 * Requests a place in a paid course for the viewer; repeating it changes nothing. Refuses NOT_FOUND and
 * CONFLICT.
 */
export async function requestPlace(
  { db, bus }: CommandContext,
  member: Member,
  courseId: number,
): Promise<void> {
  const { organizationId, userId } = member;
  const course = await db.course.findFirst({
    where: { id: courseId, AND: visibleCourses(member) },
    select: { price: true, enrolments: { where: { userId }, select: { id: true } } },
  });
  if (!course) throw new Refusal("NOT_FOUND", enrolmentMessages.courseNotFound);
  if (course.enrolments.length > 0) return;
  if (member.userType !== "U") throw new Refusal("CONFLICT", enrolmentMessages.learnersOnly);
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
  const { count } = await db.placeRequest.deleteMany({ where: { id } });
  if (count === 0) throw new Refusal("NOT_FOUND", enrolmentMessages.requestNotFound);
  bus.publish("placeRequestsChanged", { organizationId });
}
