import { readCriteria } from "#gateway/domains/rubrics/rules";
import type { MarkedCriterion, SubmissionState } from "#gateway/domains/submissions/contract";
import { getPenalty, getScore, scalePoints } from "#gateway/domains/submissions/rules";
import { markdownToHtml, rendererVersion } from "#gateway/markdown/markdownToHtml";
import { markComments, submissionTexts } from "./content";
import type { AssignmentContent } from "./contentSchema";
import { itemAt } from "./lookup";
import type { Row } from "./rows";
import type { Tenant } from "./tenant";
import type { Person } from "./users";

/** A learner, or a team. */
export interface Worker {
  teamId: number | null;
  members: readonly Person[];
}

interface Working {
  assignment: Row<"Assignment">;
  given: Row<"GivenAssignment">;
  design: AssignmentContent;
  workers: readonly Worker[];
  trainer: Person;
}

/** The states of one worker's submissions, in order. */
type Tries = readonly SubmissionState[];

/** The outcomes of work whose due date has passed, by their shares; the rest has begun nothing. */
const after: readonly (readonly [share: number, tries: Tries])[] = [
  [0.5, ["ACCEPTED"]],
  [0.17, ["HANDED_IN"]],
  [0.07, ["RETURNED"]],
  [0.05, ["RETURNED", "DRAFT"]],
  [0.04, ["RETURNED", "HANDED_IN"]],
  [0.06, ["RETURNED", "ACCEPTED"]],
];
const before: typeof after = [
  [0.35, ["HANDED_IN"]],
  [0.1, ["ACCEPTED"]],
  [0.2, ["DRAFT"]],
];

/** The first worker of each shows a learner of the demo every state. */
const shown: readonly Tries[] = [["RETURNED", "ACCEPTED"], ["DRAFT"], ["HANDED_IN"]];

function chooseTries({ random, calendar }: Tenant, { given, assignment, workers }: Working, worker: Worker) {
  const isPast = given.dueAt !== null && given.dueAt <= calendar.moment(calendar.today, 0);
  if (worker === workers[0]) {
    const kind = assignment.kind === "PROJECT" ? 2 : isPast ? 0 : 1;
    return itemAt(shown, kind);
  }
  let left = random.fraction();
  for (const [share, tries] of isPast ? after : before) {
    left -= share;
    if (left < 0) return tries.slice(0, assignment.resubmissions + 1);
  }
  return [];
}

interface Try {
  working: Working;
  worker: Worker;
  state: SubmissionState;
  number: number;
  /** The day on which it was handed in, from today. */
  day: number;
}

const unrendered = { textHtml: "", rendererVersion: 0 };

/** Adds one submission, late by a number of days if handed in late. */
function makeTry(tenant: Tenant, { working, worker, state, number, day }: Try): Row<"Submission"> {
  const { random, rows, calendar, organizationId } = tenant;
  const { given, assignment, design } = working;
  const writer = itemAt(worker.members, 0);
  const at = calendar.moment(calendar.today + day, random.integer(32_400, 79_200));
  const handedInAt = state === "DRAFT" ? null : at;
  const texts = random.sample(submissionTexts, 3);
  const text = (state === "DRAFT" ? texts.slice(0, 1) : texts).join("\n\n");
  return rows.add("Submission", {
    id: rows.nextId("Submission"),
    organizationId,
    givenId: given.id,
    number,
    state,
    userId: worker.teamId === null ? writer.id : null,
    teamId: worker.teamId,
    text,
    // A draft is rendered when it is handed in.
    ...(handedInAt === null ? unrendered : { textHtml: markdownToHtml(text), rendererVersion }),
    link: assignment.accepts.includes("LINK") ? `https://work.demo.test/${given.id}/${writer.id}` : "",
    handedInAt,
    handedInById: handedInAt === null ? null : writer.id,
    handedInByItself: false,
    withdrawnAt: null,
    formerHandedInAt: null,
    daysLate: handedInAt === null || design.due === null ? 0 : Math.max(0, day - design.due),
    reviewerId: null,
    reservedUntil: null,
    createdAt: at,
    updatedAt: at,
  });
}

/** The level of each criterion, about as good as the work; a rubric has four. */
function chooseLevels(
  { random }: Tenant,
  given: Row<"GivenAssignment">,
  strength: number,
): MarkedCriterion[] {
  return readCriteria(given.criteria).map(({ key, levels }) => {
    const level = Math.min(levels.length - 1, Math.max(0, Math.round(strength + random.fraction() - 0.5)));
    return { key, level, points: itemAt(levels, level).points, comment: "" };
  });
}

/** Marks a submission, the same for each member of a team. */
function makeMarks(
  tenant: Tenant,
  { working, worker, state, day }: Try,
  submission: Row<"Submission">,
): void {
  const { random, rows, calendar, organizationId } = tenant;
  const { given, assignment, trainer } = working;
  const strength = state === "RETURNED" ? 0.6 : 1.4 + 1.6 * random.fraction();
  const criteria = chooseLevels(tenant, given, strength);
  const points =
    criteria.length > 0
      ? scalePoints(readCriteria(given.criteria), criteria, assignment.points)
      : Math.round((assignment.points * (strength + 0.2)) / 3.4);
  const penalty = getPenalty(assignment, submission.daysLate);
  const markedAt = calendar.moment(calendar.today + Math.min(day + 2, -1), 80_000);
  submission.updatedAt = markedAt;
  for (const { id: userId } of worker.members)
    rows.add("SubmissionMark", {
      id: rows.nextId("SubmissionMark"),
      organizationId,
      submissionId: submission.id,
      userId,
      outcome: state,
      points,
      maxPoints: assignment.points,
      penalty,
      score: getScore(points, penalty),
      comment: itemAt(markComments, Math.round(strength)),
      criteria: criteria.map((criterion) => ({ ...criterion })),
      markedById: trainer.id,
      markedByName: trainer.name,
      markedAt,
      replacedAt: null,
      undone: false,
    });
}

/**
 * The day on which a first submission is handed in: in time, or a little late if that is accepted and no other
 * follows.
 */
function chooseDay({ random }: Tenant, { opens, due, lateRule }: AssignmentContent, isOnly: boolean): number {
  const last = Math.min(-1, (due ?? 0) + (lateRule === "REFUSE" ? 0 : 2));
  return random.integer(opens + 2, Math.max(opens + 2, isOnly ? last : last - 3));
}

/** Grants an extension to the one who hands in late by it. */
function extend(tenant: Tenant, { given, design, trainer }: Working, { members }: Worker): void {
  const { organizationId, calendar, rows } = tenant;
  const createdAt = given.opensAt;
  if (design.due === null) return;
  rows.add("AssignmentExtension", {
    id: rows.nextId("AssignmentExtension"),
    organizationId,
    givenId: given.id,
    userId: itemAt(members, 0).id,
    dueAt: calendar.planned(calendar.today + design.due + 4, 86_340),
    reason: "Ill for three days",
    grantedById: trainer.id,
    grantedByName: trainer.name,
    createdAt,
    updatedAt: createdAt,
  });
}

/** Makes the submissions of learners who were given an assignment, and their marks. */
export function makeWork(tenant: Tenant, working: Working): void {
  for (const [place, worker] of working.workers.entries()) {
    const tries = chooseTries(tenant, working, worker);
    // One learner of each, not the first, has more time; they have not begun.
    if (place === 4 && worker.teamId === null) {
      extend(tenant, working, worker);
      continue;
    }
    const day = chooseDay(tenant, working.design, tries.length === 1);
    for (const [index, state] of tries.entries()) {
      const made = { working, worker, state, number: index + 1, day: day + 3 * index };
      const submission = makeTry(tenant, made);
      if (state === "RETURNED" || state === "ACCEPTED") makeMarks(tenant, made, submission);
    }
  }
}
