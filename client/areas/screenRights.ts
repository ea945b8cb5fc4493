import type { Right } from "#gateway/domains/rightsContract";

/** A right, or several that are all needed. */
type ScreenRight = Right | readonly Right[];

/**
 * Which rights open which screens below /admin: one of those named is enough, and without any all staff may. The first
 * pattern that matches decides. The server decides what is read and changed; this keeps people from screens and links
 * that could only tell them no.
 */
export const screenRights: readonly (readonly [pattern: string, ...rights: ScreenRight[]])[] = [
  ["dashboard"],
  ["courses/add", "courses.write"],
  ["courses/create", "courses.write"],
  ["courses/import", "courses.import"],
  ["courses/:id/edit", "courses.write"],
  ["courses/:id/topics/generate", ["generation.use", "courses.write"]],
  ["courses/:id/questions/generate", ["generation.use", "questions.write"]],
  ["courses/:id/topics/:topicId/edit", "lessons.write"],
  ["courses/:id/questions/exchange", "questions.write"],
  ["courses/:id/questions", "questions.write"],
  ["courses/:id/resources/create", "resources.write"],
  ["courses/:id/resources/:resourceId/edit", "resources.write"],
  ["courses/:id/history", "history.read"],
  ["courses/*", "courses.read", "courses.write", "lessons.write"],
  ["generation", "history.read"],
  ["categories/create", "categories.write"],
  ["categories", "categories.write"],
  ["curriculum/create", "curricula.write"],
  ["curriculum/:id/edit", "curricula.write"],
  ["curriculum/:id/topics/upload", "curricula.write"],
  ["curriculum/:id/topics/generate", ["generation.use", "curricula.write"]],
  ["curriculum/:id/questions/generate", ["generation.use", "curricula.write"]],
  ["curriculum/:id/questions", "curricula.write"],
  ["curriculum/*", "curricula.read", "curricula.write"],
  ["specializations/*", "specializations.write"],
  ["resources/*", "courses.read", "resources.write"],
  ["assessments/create", "assessments.write"],
  ["assessments/:id/edit", "assessments.write"],
  ["assessments/:id/preview", "assessments.write"],
  ["assessments/:id/results/*", "assessments.results"],
  ["assessments", "assessments.write", "assessments.results"],
  ["assignments/create", "assignments.write"],
  ["assignments/:id/edit", "assignments.write"],
  ["assignments", "assignments.write", "submissions.mark"],
  ["rubrics/*", "rubrics.write"],
  ["inbox/places", "enrolments.write"],
  ["inbox", "lessons.moderate"],
  ["review", "submissions.mark"],
  ["files", "files.read", "files.manage"],
  ["users/create", "users.manage", "users.manageStaff"],
  ["users/import", "users.manage"],
  ["users/invitations/*", "invitations.manage"],
  ["users/:id/edit", "users.manage", "users.manageStaff"],
  ["users/:id/history", "history.read"],
  ["users/*", "users.read"],
  ["batches/create", "batches.write"],
  ["batches/:id/edit", "batches.write"],
  ["batches/:id/users/assign", "batches.write"],
  ["batches/:id/courses/create", "batches.write"],
  ["batches/:id/courses/:courseId/edit", "batches.write"],
  ["batches/:id/courses/:courseId/assign-trainer", "batches.write"],
  ["batches/:id/courses/:courseId/plan/edit", "batches.plan"],
  ["batches/:id/grades", "grades.read"],
  ["batches/:id/history", "history.read"],
  ["batches/*", "batches.read"],
  ["certificates/templates/create", "certificates.manage"],
  ["certificates/templates/:id/issue", "certificates.issue"],
  ["certificates/*", "certificates.manage", "certificates.issue"],
  ["payments/create", "payments.write"],
  ["payments/:id/edit", "payments.write"],
  ["payments/:id/history", "history.read"],
  ["payments/*", "payments.read"],
  ["announcements/*", "announcements.write"],
  ["blogs/*", "blogs.write"],
  ["mail/*", "mail.manage"],
  ["history", "history.read"],
  ["organizations/holidays"],
  ["organizations/:id/history", "history.read"],
  ["organizations/*"],
  ["roles/create", "roles.manage"],
  ["roles/:id/edit", "roles.manage"],
  ["roles/*", "roles.manage", "users.manageStaff"],
  ["sign-in", "signIn.manage"],
  ["jobs", "jobs.manage"],
  ["system", "system.read"],
];

// A list has fifty links, and each asks: the patterns are compiled once.
const compiled = screenRights.map(([pattern, ...rights]) => ({
  rights,
  address: new RegExp(`^/admin/${pattern.replaceAll(/:\w+/g, "[^/]+").replace(/\/\*$/, "(/.*)?")}/?$`),
}));

/** The pattern that decides on an address, by its place in the table; -1 for none. */
export const findScreen = (pathname: string): number =>
  compiled.findIndex(({ address }) => address.test(pathname));

/** The rights of which one opens the screen at a path; none where all staff may. */
export function listScreenRights(path: string): readonly ScreenRight[] {
  const [pathname = ""] = path.split(/[?#]/, 1);
  return compiled[findScreen(pathname)]?.rights ?? [];
}
