import type { Expected, Outcome } from "./matrix";

export const everybody: Expected = {
  visitor: "yes",
  learner: "yes",
  coordinator: "yes",
  admin: "yes",
  other: "own",
};

/** Every viewer of the tenant; nothing for the other tenant. */
export const ofTheTenant: Expected = { ...everybody, other: "nothing" };

export const staffOnly: Expected = {
  visitor: "UNAUTHENTICATED",
  learner: "FORBIDDEN",
  coordinator: "yes",
  admin: "yes",
  other: "nothing",
};

/** The outcome for drafts: nothing but for staff of the tenant. */
export const hidden: Expected = {
  visitor: "nothing",
  learner: "nothing",
  coordinator: "yes",
  admin: "yes",
  other: "nothing",
};

export const signedIn: Expected = { ...everybody, visitor: "UNAUTHENTICATED" };

/** One outcome for visitors, another for everyone else. */
export const byMember = (visitor: Outcome, others: Outcome): Expected => ({
  visitor,
  learner: others,
  coordinator: others,
  admin: others,
  other: others,
});

/** A refusal of what was given, before who asks matters. */
export const invalid: Expected = byMember("INVALID", "INVALID");

/** The outcomes of staff commands for the tenant's staff, and for another tenant's. */
export const byStaff = (staff: Outcome, other: Outcome): Expected => ({
  visitor: "UNAUTHENTICATED",
  learner: "FORBIDDEN",
  coordinator: staff,
  admin: staff,
  other,
});

/** The outcomes of commands of ADMINs alone. */
export const byAdmin = (admin: Outcome, other: Outcome): Expected => ({
  ...byStaff(admin, other),
  coordinator: "FORBIDDEN",
});

/** The outcome for staff of either tenant. */
export const both = (outcome: Outcome): Expected => byStaff(outcome, outcome);

/** The outcomes of commands for the row's own staff, while another tenant's do not find it. */
export const ofOwn = (staff: Outcome): Expected => byStaff(staff, "NOT_FOUND");

/** The batch is the learner's own: staff and the learner see it. */
export const ofTheBatch: Expected = { ...hidden, learner: "yes" };

/** Events of a batch: staff and those in it hear of them. */
export const inTheBatch: Expected = { ...signedIn, other: "FORBIDDEN" };

/** The statuses of an entry for all viewers. */
export const statuses = (visitor: number, learner: number, staff: number, other: number) => ({
  visitor,
  learner,
  coordinator: staff,
  admin: staff,
  other,
});

/** The statuses of entries by what they are. */
export const status = {
  open: statuses(200, 200, 200, 200),
  ofTheTenant: statuses(200, 200, 200, 404),
  hidden: statuses(404, 404, 200, 404),
  signedIn: statuses(401, 200, 200, 404),
  staff: statuses(401, 403, 200, 404),
  lists: statuses(401, 403, 200, 200),
  missing: statuses(401, 403, 404, 404),
  invalid: statuses(401, 403, 400, 400),
  /** A change reads its row first, and another tenant finds none. */
  invalidChange: statuses(401, 403, 400, 404),
  conflict: statuses(401, 403, 409, 404),
  unavailable: statuses(401, 403, 503, 503),
} as const;

/** Nothing for anyone, as a secret that is not known shows. */
export const nothingForAll: Expected = {
  visitor: "nothing",
  learner: "nothing",
  coordinator: "nothing",
  admin: "nothing",
  other: "nothing",
};
