import type { Added } from "#gateway/database/lockForUpdate";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import type { Member } from "#gateway/session/viewer";
import { requireEnrolment } from "../enrolments/commands";
import { reviewSchema } from "./contract";

/** Leaves or changes the viewer's one review of a course. Refuses INVALID, and NOT_FOUND when not enrolled. */
export async function saveReview(
  { db, bus }: CommandContext,
  member: Member,
  { courseId, input }: Added<"courseId">,
) {
  const { rating, text } = parseInput(reviewSchema, input);
  const { organizationId, userId } = member;
  await requireEnrolment({ db, member, courseId });
  const key = { organizationId, courseId, userId };
  await db.review.upsert({
    where: { organizationId_courseId_userId: key },
    create: { ...key, rating, text },
    update: { rating, text },
  });
  bus.publish("reviewsChanged", { organizationId, courseId });
}
