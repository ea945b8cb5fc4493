import { changedPayload } from "#gateway/graphql/payloads";
import { Course } from "./Course";

/** The course as the viewer now sees it. */
export const CoursePayload = changedPayload("CoursePayload", {
  description: "The course after the change.",
  readers: "signedIn",
  rows: { course: { type: Course, id: "courseId", description: "The course." } },
});
