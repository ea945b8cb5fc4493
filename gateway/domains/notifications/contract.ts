/** A kind of notification. */
interface KindOfNotification {
  name: string;
  /** Its source does not exist yet: it is registered, and not offered. */
  isHidden?: true;
  /** Sent by mail at once and without a choice: it has no switch and is not shown in the product. */
  isSecurity?: true;
}

/** Every kind of notification. */
export const notificationKinds = {
  invitation: { name: "Invitations", isSecurity: true },
  verify: { name: "Confirming your email address", isSecurity: true },
  reset: { name: "Resetting your password", isSecurity: true },
  welcome: { name: "Joining a batch" },
  enrolled: { name: "Enrolments in courses" },
  classTomorrow: { name: "Classes tomorrow", isHidden: true },
  classSoon: { name: "Classes in an hour", isHidden: true },
  classMoved: { name: "Moved classes", isHidden: true },
  classCancelled: { name: "Cancelled classes", isHidden: true },
  topicsLate: { name: "Late topics", isHidden: true },
  newLesson: { name: "New lessons" },
  questionAsked: { name: "Questions in your courses" },
  questionAnswered: { name: "Replies to your questions" },
  answerAccepted: { name: "Accepted answers" },
  assignmentGiven: { name: "New assignments", isHidden: true },
  assignmentDue: { name: "Assignments due soon", isHidden: true },
  assignmentHandedIn: { name: "Submitted assignments", isHidden: true },
  assignmentMarked: { name: "Marked assignments", isHidden: true },
  assessmentOpened: { name: "New assessments", isHidden: true },
  assessmentMarked: { name: "Marked assessments", isHidden: true },
  paymentRecorded: { name: "Payments and receipts" },
  paymentDue: { name: "Payments due", isHidden: true },
  certificateIssued: { name: "Certificates", isHidden: true },
  chatUnread: { name: "Unread direct messages", isHidden: true },
  announcement: { name: "Announcements", isHidden: true },
} as const satisfies Readonly<Record<string, KindOfNotification>>;

type Kinds = typeof notificationKinds;

/** The kinds that are shown in the product: those with a source and without a mail of their own. */
export type NotificationKind = {
  [Kind in keyof Kinds]: Kinds[Kind] extends { isHidden: true } | { isSecurity: true } ? never : Kind;
}[keyof Kinds];

export const notificationLimits = {
  ids: 500,
  /** Within so many seconds, several of a kind become one. */
  mergeSeconds: 60,
} as const;

export const notificationMessages = {
  chooseOne: "Choose notifications, or all of them",
  tooMany: `Choose at most ${notificationLimits.ids} notifications`,
  readFailed: "Unable to mark notifications as read",
} as const;
