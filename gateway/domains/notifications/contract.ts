import { defineLabels } from "../labelsContract";
/** When a user gets the mail of a kind: at once, or with others once a day. */
export const mailTimingLabels = defineLabels({ NOW: "At once", DAILY: "Once a day" });
export type MailTiming = keyof typeof mailTimingLabels;

/** A kind of notification. */
interface KindOfNotification {
  name: string;
  /** When it is mailed to those who have not chosen; never when left out. */
  mail?: MailTiming;
  /** Nothing sends it yet: it is registered, and not offered. Remove this with the source. */
  isHidden?: true;
  /** Sent by mail at once and without a choice: it has no switch and is not shown in the product. */
  isSecurity?: true;
}

/** Every kind of notification. */
export const notificationKinds = {
  invitation: { name: "Invitations", isSecurity: true },
  verify: { name: "Confirming your email address", isSecurity: true },
  reset: { name: "Resetting your password", isSecurity: true },
  welcome: { name: "Joining a batch", mail: "NOW" },
  enrolled: { name: "Enrolments in courses", mail: "NOW" },
  classTomorrow: { name: "Classes tomorrow", isHidden: true },
  classSoon: { name: "Classes in an hour", isHidden: true },
  classMoved: { name: "Moved classes", isHidden: true },
  classCancelled: { name: "Cancelled classes", isHidden: true },
  topicsLate: { name: "Late topics in your courses", mail: "NOW" },
  newLesson: { name: "New lessons", mail: "DAILY" },
  questionAsked: { name: "Questions in your courses", mail: "DAILY" },
  questionAnswered: { name: "Replies to your questions", mail: "NOW" },
  answerAccepted: { name: "Accepted answers" },
  assignmentGiven: { name: "New assignments", mail: "NOW" },
  assignmentDue: { name: "Assignments due soon", mail: "NOW" },
  draftDue: { name: "Drafts not handed in yet", mail: "NOW" },
  draftHandedIn: { name: "Drafts handed in for you", mail: "NOW" },
  assignmentHandedIn: { name: "Submitted assignments", mail: "DAILY" },
  assignmentMarked: { name: "Marked assignments", mail: "NOW" },
  assessmentOpened: { name: "New assessments", mail: "NOW" },
  assessmentMarked: { name: "Marked assessments", mail: "NOW" },
  paymentRecorded: { name: "Payments and receipts", mail: "NOW" },
  paymentDue: { name: "Payments due", isHidden: true },
  certificateIssued: { name: "Certificates", mail: "NOW" },
  chatUnread: { name: "Unread direct messages", mail: "NOW" },
  announcement: { name: "Announcements", mail: "NOW" },
} as const satisfies Readonly<Record<string, KindOfNotification>>;

type Kinds = typeof notificationKinds;

/** The kinds that `notify` can have texts for: those without their own kind of mail. */
export type NotificationKind = {
  [Kind in keyof Kinds]: Kinds[Kind] extends { isSecurity: true } ? never : Kind;
}[keyof Kinds];

/** The kinds that are shown in the product: those with a source and without their own kind of mail. */
export type ShownNotificationKind = {
  [Kind in NotificationKind]: Kinds[Kind] extends { isHidden: true } ? never : Kind;
}[NotificationKind];

/** The kinds that are shown in the product, in their order. */
export const shownNotificationKinds = Object.entries<KindOfNotification>(notificationKinds).flatMap(
  ([kind, { isHidden, isSecurity }]) => (isHidden || isSecurity ? [] : [kind as ShownNotificationKind]),
);

/** A kind by its name; undefined when it is not shown in the product. */
export function findNotificationKind(kind: string): KindOfNotification | undefined {
  const found = shownNotificationKinds.find((notificationKind) => notificationKind === kind);
  return found && notificationKinds[found];
}

export const notificationLimits = {
  ids: 500,
  /** Seconds within which several of a kind become one. */
  mergeSeconds: 60,
  /** The hour of the daily mail for those who have not chosen one. */
  usualHour: 18,
} as const;

export const notificationMessages = {
  chooseOne: "Choose notifications, or all of them",
  tooMany: `Choose at most ${notificationLimits.ids} notifications`,
  markRead: { fallback: "Unable to mark notifications as read" },
  unknownKind: "Choose a kind of notification",
  noHour: "Choose an hour from 0 to 23",
  choose: { fallback: "Unable to save your choice" },
} as const;
