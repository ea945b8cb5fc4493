/** A change to a message, with the fields that a list of rooms shows. */
export interface MessageChanged {
  organizationId: number;
  roomId: number;
  messageId: number;
  /** The room's version with this change in it. */
  version: number;
  /** Whether the message is new. */
  isNew: boolean;
  authorId: number;
  authorName: string;
  /** The beginning of its text; empty when it was deleted. */
  preview: string;
  isDeleted: boolean;
  /** ISO 8601. */
  createdDate: string;
  /** The ids of the room's members; null is every member of the organization. */
  recipients: readonly number[] | null;
}

/** Events that commands publish after commit, by topic. Each names its tenant. */
export interface BusEvents {
  /**
   * Rows that visitors may see were written: of these tables, or of any when they are left out. Published by the tenant's
   * client for each write, so no command can forget it.
   */
  contentWritten: { organizationId: number; tables?: readonly string[] };
  /** Sessions have ended: one by its hash, or all of a user but perhaps one. */
  sessionsEnded: { organizationId: number; userId: number; tokenHash?: string; except?: string };
  /** A signed-in user's name, type, roles or active state has changed. */
  userChanged: { organizationId: number; userId: number };
  /** The same for many users at once. */
  usersChanged: { organizationId: number; userIds: readonly number[] };
  /** The settings of an organization have changed. */
  organizationChanged: { organizationId: number };
  /** Learners have joined or left courses; one event for all learners of one command. */
  enrolmentsChanged: { organizationId: number; userIds: readonly number[]; courseIds: readonly number[] };
  /** A learner has requested a place in a course, or staff have dismissed a request. */
  placeRequestsChanged: { organizationId: number };
  /** A person has changed their notes on a topic. Only they may see it. */
  topicNoteChanged: { organizationId: number; userId: number; topicId: number };
  /** A learner has completed or reset a topic. */
  topicProgressChanged: { organizationId: number; userId: number; courseId: number; topicId: number };
  /**
   * The settings, the draft or the published blocks of a lesson were changed; `isPublished` tells whether its
   * readers see the change.
   */
  lessonChanged: { organizationId: number; courseId: number; topicId: number; isPublished: boolean };
  /** A question under a lesson was asked, answered, accepted or hidden. */
  topicQuestionsChanged: { organizationId: number; courseId: number; topicId: number; questionId: number };
  /** A blog post was created, updated or deleted. */
  blogPostsChanged: { organizationId: number };
  /** An attempt at an assessment was started, answered, ended, noted or marked. */
  sittingsChanged: { organizationId: number; assessmentId: number; attemptId: number };
  /** A learner has answered a question of an open attempt, or has finished it (then without a question). */
  attemptChanged: { organizationId: number; attemptId: number; questionId: number | null };
  /** The import of a course has read a file, is done or has failed. */
  courseImportChanged: { organizationId: number; importId: number; userId: number };
  /** Jobs were enqueued, tried, finished, dropped or retried. Wakes the workers of every gateway. */
  jobsChanged: { organizationId: number };
  /** Changes were recorded, or sealed. */
  historyChanged: { organizationId: number };
  /** Mails were written, sent, refused or suppressed. */
  mailChanged: { organizationId: number };
  /** Invitations were made, sent, accepted or revoked. */
  invitationsChanged: { organizationId: number };
  /** Users were notified, or have read notifications. Only those users may see it. */
  notificationsChanged: { organizationId: number; userIds: readonly number[]; hasArrived: boolean };
  /** The list of categories has changed. */
  categoriesChanged: { organizationId: number };
  /** A specialization, or its list of courses, was updated or deleted. */
  specializationChanged: { organizationId: number; specializationId: number };
  /** A resource was updated or deleted. */
  resourceChanged: { organizationId: number; courseId: number; resourceId: number };
  /** A curriculum, or its outline, was updated or deleted. */
  curriculumChanged: { organizationId: number; curriculumId: number };
  /** A course, or its outline, was updated or deleted. */
  courseChanged: { organizationId: number; courseId: number };
  /** An assessment was made, changed, published or archived. */
  assessmentsChanged: { organizationId: number };
  /** The same for many courses at once. */
  coursesChanged: { organizationId: number; courseIds: readonly number[] };
  /** A holiday was created, updated or deleted, which changes the class days of every batch. */
  holidaysChanged: { organizationId: number };
  /** A batch, or its list of users, was updated or deleted. */
  batchChanged: { organizationId: number; batchId: number };
  /** A batch course, its topics or its trainers were updated, or it was deleted. */
  batchCourseChanged: { organizationId: number; batchId: number; courseId: number };
  /** The reviews of a course, and so its rating, have changed. */
  reviewsChanged: { organizationId: number; courseId: number };
  /** Topics of a batch course were completed, reset or planned. */
  batchTopicsChanged: {
    organizationId: number;
    batchId: number;
    courseId: number;
    topicIds: readonly number[];
  };
  /** A payment was created, updated or deleted. */
  paymentChanged: { organizationId: number; paymentId: number; userId: number };
  /** A generation has progressed or ended. */
  generationChanged: { organizationId: number; runId: number };
  /** A generation must be cancelled, on whichever gateway runs it. */
  generationCancelled: { organizationId: number; runId: number };
  /** A user follows a generation, or the last follower on some gateway has left. */
  generationFollowed: { organizationId: number; runId: number; followed: boolean };
  /** A file was uploaded, changed or deleted. */
  filesChanged: { organizationId: number };
  /** A message was sent, edited or deleted. */
  messageChanged: MessageChanged;
  /** A user has read further in a room. Only that user may see the unread count. */
  roomRead: {
    organizationId: number;
    roomId: number;
    userId: number;
    name: string;
    messageId: number;
    unreadCount: number;
  };
  /** A message was added to or removed from favourites. Only those users may see it. */
  favouriteChanged: {
    organizationId: number;
    userIds: readonly number[];
    messageId: number;
    isFavourite: boolean;
  };
  /** A gateway reports who has a socket open there, and who has come or gone since its last report. */
  presenceChanged: {
    organizationId: number;
    gateway: string;
    present: readonly number[];
    arrived: readonly number[];
    left: readonly number[];
  };
  /** A person is writing in a room. */
  typing: { organizationId: number; roomId: number; userId: number; name: string };
  /**
   * Marks, items or the grade scheme of a course were changed, in a batch or in all (null); of some learners, or of
   * everyone in it (null).
   */
  gradesChanged: {
    organizationId: number;
    courseId: number;
    batchId: number | null;
    userIds: readonly number[] | null;
  };
  /** Announcements were written, changed, sent, cancelled or read. */
  announcementsChanged: { organizationId: number };
  /** Assignments or rubrics were written, given, extended or taken back, or teams have changed. */
  assignmentsChanged: { organizationId: number };
  /** A submission was handed in, withdrawn, taken, released, marked, or its draft was saved. */
  submissionChanged: { organizationId: number; submissionId: number };
  /** Submissions came into the review queue, left it, or were taken or released there. */
  reviewQueueChanged: { organizationId: number };
  /** Templates of certificates were saved, or certificates issued, reissued or revoked. */
  certificatesChanged: { organizationId: number };
  /** Roles were made, changed or deleted. */
  rolesChanged: { organizationId: number };
  /** The progress of an issuing, for the person who asked for it. */
  certificateRunChanged: { organizationId: number; runId: number; userId: number };
}

export type BusTopic = keyof BusEvents;

/** An event for subscribers of several topics: `topic` tells which it is. */
export type BusEvent<Topic extends BusTopic = BusTopic> = {
  [Name in Topic]: BusEvents[Name] & { topic: Name };
}[Topic];
