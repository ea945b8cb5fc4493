import { changedRow } from "#gateway/graphql/payloads";
import { Course } from "./Course";

/** The course as the viewer now sees it. */
export const CoursePayload = changedRow("CoursePayload", "course", { type: Course, readers: "signedIn" });
