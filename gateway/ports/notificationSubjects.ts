import type { Prisma } from "../database/generated/prisma/client";
import type { TenantTransaction } from "../database/tenantClient";
import type { Viewer } from "../session/viewer";

/** A column of a notification that names its subject; a notification has one of them. */
export type SubjectKey =
  | "courseId"
  | "batchId"
  | "topicId"
  | "topicQuestionId"
  | "paymentId"
  | "roomId"
  | "announcementId"
  | "givenId"
  | "submissionId"
  | "certificateId"
  | "assessmentId";

/** The people who may be notified of rows of one kind. */
interface SubjectRules {
  /** The notifications whose subject a viewer may see. */
  seen: (viewer: Viewer) => Prisma.NotificationWhereInput;
  /** Counts the subject with an id as a viewer sees it: 1, or 0 for one that is hidden. */
  count: (tx: TenantTransaction, id: number, viewer: Viewer) => Promise<number>;
  /**
   * The users who see the subject with an id regardless of their rights; rights that show it to staff are checked for
   * each of them.
   */
  recipients: (id: number) => Prisma.UserWhereInput;
  /** Whether staff's view depends on their rights; otherwise they see their own, as everyone does. */
  needsRights: boolean;
}

/** The subjects of a domain's notifications, by their column. */
export type NotificationSubjects = Readonly<Partial<Record<SubjectKey, SubjectRules>>>;

/** The subjects of all domains; the manifests fill it. */
const subjects = new Map<SubjectKey, SubjectRules>();

/** Adds the subjects of a domain's notifications. */
export function addNotificationSubjects(added: NotificationSubjects): void {
  for (const [key, rules] of Object.entries(added)) subjects.set(key as SubjectKey, rules);
}

/** Every subject with its rules. */
export const listNotificationSubjects = (): readonly (readonly [SubjectKey, SubjectRules])[] => [...subjects];

/** The rules of a subject. Throws for one that no domain declares. */
export function getSubjectRules(key: SubjectKey): SubjectRules {
  const rules = subjects.get(key);
  if (!rules) throw new Error(`no domain's manifest declares the notifications' subject ${key}`);
  return rules;
}
