import { changedRow } from "#gateway/graphql/payloads";
import { Course } from "./Course";

/** The course after a change; every mutation of a course returns it. */
export const ChangedCourse = changedRow("ChangedCoursePayload", "course", { type: Course, isUndoable: true });
