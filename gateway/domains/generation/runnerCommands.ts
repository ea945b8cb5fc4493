import { estimateCost } from "#gateway/ai/estimateCost";
import { faultMessages } from "#gateway/ai/faultMessages";
import { readPartialJson } from "#gateway/ai/partialJson";
import {
  type FaultKind,
  GenerationFault,
  serviceFailures,
  type TextGenerator,
  type Usage,
} from "#gateway/ai/TextGenerator";
import type { GenerationStatus } from "#gateway/database/generated/prisma/client";
import type { Context } from "#gateway/graphql/context";
import { stopping } from "#gateway/tasks";
import { generationMessages, type RunKind } from "./contract";
import { buildInstructions, buildMaterial, type Target, type Wish } from "./promptRules";
import { answerSchemas, countItems, type Proposal } from "./proposalRules";
import { goOn, proposeLesson, proposeQuestions, proposeTopics } from "./rules";

export type RunnerContext = Pick<Context, "db" | "bus" | "clock" | "log">;

/** A run that has its row and is about to begin. */
export interface Run {
  runId: number;
  /** The row of this request to the AI service. */
  attemptId: number;
  organizationId: number;
  request: Wish;
  target: Target;
  generator: TextGenerator;
}

/** The longest response that is read, in characters. */
const mostText = 200_000;
/** Intervals at which progress is published and a run reports that it is alive, in milliseconds. */
const pace = { shown: 150, alive: 3_000 } as const;

/** Parses a response into a proposal as it arrives. */
function openReading({ request, target }: Run) {
  const reader = readPartialJson();
  const asked = target.modules.map(({ id, name }, index) => ({ number: index + 1, moduleId: id, name }));
  let length = 0;
  const isWhole = (part: object) => reader.isClosed(part);
  const propose: Record<RunKind, () => Proposal> = {
    TOPICS: () => proposeTopics(reader.value),
    QUESTIONS: () => proposeQuestions(reader.value, { asked, isWhole }),
    LESSON: () => proposeLesson(reader.value, isWhole),
  };
  return {
    push(text: string): void {
      length += text.length;
      if (length > mostText) throw new GenerationFault("TOO_LONG", `more than ${mostText} characters`);
      reader.push(text);
      if (reader.state === "broken") throw new GenerationFault("BAD_JSON", `no JSON at character ${length}`);
    },
    length: () => length,
    proposal(): Proposal {
      const arrived = propose[request.kind]();
      return request.before ? goOn(request.before, arrived) : arrived;
    },
    /** Throws unless the response is complete and valid. */
    check(): void {
      if (reader.state !== "done") throw new GenerationFault("BAD_JSON", `the response is ${reader.state}`);
      const checked = answerSchemas[request.kind].safeParse(reader.value);
      if (!checked.success) throw new GenerationFault("WRONG_SHAPE", checked.error.message);
      if (countItems(this.proposal()) === 0)
        throw new GenerationFault("WRONG_SHAPE", "a response without content");
    },
  };
}

interface Outcome {
  status: GenerationStatus;
  reason: string | null;
}

/** The reasons for which a run is aborted. */
export const abortion = { cancelled: "CANCELLED", abandoned: "ABANDONED" } as const;

function outcomeOfAbort(reason: unknown): Outcome {
  if (reason === stopping) return { status: "INTERRUPTED", reason: generationMessages.interrupted };
  if (reason === abortion.abandoned) return { status: "ABANDONED", reason: generationMessages.abandoned };
  return { status: "CANCELLED", reason: generationMessages.cancelled };
}

/** Updates the row of a run while it is in progress, at most as often as it is published. */
function keepShown({ db, bus, clock }: RunnerContext, run: Run, proposal: () => Proposal) {
  const { runId, organizationId } = run;
  let changed = false;
  let lastAlive = performance.now();
  let writing: Promise<unknown> = Promise.resolve();
  const write = async () => {
    const shown = changed;
    changed = false;
    lastAlive = performance.now();
    const data = { aliveAt: clock(), ...(shown ? { proposal: proposal() } : {}) };
    await db.generationRun.updateMany({ where: { id: runId, status: "RUNNING" }, data });
    if (shown) bus.publish("generationChanged", { organizationId, runId });
  };
  const timer = setInterval(() => {
    if (changed || performance.now() - lastAlive >= pace.alive) writing = writing.then(write, write);
  }, pace.shown);
  return {
    change: () => {
      changed = true;
    },
    async stop() {
      clearInterval(timer);
      await writing;
    },
  };
}

interface Ending {
  aborted: boolean;
  fault: FaultKind | null;
  /** Number of characters received. */
  arrived: number;
}

/** Whether the service failed; null when the request was cancelled before a response. */
function hasServiceFailed({ aborted, fault, arrived }: Ending): boolean | null {
  if (aborted) return arrived > 0 ? false : null;
  return fault !== null && serviceFailures.has(fault);
}

async function ask(context: RunnerContext, run: Run, signal: AbortSignal) {
  const reading = openReading(run);
  const shown = keepShown(context, run, reading.proposal);
  const { request, target, generator } = run;
  const rules = buildInstructions(request);
  const material = buildMaterial(request, target);
  const form = { name: request.kind.toLowerCase(), schema: answerSchemas[request.kind] };
  let outcome: Outcome = { status: "FINISHED", reason: null };
  let usage: Usage | null = null;
  let fault: FaultKind | null = null;
  try {
    usage = await generator.generate({ rules, material, form, signal }, (text) => {
      reading.push(text);
      shown.change();
    });
    if (!signal.aborted) reading.check();
  } catch (error) {
    if (!(error instanceof GenerationFault)) throw error;
    context.log.warn({ err: error, kind: error.kind, runId: run.runId }, "a generation failed");
    fault = error.kind;
    outcome = { status: "FAILED", reason: faultMessages[fault] };
  } finally {
    await shown.stop();
  }
  const spent =
    usage ?? estimateCost({ asked: rules.length + material.length, answered: reading.length(), fault });
  return {
    failed: hasServiceFailed({ aborted: signal.aborted, fault, arrived: reading.length() }),
    outcome: signal.aborted ? outcomeOfAbort(signal.reason) : outcome,
    spent,
    proposal: reading.proposal(),
  };
}

/**
 * Calls the model and stores the result as it arrives, until it ends or is aborted; then publishes the
 * result.
 */
export async function perform(context: RunnerContext, run: Run, signal: AbortSignal): Promise<void> {
  const { db, bus, clock } = context;
  const { runId, attemptId, organizationId } = run;
  const started = performance.now();
  // A run that was cancelled on another gateway stays cancelled; only this process knows its usage.
  const over = async (outcome: Outcome, failed: boolean | null, cost: object = {}) => {
    const ended = { endedAt: clock(), failed };
    await db.generationAttempt.updateMany({ where: { id: attemptId }, data: ended });
    const milliseconds = { increment: Math.round(performance.now() - started) };
    await db.generationRun.updateMany({ where: { id: runId }, data: { ...cost, milliseconds } });
    await db.generationRun.updateMany({
      where: { id: runId, status: "RUNNING" },
      data: { ...outcome, runningFor: null },
    });
  };
  try {
    const { outcome, failed, spent, proposal } = await ask(context, run, signal);
    const { inputTokens, outputTokens } = spent;
    await over(outcome, failed, {
      inputTokens: { increment: inputTokens },
      outputTokens: { increment: outputTokens },
      proposal,
    });
  } catch (error) {
    await over({ status: "FAILED", reason: faultMessages.SERVER_FAILED }, null);
    throw error;
  } finally {
    bus.publish("generationChanged", { organizationId, runId });
  }
}
