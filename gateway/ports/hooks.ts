import type { Bus } from "../bus/bus";
import type { TenantClient, TenantTransaction } from "../database/tenantClient";
import type { Member } from "../session/viewer";

interface CourseKey {
  organizationId: number;
  courseId: number;
}

interface HookContext {
  db: TenantClient;
  bus: Bus;
  clock: () => Date;
}

/** An account that comes to a batch or a course. */
export interface Joining {
  organizationId: number;
  userId: number;
  batchId: number | null;
  courseId: number | null;
  now: Date;
}

/** Announces on the bus what has been committed. */
export type Announcing = (bus: Bus) => void;

/** Refuses, within the transaction, a change that has been made. */
type Check = () => Promise<void>;

/**
 * The points at which a domain lets those above it follow, or refuse, and what they are told. A hook with a transaction runs
 * inside it; what it throws undoes the change.
 */
interface Points {
  /** A course has another title. */
  courseRenamed: [tx: TenantTransaction, change: { courseId: number; from: string; to: string }];
  /** A course is about to be deleted. */
  courseDeleted: [tx: TenantTransaction, courseId: number];
  /** A specialization is about to be deleted. */
  specializationDeleted: [tx: TenantTransaction, specializationId: number];
  /** A batch is about to be deleted. */
  batchDeleted: [tx: TenantTransaction, batch: { organizationId: number; batchId: number }];
  /** Learners have come into batches, left them, or changed their status there. */
  membersChanged: [tx: TenantTransaction, change: { organizationId: number; userIds: readonly number[] }];
  /** Questions of a course have changed: those that can be answered since, none when some were deleted. */
  questionsChanged: [tx: TenantTransaction, change: CourseKey & { questionIds: readonly number[] }];
  /** A member asks for the solution of a question of a course. */
  solutionAsked: [context: HookContext, member: Member, courseId: number];
  /** A learner has done all that a lesson asks for. */
  lessonDone: [context: HookContext, done: CourseKey & { userId: number; topicId: number }];
}

type Following = { readonly [Point in keyof Points]?: (...told: Points[Point]) => Promise<void> };

/** The points at which a domain follows those below it. */
export interface Hooks extends Following {
  /** Questions of a course are about to change; the check runs after they have. */
  questionsChanging?: (tx: TenantTransaction, course: CourseKey) => Promise<Check>;
  /** Someone has accepted an invitation to a batch or a course; what is returned runs after the commit. */
  invitationAccepted?: (tx: TenantTransaction, joining: Joining) => Promise<Announcing>;
}

/** The hooks of all domains; the manifests fill it. */
const known: Hooks[] = [];

/** Adds the hooks of a domain. */
export const addHooks = (hooks: Hooks): void => {
  known.push(hooks);
};

/** Runs every domain's hook of a point, one after the other. */
export async function runHooks<Point extends keyof Points>(
  point: Point,
  ...told: Points[Point]
): Promise<void> {
  for (const hooks of known) {
    const following: Following = hooks;
    await following[point]?.(...told);
  }
}

/** Changes questions of a course between the hooks before and their checks after. */
export async function changeQuestions<Result>(
  tx: TenantTransaction,
  course: CourseKey,
  change: () => Promise<Result>,
): Promise<Result> {
  const checks: Check[] = [];
  for (const { questionsChanging } of known)
    if (questionsChanging) checks.push(await questionsChanging(tx, course));
  const result = await change();
  for (const check of checks) await check();
  return result;
}

/** Lets an account that has accepted an invitation join its batch or course; returns what to announce after the commit. */
export async function joinInvited(tx: TenantTransaction, joining: Joining): Promise<Announcing[]> {
  const announcing: Announcing[] = [];
  for (const { invitationAccepted } of known)
    if (invitationAccepted) announcing.push(await invitationAccepted(tx, joining));
  return announcing;
}
