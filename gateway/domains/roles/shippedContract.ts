import { everyRight, noRights, type Right, type RightScope, type Rights } from "../rightsContract";

/** The roles that every organization has, by their purpose; it may have further ones. */
export const shippedRoles = {
  admin: "ADMIN",
  coordinator: "COORDINATOR",
  author: "AUTHOR",
  trainer: "TRAINER",
  finance: "FINANCE",
  support: "SUPPORT",
  learner: "LEARNER",
} as const;

export type ShippedRole = (typeof shippedRoles)[keyof typeof shippedRoles];

const allow = (scope: RightScope, ...names: readonly Right[]): Rights =>
  Object.fromEntries(names.map((name) => [name, scope]));

const catalogue = [
  "courses.read",
  "courses.write",
  "courses.import",
  "lessons.read",
  "lessons.write",
  "lessons.moderate",
  "questions.write",
  "resources.write",
  "curricula.read",
  "curricula.write",
  "categories.write",
  "specializations.write",
  "generation.use",
  "files.read",
  "blogs.write",
  "assessments.write",
  "assignments.write",
  "rubrics.write",
] satisfies readonly Right[];

const desk = [
  "users.read",
  "users.manage",
  "invitations.manage",
  "enrolments.write",
  "batches.read",
  "courses.read",
] satisfies readonly Right[];

/** The rights that a shipped role has in a new organization; ADMIN has every right, also those of later versions. */
export const shippedRights: Readonly<Record<ShippedRole, Rights>> = {
  ADMIN: everyRight,
  COORDINATOR: allow(
    "ALL",
    ...catalogue,
    ...desk,
    "batches.write",
    "batches.plan",
    "payments.read",
    "payments.write",
    "announcements.write",
    "assessments.results",
    "submissions.mark",
    "grades.read",
    "grades.write",
    "certificates.manage",
    "certificates.issue",
    "chat.moderate",
  ),
  AUTHOR: allow("ALL", ...catalogue),
  TRAINER: {
    ...allow("ALL", "curricula.read", "files.read", "generation.use", "rubrics.write"),
    ...allow(
      "OWN",
      "users.read",
      "batches.read",
      "batches.plan",
      "courses.read",
      "lessons.read",
      "lessons.write",
      "lessons.moderate",
      "questions.write",
      "resources.write",
      "announcements.write",
      "assessments.write",
      "assessments.results",
      "assignments.write",
      "submissions.mark",
      "grades.read",
      "grades.write",
      "certificates.issue",
    ),
  },
  FINANCE: allow("ALL", "payments.read", "payments.write", "users.read"),
  SUPPORT: allow("ALL", ...desk, "lessons.moderate", "chat.moderate", "payments.read"),
  LEARNER: noRights,
};

/** The purpose of each shipped role. */
export const shippedDescriptions: Readonly<Record<ShippedRole, string>> = {
  ADMIN: "Runs the organization: every right, always.",
  COORDINATOR: "Runs batches, courses and payments, without settings and staff accounts.",
  AUTHOR: "Writes courses, lessons and assessments.",
  TRAINER: "Teaches: what belongs to the batches and courses that the person teaches.",
  FINANCE: "Records payments and follows what is due.",
  SUPPORT: "Helps learners: accounts, invitations and enrolments.",
  LEARNER: "Learns. The courses and batches of the person decide what is open.",
};

/** A shipped role as it is stored in a new organization. */
export const getShipped = (name: ShippedRole) => ({
  description: shippedDescriptions[name],
  rights: name === shippedRoles.admin ? noRights : shippedRights[name],
});

/** A role that the product itself names, such as by invitations and sign-ins: it can be changed, but not renamed or deleted. */
export const isShipped = (name: string): name is ShippedRole => name in shippedRights;
