export const batchCourseStatuses = ["SCHEDULED", "IN_PROGRESS", "COMPLETED", "CANCELLED"] as const;
export type BatchCourseStatus = (typeof batchCourseStatuses)[number];

export const courseTypes = [
  "INSTRUCTOR_LED",
  "SELF_PACED",
  "BLENDED",
  "LIVE_ONLINE",
  "RECORDED",
  "WORKSHOP",
  "SEMINAR",
  "BOOTCAMP",
  "MENTORED",
  "PROJECT_BASED",
  "FLIPPED_CLASSROOM",
  "GAMIFIED",
  "PEER_TO_PEER",
  "MOOC",
] as const;
export type CourseType = (typeof courseTypes)[number];
export const courseTypeLabels: Record<CourseType, string> = {
  INSTRUCTOR_LED: "Instructor led",
  SELF_PACED: "Self-paced",
  BLENDED: "Blended",
  LIVE_ONLINE: "Live online",
  RECORDED: "Recorded",
  WORKSHOP: "Workshop",
  SEMINAR: "Seminar",
  BOOTCAMP: "Bootcamp",
  MENTORED: "Mentored",
  PROJECT_BASED: "Project based",
  FLIPPED_CLASSROOM: "Flipped classroom",
  GAMIFIED: "Gamified",
  PEER_TO_PEER: "Peer to peer",
  MOOC: "MOOC",
};

/** The orders of a batch's courses. */
export const batchCourseSorts = ["START", "TITLE", "STATUS"] as const;
export type BatchCourseSort = (typeof batchCourseSorts)[number];
