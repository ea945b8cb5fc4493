import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import type { Member } from "#gateway/session/viewer";
import { inOrder } from "../rules";
import { type CurrentKey, type Regraded, regradeQuestion } from "./regradeRules";
import { announceAttempts, requireResults } from "./resultCommands";
import { regradeSchema } from "./resultsContract";
import { gradeQuestions } from "./rules";

const readCopies = (tx: TenantTransaction, assessmentId: number) =>
  tx.attempt.findMany({
    where: { assessmentId },
    orderBy: { id: "asc" },
    select: {
      id: true,
      negativePercent: true,
      user: { select: { name: true } },
      questions: { orderBy: inOrder, include: { options: { orderBy: inOrder } } },
    },
  });

type Copies = Awaited<ReturnType<typeof readCopies>>;

/** The keys of the questions that attempts copied, as they are now. */
async function readKeys(tx: TenantTransaction, attempts: Copies): Promise<Map<number, CurrentKey>> {
  const ids = new Set(
    attempts.flatMap(({ questions }) => questions.flatMap(({ sourceId }) => sourceId ?? [])),
  );
  const questions = await tx.question.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      type: true,
      acceptedAnswers: true,
      value: true,
      tolerance: true,
      blanks: true,
      options: { orderBy: inOrder, select: { text: true, isCorrect: true, match: true } },
    },
  });
  return new Map(questions.map(({ id, ...key }) => [id, key]));
}

/** The effect of a regrade on one attempt. */
export interface RegradedAttempt {
  attemptId: number;
  learnerName: string;
  before: number;
  after: number;
  changes: (Regraded & { questionId: number })[];
}

function regradeAttempts(attempts: Copies, keys: ReadonlyMap<number, CurrentKey>): RegradedAttempt[] {
  return attempts.flatMap(({ id: attemptId, user, questions, negativePercent }) => {
    const changes = questions.flatMap((question) => {
      const key = keys.get(question.sourceId ?? -1);
      const regraded = key ? regradeQuestion(question, key, negativePercent) : null;
      return regraded ? [{ questionId: question.id, ...regraded }] : [];
    });
    if (changes.length === 0) return [];
    const marks = new Map(changes.map(({ questionId, after }) => [questionId, after]));
    const regraded = questions.map((question) => {
      const after = marks.get(question.id);
      return after === undefined ? question : { ...question, marks: after };
    });
    const [before, after] = [gradeQuestions(questions).points, gradeQuestions(regraded).points];
    return [{ attemptId, learnerName: user.name, before, after, changes }];
  });
}

interface Saved {
  organizationId: number;
  regradeId: number;
  byId: number;
  byName: string;
  at: Date;
  reason: string;
}

async function saveRegraded(tx: TenantTransaction, changes: RegradedAttempt["changes"], saved: Saved) {
  for (const { questionId, question, after } of changes) {
    const { acceptedAnswers, value, tolerance, blanks, options } = question;
    const key = { acceptedAnswers: [...acceptedAnswers], value, tolerance, blanks: blanks ?? [] };
    await tx.attemptQuestion.update({ where: { id: questionId }, data: { ...key, marks: after } });
    for (const { id, isCorrect, match, place } of options)
      await tx.attemptOption.update({ where: { id }, data: { isCorrect, match, place } });
  }
  await tx.markChange.createMany({
    data: changes
      .filter(({ before, after }) => before !== after)
      .map(({ questionId, before, after }) => ({ ...saved, questionId, before, after })),
  });
}

interface Regrading {
  assessmentId: number;
  dryRun: boolean;
  reason?: string | null | undefined;
}

/** The outcome of a regrade, or of one that is only tried. */
export interface RegradeOutcome {
  assessmentId: number;
  attempts: RegradedAttempt[];
  gained: number;
  lost: number;
}

/**
 * Scores the attempts of an assessment again by the present keys of its questions; a question that has changed into
 * another stays as it was. A dry run returns who would gain or lose. Refuses INVALID and NOT_FOUND.
 */
export async function regrade(
  { db, bus, clock }: CommandContext,
  member: Member,
  { assessmentId, dryRun, ...given }: Regrading,
): Promise<RegradeOutcome> {
  const { reason } = parseInput(regradeSchema, given);
  const { organizationId, userId: byId, name: byName } = member;
  const outcome = await db.$transaction(async (tx) => {
    await requireResults(tx, member, assessmentId);
    // No answer is saved while the attempts are scored.
    await tx.$queryRaw`
      SELECT "id" FROM "Attempt" WHERE "organizationId" = ${organizationId} AND "assessmentId" = ${assessmentId}
      ORDER BY "id" FOR UPDATE`;
    const copies = await readCopies(tx, assessmentId);
    const attempts = regradeAttempts(copies, await readKeys(tx, copies));
    const gained = attempts.filter(({ before, after }) => after > before).length;
    const lost = attempts.filter(({ before, after }) => after < before).length;
    if (!dryRun && attempts.length > 0) {
      const at = clock();
      const made = await tx.regrade.create({
        data: { organizationId, assessmentId, reason, gained, lost, byId, byName, at },
        select: { id: true },
      });
      const saved = { organizationId, regradeId: made.id, byId, byName, at, reason };
      await saveRegraded(
        tx,
        attempts.flatMap(({ changes }) => changes),
        saved,
      );
    }
    return { assessmentId, attempts, gained, lost };
  });
  const attemptIds = outcome.attempts.map(({ attemptId }) => attemptId);
  if (!dryRun) announceAttempts(bus, { organizationId, assessmentId, attemptIds });
  return outcome;
}
