import type { Context } from "../../graphql/context";
import { Refusal } from "../../refusal";
import type { Member } from "../../session/viewer";
import { visibleCourses } from "../courses/access";
import { enrolmentMessages } from "./contract";

interface OfCourse {
  db: Context["db"];
  member: Member;
  courseId: number;
}

/** Refuses NOT_FOUND unless the viewer is enrolled in the course and may still see it. */
export async function requireEnrolment({ db, member, courseId }: OfCourse): Promise<void> {
  const { userId } = member;
  const enrolment = await db.enrolment.findFirst({
    where: { userId, courseId, course: visibleCourses(member) },
    select: { id: true },
  });
  if (!enrolment) throw new Refusal("NOT_FOUND", enrolmentMessages.notEnrolled);
}
