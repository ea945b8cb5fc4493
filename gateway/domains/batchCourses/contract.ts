export const batchCourseStatuses = ["SCHEDULED", "IN_PROGRESS", "COMPLETED", "CANCELLED"] as const;
export type BatchCourseStatus = (typeof batchCourseStatuses)[number];

export const courseTypeLabels = {
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
export type CourseType = keyof typeof courseTypeLabels;

/** The orders of a batch's courses. */
export const batchCourseSorts = ["START", "TITLE", "STATUS"] as const;
export type BatchCourseSort = (typeof batchCourseSorts)[number];
