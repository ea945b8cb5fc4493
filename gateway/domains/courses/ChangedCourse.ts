import { changedPayload } from "#gateway/graphql/payloads";
import { Course } from "./Course";

/** The course after a change; every mutation of a course returns it. */
export const ChangedCourse = changedPayload("ChangedCoursePayload", {
  description: "The course after the change.",
  rows: { course: { type: Course, id: "courseId", description: "The course." } },
});
