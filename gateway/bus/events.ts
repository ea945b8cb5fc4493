/** What became of a message, with as much of it as a list of rooms shows. */
export interface MessageChanged {
  organizationId: number;
  roomId: number;
  messageId: number;
  /** The room's version with this change in it. */
  version: number;
  /** Whether it was sent just now. */
  isNew: boolean;
  authorId: number;
  authorName: string;
  /** The beginning of its text; empty when it was deleted. */
  preview: string;
  isDeleted: boolean;
  /** ISO 8601. */
  createdDate: string;
  /** Who is in the room; null is everybody of the organization. */
  audience: readonly number[] | null;
}

/** What commands tell after commit, by topic. Every event names its tenant. */
export interface BusEvents {
  /** Rows that visitors may be shown were written, told by the tenant's client for each write: nothing can forget it. */
  contentWritten: { organizationId: number };
  /** Sessions have ended: one by its hash, or all of a user but perhaps one. */
  sessionsEnded: { organizationId: number; userId: number; tokenHash?: string; except?: string };
  /** What a signed-in user's requests run as has changed: name, type, roles or being active. */
  userChanged: { organizationId: number; userId: number };
  /** The same of many users at once. */
  usersChanged: { organizationId: number; userIds: readonly number[] };
  /** The settings of an organization have changed. */
  organizationChanged: { organizationId: number };
  /** Learners have joined courses, or have left them; told once for all whom one command enrols. */
  enrolmentsChanged: { organizationId: number; userIds: readonly number[]; courseIds: readonly number[] };
  /** A learner has asked for a place in a course, or staff have dismissed that. */
  placeRequestsChanged: { organizationId: number };
  /** A learner has ticked or unticked a topic. */
  topicProgressChanged: { organizationId: number; userId: number; courseId: number; topicId: number };
  /** A post of the blog was written, has changed or is gone. */
  blogPostsChanged: { organizationId: number };
  /** A learner has answered a question of an open attempt, or has ended it (then no question is named). */
  attemptChanged: { organizationId: number; attemptId: number; questionId: number | null };
  /** The list of categories has changed. */
  categoriesChanged: { organizationId: number };
  /** A specialization, or the courses in it, has changed or is gone. */
  specializationChanged: { organizationId: number; specializationId: number };
  /** A resource has changed or is gone. */
  resourceChanged: { organizationId: number; courseId: number; resourceId: number };
  /** A curriculum, or its outline, has changed or is gone. */
  curriculumChanged: { organizationId: number; curriculumId: number };
  /** A course, or its outline, has changed or is gone. */
  courseChanged: { organizationId: number; courseId: number };
  /** The same of many courses at once. */
  coursesChanged: { organizationId: number; courseIds: readonly number[] };
  /** A holiday was added, has changed or is gone: so have the class days of every batch. */
  holidaysChanged: { organizationId: number };
  /** A batch, or who is in it, has changed or is gone. */
  batchChanged: { organizationId: number; batchId: number };
  /** A course of a batch, its topics or its trainers have changed, or it is gone. */
  batchCourseChanged: { organizationId: number; batchId: number; courseId: number };
  /** The reviews of a course, and so its rating, have changed. */
  reviewsChanged: { organizationId: number; courseId: number };
  /** Topics of a batch course were ticked, unticked or planned. */
  batchTopicsChanged: {
    organizationId: number;
    batchId: number;
    courseId: number;
    topicIds: readonly number[];
  };
  /** A payment was written down, has changed or is gone. */
  paymentChanged: { organizationId: number; paymentId: number; userId: number };
  /** More of a generation has arrived, or it is over. */
  generationChanged: { organizationId: number; runId: number };
  /** A generation is to be ended upstream, whichever gateway runs it. */
  generationCancelled: { organizationId: number; runId: number };
  /** Somebody follows a generation, or the last on some gateway has stopped following it. */
  generationFollowed: { organizationId: number; runId: number; followed: boolean };
  /** A message was sent, edited or deleted. */
  messageChanged: MessageChanged;
  /** A person has read a room further than before; what is left unread is that person's alone to know. */
  roomRead: {
    organizationId: number;
    roomId: number;
    userId: number;
    name: string;
    messageId: number;
    unreadCount: number;
  };
  /** A message was kept as a favourite, or is one no longer; it is those people's alone to know. */
  favouriteChanged: {
    organizationId: number;
    userIds: readonly number[];
    messageId: number;
    isFavourite: boolean;
  };
  /** A gateway tells who has a socket open there, and who has come or gone since it told last. */
  presenceChanged: {
    organizationId: number;
    gateway: string;
    present: readonly number[];
    arrived: readonly number[];
    left: readonly number[];
  };
  /** A person is writing in a room. */
  typing: { organizationId: number; roomId: number; userId: number; name: string };
}

export type BusTopic = keyof BusEvents;

/** An event as those hear it who listen to several topics: `topic` tells which it is. */
export type BusEvent<Topic extends BusTopic = BusTopic> = {
  [Name in Topic]: BusEvents[Name] & { topic: Name };
}[Topic];
