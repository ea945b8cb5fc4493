import type { z } from "zod";
import { estimateCost } from "#gateway/ai/estimateCost";
import { faultMessages } from "#gateway/ai/faultMessages";
import {
  type FaultKind,
  GenerationFault,
  serviceFailures,
  type TextGenerator,
} from "#gateway/ai/TextGenerator";
import { composeTexts } from "#gateway/composeTexts";
import type { Context } from "#gateway/graphql/context";
import type { Member } from "#gateway/session/viewer";
import { admitAttempt, createAttempt } from "./attemptCommands";
import { refuseOverBudget } from "./budgetCommands";
import type { UsedFor } from "./contract";

type Asking = Pick<Context, "db" | "clock" | "config" | "tenant" | "log">;

interface Question<Response> {
  generator: TextGenerator;
  kind: UsedFor;
  /** The course it is about, for the list of usage. */
  courseId: number;
  targetTitle: string;
  request: { rules: string; material: string; form: { name: string; schema: z.ZodType<Response> } };
}

/** Reads a response by its form. Throws GenerationFault. */
function readResponse<Response>(text: string, schema: z.ZodType<Response>): Response {
  let json: unknown;
  try {
    json = composeTexts(JSON.parse(text));
  } catch (error) {
    throw new GenerationFault("BAD_JSON", "the response is no JSON", { cause: error });
  }
  const { data, error } = schema.safeParse(json);
  if (error) throw new GenerationFault("WRONG_SHAPE", error.message);
  return data;
}

type About = Omit<Question<unknown>, "request">;

interface Begun {
  runId: number;
  attemptId: number;
  started: number;
}

const patience = 60_000;

/** Admits the request by the limits of the member and the service, and keeps its rows. */
function begin({ db, clock }: Asking, member: Member, { generator, kind, ...scope }: About) {
  const { organizationId, userId, name: userName } = member;
  const now = clock();
  const attempt = { organizationId, userId, now };
  return db.$transaction(async (tx) => {
    await admitAttempt(tx, attempt);
    const run = { ...scope, kind, organizationId, userId, userName, instruction: "", model: generator.model };
    const { id: runId } = await tx.generationRun.create({
      data: { ...run, startedAt: now, aliveAt: now },
      select: { id: true },
    });
    return { runId, attemptId: await createAttempt(tx, attempt, runId) };
  });
}

interface Ended {
  asked: number;
  answered: number;
  usage: { inputTokens: number; outputTokens: number } | null;
  fault: FaultKind | null;
}

/** Saves the tokens that the request used, and its outcome. */
async function end({ db, clock }: Asking, { runId, attemptId, started }: Begun, ended: Ended): Promise<void> {
  const { usage, fault } = ended;
  const { inputTokens, outputTokens } = usage ?? estimateCost(ended);
  const outcome = fault
    ? ({ status: "FAILED", reason: faultMessages[fault] } as const)
    : ({ status: "SAVED" } as const);
  const milliseconds = Math.round(performance.now() - started);
  const failed = fault !== null && serviceFailures.has(fault);
  await db.generationAttempt.update({ where: { id: attemptId }, data: { endedAt: clock(), failed } });
  await db.generationRun.update({
    where: { id: runId },
    data: { ...outcome, inputTokens, outputTokens, milliseconds },
  });
}

/**
 * Asks the model once and returns its response in the wanted form. It counts like a generation: for the day's
 * budget, the limits of the member and of a failing service, and in the list of usage. Throws GenerationFault,
 * TooManyAttempts and UnavailableForNow.
 */
export async function askModel<Response>(
  context: Asking,
  member: Member,
  question: Question<Response>,
): Promise<Response> {
  const { request, ...about } = question;
  await refuseOverBudget(context);
  const begun = { ...(await begin(context, member, about)), started: performance.now() };
  const asked = request.rules.length + request.material.length;
  let text = "";
  let used: Ended["usage"] = null;
  const ended = (usage: Ended["usage"], fault: FaultKind | null) =>
    end(context, begun, { asked, answered: text.length, usage, fault });
  try {
    const signal = AbortSignal.timeout(patience);
    const usage = await about.generator.generate({ ...request, signal }, (part) => {
      text += part;
    });
    if (signal.aborted) throw new GenerationFault("TIMEOUT", `no response within ${patience} ms`);
    used = usage;
    const response = readResponse(text, request.form.schema);
    await ended(usage, null);
    return response;
  } catch (error) {
    await ended(used, error instanceof GenerationFault ? error.kind : "SERVER_FAILED");
    throw error;
  }
}
