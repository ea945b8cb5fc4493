/**
 * The addresses that figures open, by what they count: each lists exactly the rows of its figure, which a test compares for
 * every one of them.
 */
export const figureAddresses = {
  activeLearners: () => "/admin/users?type=U&active=yes&seen=yes",
  classesToday: () => "/admin/batches?today=yes",
  lateTopics: () => "/admin/batches/delayed",
  lateTopicsOf: (trainerId: number) => `/admin/batches/delayed?trainer=${trainerId}`,
  pendingPayments: () => "/admin/payments?status=PENDING",
  /** The payments of the month of a day, given as YYYY-MM-DD. */
  collectedInMonth: (day: string) =>
    `/admin/payments?status=PAID&year=${day.slice(0, 4)}&month=${Number(day.slice(5, 7))}`,
  draftCourses: () => "/admin/courses?status=DRAFT&sort=updated&descending=true",
  coursesWithoutTopics: () => "/admin/courses?lacking=TOPICS",
  coursesWithoutQuestions: () => "/admin/courses?lacking=QUESTIONS",
  coursesOfCategory: (categoryId: number) => `/admin/courses?category=${categoryId}`,
  /** The people enrolled in a course. */
  learnersOfCourse: (courseId: number) => `/admin/users?course=${courseId}`,
  resourcesOfCourse: (courseId: number) => `/admin/courses/${courseId}/resources`,
  usersOfBatch: (batchId: number) => `/admin/batches/${batchId}/users?status=PARTICIPANTS`,
  coursesOfBatch: (batchId: number) => `/admin/batches/${batchId}/courses`,
  keptMails: () => "/admin/mail?kept=yes",
  /** The payments of an account, on its profile. */
  paymentsOf: (username: string) => `/users/${encodeURIComponent(username)}`,
  /** The questions under lessons that wait for staff. */
  unansweredQuestions: () => "/admin/inbox",
  /** The requests of learners for places in paid courses. */
  placeRequests: () => "/admin/inbox/places",
  unreadMessages: () => "/chat",
  unreadNotifications: () => "/notifications?unread=yes",
  recipientsOf: (announcementId: number) => `/admin/announcements/${announcementId}`,
  readersOf: (announcementId: number) => `/admin/announcements/${announcementId}?read=yes`,
  certificatesOfTemplate: (templateId: number) => `/admin/certificates?template=${templateId}`,
  /** The submissions to an assignment that are not marked yet, those that someone is marking included. */
  unmarkedOf: (assignmentId: number) => `/admin/review?state=UNMARKED&assignment=${assignmentId}`,
  /** Those of one batch, or of everyone enrolled, to whom it was given. */
  unmarkedOfGiven: (givenId: number) => `/admin/review?state=UNMARKED&given=${givenId}`,
  /** The essays and files of an assessment that wait for a mark. */
  essaysOf: (assessmentId: number) => `/admin/assessments/${assessmentId}/results/marking`,
  holdersOf: (role: string) => `/admin/users?role=${encodeURIComponent(role)}`,
} as const;
