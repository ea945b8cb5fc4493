/**
 * What the history calls the changes of each mutation: its subject and what happened to it. A mutation is here or among
 * the exempt ones; the schema refuses to start otherwise.
 */
export const recordedMutations = {
  updateTopic: "topic.updated",
  publishTopic: "topic.published",
  addTopicBlock: "topic.blockAdded",
  importTopicBlocks: "topic.blocksImported",
  updateTopicBlock: "topic.blockUpdated",
  moveTopicBlock: "topic.blockMoved",
  deleteTopicBlock: "topic.blockDeleted",
  restoreTopicBlock: "topic.blockRestored",
  hideTopicPost: "topic.postHidden",
  retryJob: "job.retried",
  dropJob: "job.dropped",
  createBlogPost: "blogPost.created",
  updateBlogPost: "blogPost.updated",
  setBlogPostStatus: "blogPost.statusChanged",
  deleteBlogPost: "blogPost.deleted",
  importUsers: "user.imported",
  updateProfile: "user.profileUpdated",
  updateAvatar: "user.pictureChanged",
  changePassword: "user.passwordChanged",
  setUsersActive: "user.activityChanged",
  createUser: "user.created",
  updateUser: "user.updated",
  setUserActive: "user.activityChanged",
  deleteUser: "user.deleted",
  addCurriculumQuestion: "curriculum.questionAdded",
  updateCurriculumQuestion: "curriculum.questionUpdated",
  deleteCurriculumQuestion: "curriculum.questionDeleted",
  createCurriculum: "curriculum.created",
  updateCurriculum: "curriculum.updated",
  deleteCurriculum: "curriculum.deleted",
  saveCurriculumOutline: "curriculum.outlineSaved",
  copyLessonsToCurriculum: "curriculum.lessonsCopied",
  enrolUser: "enrolment.created",
  removeEnrolment: "enrolment.removed",
  enrol: "enrolment.created",
  requestPlace: "placeRequest.created",
  dismissPlaceRequest: "placeRequest.dismissed",
  saveReview: "review.saved",
  setNotificationChoice: "user.notificationChoiceMade",
  setNotificationHour: "user.notificationHourChosen",
  resendMail: "mail.resent",
  liftMailSuppression: "mail.suppressionLifted",
  saveMailTemplate: "mail.templateSaved",
  restoreMailTemplate: "mail.templateRestored",
  sendTestMail: "mail.testSent",
  createCategory: "category.created",
  renameCategory: "category.renamed",
  deleteCategory: "category.deleted",
  importCourse: "course.importStarted",
  renameFile: "file.renamed",
  replaceFile: "file.replaced",
  deleteFile: "file.deleted",
  assignTrainer: "trainer.assigned",
  removeTrainer: "trainer.removed",
  createCourse: "course.created",
  updateCourse: "course.updated",
  publishCourse: "course.published",
  unpublishCourse: "course.unpublished",
  deleteCourse: "course.deleted",
  createCourseFromCurriculum: "course.created",
  addModule: "module.created",
  addTopic: "topic.created",
  deleteModule: "module.deleted",
  deleteTopic: "topic.deleted",
  saveOutline: "course.outlineSaved",
  setPublications: "course.publicationChanged",
  assignCourseToBatch: "batchCourse.assigned",
  updateBatchCourse: "batchCourse.updated",
  lockBatchCourse: "batchCourse.lockChanged",
  removeCourseFromBatch: "batchCourse.removed",
  syncBatchCourse: "batchCourse.synced",
  completeLateTopics: "batchPlan.lateTopicsCompleted",
  replanLateTopics: "batchPlan.lateTopicsPlanned",
  updateBatchTopic: "batchPlan.topicUpdated",
  saveBatchPlan: "batchPlan.saved",
  renewBatchCalendar: "batch.calendarRenewed",
  createHoliday: "holiday.created",
  importHolidays: "holiday.imported",
  updateHoliday: "holiday.updated",
  deleteHoliday: "holiday.deleted",
  createResource: "resource.created",
  updateResource: "resource.updated",
  deleteResource: "resource.deleted",
  createSpecialization: "specialization.created",
  updateSpecialization: "specialization.updated",
  deleteSpecialization: "specialization.deleted",
  addCourseToSpecialization: "specialization.courseAdded",
  removeCourseFromSpecialization: "specialization.courseRemoved",
  orderSpecializationCourses: "specialization.coursesOrdered",
  addQuestion: "question.created",
  updateQuestion: "question.updated",
  deleteQuestion: "question.deleted",
  undo: "history.undone",
  createPayment: "payment.created",
  updatePayment: "payment.updated",
  deletePayment: "payment.deleted",
  updateOrganization: "organization.updated",
  login: "session.started",
  exchangeToken: "session.started",
  signInByCode: "session.started",
  register: "user.registered",
  resetPassword: "user.passwordReset",
  verifyEmail: "user.addressConfirmed",
  logout: "session.ended",
  endSession: "session.ended",
  endOtherSessions: "session.ended",
  invite: "invitation.created",
  createInvitationLink: "invitation.linkCreated",
  resendInvitation: "invitation.resent",
  revokeInvitation: "invitation.revoked",
  acceptInvitation: "invitation.accepted",
  createSignInCode: "session.codeCreated",
  assignUsersToBatch: "batch.usersAssigned",
  removeUserFromBatch: "batch.usersRemoved",
  setBatchUserStatus: "batch.userStatusChanged",
  createBatch: "batch.created",
  updateBatch: "batch.updated",
  deleteBatch: "batch.deleted",
  startBatch: "batch.started",
  syncBatch: "batch.synced",
  setBatchUserStatuses: "batch.userStatusChanged",
  removeUsersFromBatch: "batch.usersRemoved",
  startGeneration: "generation.started",
  continueGeneration: "generation.continued",
  cancelGeneration: "generation.cancelled",
  discardGeneration: "generation.discarded",
  generateCourseQuestions: "generation.questionsSaved",
  generateCurriculumTopics: "generation.topicsSaved",
  saveGeneratedTopics: "generation.topicsSaved",
  saveGeneratedQuestions: "generation.questionsSaved",
  saveGeneratedLesson: "generation.lessonSaved",
} as const;

/** Mutations that the history leaves out, with the reason: what learners do all day, and chat. */
export const exemptMutations = {
  requestPasswordReset: "Asks for a mail; using its link is recorded.",
  requestEmailVerification: "Asks for a mail; using its link is recorded.",
  setTopicStatus: "A learner's tick.",
  markQuestion: "A learner's mark.",
  markResource: "A learner's mark.",
  recordTopicView: "A learner's progress.",
  recordWatching: "A learner's progress.",
  checkTopicQuestion: "A learner's answer.",
  saveTopicNote: "A learner's note.",
  askTopicQuestion: "A question under a lesson, like chat.",
  answerTopicQuestion: "An answer under a lesson, like chat.",
  acceptTopicAnswer: "Like chat.",
  sendMessage: "Chat.",
  forwardMessage: "Chat.",
  editMessage: "Chat.",
  deleteMessage: "Chat.",
  setFavourite: "Chat.",
  openDirectRoom: "Chat.",
  markRoomRead: "Chat.",
  tellTyping: "Chat.",
  markNotificationsRead: "What a person has read.",
  startAttempt: "A learner's answers.",
  saveAnswer: "A learner's answer.",
  submitAttempt: "A learner's answers.",
  shareAttempt: "A learner's own result.",
  checkPractice: "A learner's answer.",
  revealPractice: "A learner's answer.",
} as const;

/** What jobs change, by their kind; the other kinds change nothing that is recorded. */
const jobActions = {
  "archives.importCourse": "course.imported",
  "files.deleteUnused": "file.unusedDeleted",
} as const;

/** Changes that come from neither. */
const otherActions = ["file.uploaded", "user.accessReset"] as const;

export type HistoryAction =
  | (typeof recordedMutations)[keyof typeof recordedMutations]
  | (typeof jobActions)[keyof typeof jobActions]
  | (typeof otherActions)[number];

/** Every action, in order. */
export const historyActions: readonly HistoryAction[] = [
  ...new Set([...Object.values(recordedMutations), ...Object.values(jobActions), ...otherActions]),
].sort();

/** The action of a mutation; null for one that is not recorded. Throws for one that is on neither list. */
export function findAction(mutation: string): HistoryAction | null {
  const recorded: Readonly<Record<string, HistoryAction>> = recordedMutations;
  const action = recorded[mutation];
  if (action) return action;
  if (mutation in exemptMutations) return null;
  throw new Error(
    `${mutation} is neither in recordedMutations nor in exemptMutations (domains/history/actionContract.ts)`,
  );
}

/** The action of a job's changes; undefined for a kind whose changes are not recorded. */
export const findJobAction = (kind: string): HistoryAction | undefined =>
  (jobActions as Readonly<Record<string, HistoryAction>>)[kind];
