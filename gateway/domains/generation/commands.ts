import { unrecorded } from "#gateway/database/recording";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { admitAttempt, createAttempt } from "./attemptCommands";
import { refuseOverBudget } from "./budgetCommands";
import { generationMessages, instructionSchema, type RunKind } from "./contract";
import { endWhenUnwanted } from "./followJobs";
import type { Target } from "./promptRules";
import { readProposal } from "./proposalRules";
import { perform, type Run } from "./runnerCommands";
import { readTarget, type TargetKey } from "./targetLoaders";

export type Generating = Pick<
  Context,
  "db" | "bus" | "clock" | "log" | "config" | "tenant" | "generator" | "tasks"
>;

/** A request to generate for a target. */
export interface GenerationRequest extends TargetKey {
  kind: RunKind;
  instruction: string;
  /** The requested change to one part of a proposal, which `part` contains. */
  remark?: string | null | undefined;
  part?: string | null | undefined;
}

/** A run in progress; `over` settles when it ends, if this process runs it. */
export interface Started {
  runId: number;
  over: Promise<void>;
}

/** The running run with the same instruction: a double click starts one run. Refuses CONFLICT for another. */
async function findTwin(
  { db }: Generating,
  { userId }: Member,
  asked: GenerationRequest,
): Promise<number | null> {
  const running = await db.generationRun.findFirst({ where: { runningFor: userId } });
  if (!running) return null;
  const { kind, courseId, curriculumId, topicId, instruction, remark } = asked;
  const serialize = (item: object) => JSON.stringify(item);
  const isTwin =
    serialize([
      running.kind,
      running.courseId,
      running.curriculumId,
      running.topicId,
      running.instruction,
      running.remark,
    ]) === serialize([kind, courseId, curriculumId, topicId, instruction, remark ?? null]);
  if (isTwin) return running.id;
  throw new Refusal("CONFLICT", generationMessages.running);
}

interface NewRun {
  member: Member;
  asked: GenerationRequest;
  target: Target;
  model: string;
}

/** Inserts the run, its first attempt and its instruction; the database allows one run per user at a time. */
async function createRun({ db, clock }: Generating, { member, asked, target, model }: NewRun) {
  const { organizationId, userId, name } = member;
  const { kind, courseId, curriculumId, topicId, instruction, remark = null } = asked;
  const scope = { organizationId, courseId, curriculumId, kind };
  const now = clock();
  return db.$transaction(async (tx) => {
    await admitAttempt(tx, { organizationId, userId, now });
    const { id } = await tx.generationRun.create({
      data: {
        ...scope,
        topicId,
        userId,
        userName: name,
        targetTitle: target.lesson?.name ?? target.title,
        instruction,
        remark,
        model,
        startedAt: now,
        aliveAt: now,
        runningFor: userId,
      },
      select: { id: true },
    });
    // A lesson's instruction is about one topic: it is no example for others.
    if (remark === null && kind !== "LESSON")
      await tx.instruction.create({
        data: { ...scope, text: instruction, createdById: userId, createdAt: now },
      });
    return { runId: id, attemptId: await createAttempt(tx, { organizationId, userId, now }, id) };
  });
}

function begin(context: Generating, run: Run): Promise<void> {
  const { bus, tasks } = context;
  const controller = new AbortController();
  const stopListening = endWhenUnwanted(bus, run, controller);
  const start = () =>
    tasks.start("generation", (signal) =>
      perform(context, run, AbortSignal.any([signal, controller.signal])),
    );
  return unrecorded(start).finally(stopListening);
}

/** A lesson is known by its topic alone, and nothing else has one. */
const onlyTarget = ({ kind }: GenerationRequest) =>
  kind === "LESSON" ? { courseId: null, curriculumId: null } : { topicId: null };

/**
 * Starts to generate, and returns at once. Repeating the request while it runs returns the same run. Refuses
 * UNAVAILABLE without a model or while it keeps failing, INVALID, NOT_FOUND, and CONFLICT while another run
 * is in progress. Throws TooManyAttempts past the user's hourly limit or the day's budget.
 */
export async function startRun(
  context: Generating,
  member: Member,
  input: GenerationRequest,
): Promise<Started> {
  const { generator } = context;
  if (!generator) throw new Refusal("UNAVAILABLE", generationMessages.notConfigured);
  const asked: GenerationRequest = {
    ...input,
    ...parseInput(instructionSchema, input),
    ...onlyTarget(input),
  };
  const target = await readTarget(context, member, asked);
  if (asked.kind === "QUESTIONS" && target.modules.length === 0)
    throw new Refusal("CONFLICT", generationMessages.noModules);
  const twin = await findTwin(context, member, asked);
  if (twin !== null) return { runId: twin, over: Promise.resolve() };
  await refuseOverBudget(context);
  const made = await createRun(context, { member, asked, target, model: generator.model }).catch(
    async (error: unknown) => {
      // Both clicks of a double click may arrive at once: the database lets one of them through.
      const first = error instanceof Refusal ? await findTwin(context, member, asked) : null;
      if (first === null) throw error;
      return { first };
    },
  );
  if ("first" in made) return { runId: made.first, over: Promise.resolve() };
  const { organizationId } = member;
  const run = { ...made, organizationId, request: asked, target, generator };
  return { runId: run.runId, over: begin(context, run) };
}

interface OwnRun {
  runId: number;
}

/** The states of a run that was cut off while it generated. */
const cutOff = ["ABANDONED", "INTERRUPTED", "FAILED"] as const;

interface Reopening extends OwnRun {
  userId: number;
  model: string;
  now: Date;
}

/**
 * Of two concurrent clicks one finds the run still cut off; the database allows one run per user at a time.
 */
async function reopenRun(tx: TenantTransaction, { runId, userId, model, now }: Reopening): Promise<void> {
  const { count } = await tx.generationRun.updateMany({
    where: { id: runId, status: { in: [...cutOff] } },
    data: {
      status: "RUNNING",
      reason: null,
      continued: true,
      model,
      startedAt: now,
      aliveAt: now,
      runningFor: userId,
    },
  });
  if (count === 0) throw new Refusal("CONFLICT", generationMessages.notCutOff);
}

/**
 * Continues an own proposal that was cut off, and returns at once: its items keep their positions, and the
 * missing ones are requested. Refuses UNAVAILABLE without a model or while it keeps failing, NOT_FOUND, and
 * CONFLICT for a proposal that is complete, or while another run is in progress. Throws TooManyAttempts as
 * startRun does.
 */
export async function continueRun(context: Generating, member: Member, { runId }: OwnRun): Promise<Started> {
  const { db, clock, generator } = context;
  const { userId, organizationId } = member;
  if (!generator) throw new Refusal("UNAVAILABLE", generationMessages.notConfigured);
  const found = await db.generationRun.findFirst({ where: { id: runId, userId, remark: null } });
  if (!found || found.kind === "MARKS") throw new Refusal("NOT_FOUND", generationMessages.notFound);
  const run = { ...found, kind: found.kind };
  const target = await readTarget(context, member, run);
  const twin = await findTwin(context, member, run);
  if (twin === runId) return { runId, over: Promise.resolve() };
  await refuseOverBudget(context);
  const attempt = { organizationId, userId, now: clock() };
  const attemptId = await db.$transaction(async (tx) => {
    await admitAttempt(tx, attempt);
    await reopenRun(tx, { runId, model: generator.model, ...attempt });
    return createAttempt(tx, attempt, runId);
  });
  const { kind, instruction, proposal } = run;
  const request = { kind, instruction, before: readProposal(proposal) };
  return { runId, over: begin(context, { runId, attemptId, organizationId, request, target, generator }) };
}

/** The status of a cancelled run: a continued one stays in review with its items. */
const cancelledAs = (continued: boolean) =>
  continued
    ? { status: "ABANDONED" as const, reason: generationMessages.continuationCancelled }
    : { status: "CANCELLED" as const, reason: generationMessages.cancelled };

/** Cancels an own run and its request. Refuses NOT_FOUND, and CONFLICT when it has ended. */
export async function cancelRun({ db, bus }: Generating, member: Member, { runId }: OwnRun): Promise<void> {
  const { organizationId, userId } = member;
  const cancelled = await db.$transaction(async ({ generationRun }) => {
    let sum = 0;
    for (const continued of [true, false]) {
      const { count } = await generationRun.updateMany({
        where: { id: runId, userId, status: "RUNNING", continued },
        data: { ...cancelledAs(continued), runningFor: null },
      });
      sum += count;
    }
    return sum;
  });
  if (cancelled === 0) {
    const found = await db.generationRun.findFirst({ where: { id: runId, userId }, select: { id: true } });
    if (found) throw new Refusal("CONFLICT", generationMessages.notRunning);
    throw new Refusal("NOT_FOUND", generationMessages.notFound);
  }
  bus.publish("generationCancelled", { organizationId, runId });
  bus.publish("generationChanged", { organizationId, runId });
}
