/** What commands tell after commit, by topic. Every event names its tenant. */
export interface BusEvents {
  /** Sessions have ended: one by its hash, or all of a user but perhaps one. */
  sessionsEnded: { organizationId: number; userId: number; tokenHash?: string; except?: string };
  /** What a signed-in user's requests run as has changed: name, type, roles or being active. */
  userChanged: { organizationId: number; userId: number };
  /** The settings of an organization have changed. */
  organizationChanged: { organizationId: number };
  /** A learner has enrolled in a course, or has left it. */
  enrolmentChanged: { organizationId: number; userId: number; courseId: number };
  /** A learner has ticked or unticked a topic. */
  topicProgressChanged: { organizationId: number; userId: number; courseId: number; topicId: number };
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
  /** A batch, or who is in it, has changed or is gone. */
  batchChanged: { organizationId: number; batchId: number };
  /** A course of a batch, its topics or its trainers have changed, or it is gone. */
  batchCourseChanged: { organizationId: number; batchId: number; courseId: number };
  /** The reviews of a course, and so its rating, have changed. */
  reviewsChanged: { organizationId: number; courseId: number };
  /** A payment was written down, has changed or is gone. */
  paymentChanged: { organizationId: number; paymentId: number; userId: number };
}

export type BusTopic = keyof BusEvents;
