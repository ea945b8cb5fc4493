/** The views, and the tables that each of them reads: what is kept of a view is dropped by writes to these. */
export const viewTables: Readonly<Record<string, readonly string[]>> = {
  BatchTopic: ["BatchCourse", "Course", "Module", "Topic", "BatchCourseTopic"],
  BatchModule: ["BatchCourse", "Module", "Topic", "BatchCourseTopic"],
  SubmissionPlace: ["Submission", "GivenAssignment", "BatchUser", "ProjectTeamMember"],
};
