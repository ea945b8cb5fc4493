import type { z } from "zod";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { extendCourse } from "../courses/commands";
import { changeTopic } from "../courses/lessonCommands";
import { extendCurriculum, extendCurriculumQuestions } from "../curricula/commands";
import { toColumns } from "../lessons/contentCommands";
import { appendBlocks, type FieldBlock } from "../lessons/importCommands";
import type { AddedToModules, RenderedModule, RenderedQuestion } from "../questions/bankCommands";
import { addQuestions } from "../questions/commands";
import { renderQuestion } from "../questions/courseBankCommands";
import { type Generating, type GenerationRequest, startRun } from "./commands";
import {
  generationMessages,
  keptLessonSchema,
  keptQuestionsSchema,
  keptTopicsSchema,
  type RunKind,
} from "./contract";
import { type Proposal, readProposal } from "./proposalRules";
import type { TargetKey } from "./targetLoaders";

/** The reviewed items of a run. */
interface Kept {
  runId: number;
  input: unknown;
}

/** The states in which a proposal waits for its review. */
export const reviewable = ["FINISHED", "ABANDONED", "INTERRUPTED", "FAILED"] as const;

interface Claim {
  member: Member;
  runId: number;
  /** Undefined takes any. */
  kind?: RunKind | undefined;
  status: "SAVED" | "DISCARDED";
}

const ownRun = ({ member, runId, kind }: Omit<Claim, "status">) => ({
  id: runId,
  userId: member.userId,
  remark: null,
  ...(kind ? { kind } : {}),
});

/** Refuses NOT_FOUND for a run that is not the member's. */
async function requireRun(tx: Pick<TenantTransaction, "generationRun">, wanted: Omit<Claim, "status">) {
  const select = { courseId: true, curriculumId: true, topicId: true };
  const run = await tx.generationRun.findFirst({ where: ownRun(wanted), select });
  if (!run) throw new Refusal("NOT_FOUND", generationMessages.notFound);
  return run;
}

/** Ends the review of a proposal, once. Refuses NOT_FOUND, and CONFLICT when it has ended already. */
async function claim(tx: TenantTransaction, { member, runId, kind, status }: Claim): Promise<TargetKey> {
  const { count } = await tx.generationRun.updateMany({
    where: { ...ownRun({ member, runId, kind }), status: { in: [...reviewable] } },
    data: { status },
  });
  const run = await requireRun(tx, { member, runId, kind });
  if (count === 0) throw new Refusal("CONFLICT", generationMessages.alreadySaved);
  return run;
}

function tellChange({ bus }: Generating, { organizationId }: Member, { courseId, curriculumId }: TargetKey) {
  if (courseId !== null) bus.publish("courseChanged", { organizationId, courseId });
  if (curriculumId !== null) bus.publish("curriculumChanged", { organizationId, curriculumId });
}

async function save(
  context: Generating,
  taken: Omit<Claim, "status">,
  write: (tx: TenantTransaction, target: TargetKey) => Promise<number>,
): Promise<TargetKey> {
  const target = await context.db.$transaction(async (tx) => {
    const claimed = await claim(tx, { ...taken, status: "SAVED" });
    if ((await write(tx, claimed)) === 0) throw new Refusal("CONFLICT", generationMessages.nothingToSave);
    return claimed;
  });
  tellChange(context, taken.member, target);
  return target;
}

/**
 * Saves the reviewed modules, topics and objectives, all or none. Refuses INVALID, NOT_FOUND and CONFLICT.
 */
export function saveTopics(context: Generating, member: Member, { runId, input }: Kept): Promise<TargetKey> {
  const kept = parseInput(keptTopicsSchema, input);
  const extension = { ...kept, organizationId: member.organizationId, now: context.clock() };
  return save(context, { member, runId, kind: "TOPICS" }, (tx, { courseId, curriculumId }) =>
    courseId === null
      ? extendCurriculum(tx, { ...extension, curriculumId: curriculumId ?? -1 })
      : extendCourse(tx, courseId, extension),
  );
}

type KeptModules = z.output<typeof keptQuestionsSchema>;

async function renderModules({ modules }: KeptModules, by: Member): Promise<AddedToModules["modules"]> {
  const rendered: RenderedModule[] = [];
  for (const [module, { moduleId, questions }] of modules.entries()) {
    const ofModule: RenderedQuestion[] = [];
    for (const [index, question] of questions.entries())
      ofModule.push(
        await renderQuestion(question, { by, field: `modules.${module}.questions.${index}.markdown` }),
      );
    rendered.push({ moduleId, questions: ofModule });
  }
  return rendered;
}

/** Saves the reviewed questions, all or none. Refuses INVALID, NOT_FOUND and CONFLICT. */
export async function saveQuestions(
  context: Generating,
  member: Member,
  { runId, input }: Kept,
): Promise<TargetKey> {
  const kept = parseInput(keptQuestionsSchema, input);
  const { organizationId } = member;
  await requireRun(context.db, { member, runId, kind: "QUESTIONS" });
  const modules = await renderModules(kept, member);
  return save(context, { member, runId, kind: "QUESTIONS" }, (tx, { courseId, curriculumId }) =>
    courseId === null
      ? extendCurriculumQuestions(tx, {
          organizationId,
          curriculumId: curriculumId ?? -1,
          modules,
          now: context.clock(),
        })
      : addQuestions(tx, { organizationId, courseId, modules }),
  );
}

/** Adds the reviewed blocks at the end of a lesson's draft, all or none. Refuses INVALID, NOT_FOUND and CONFLICT. */
export async function saveLesson(
  context: Generating,
  member: Member,
  { runId, input }: Kept,
): Promise<{ topicId: number }> {
  const { blocks } = parseInput(keptLessonSchema, input);
  const { topicId } = await requireRun(context.db, { member, runId, kind: "LESSON" });
  if (!topicId) throw new Refusal("NOT_FOUND", generationMessages.notFound);
  const rendered: FieldBlock[] = [];
  for (const [index, block] of blocks.entries()) {
    const field = `blocks.${index}.markdown`;
    rendered.push({ field, columns: await toColumns(block, { by: member, field }) });
  }
  await changeTopic(context, { member, topicId, part: "DRAFT" }, async (tx, topic) => {
    await claim(tx, { member, runId, kind: "LESSON", status: "SAVED" });
    await appendBlocks(tx, { member, topic, blocks: rendered });
  });
  return { topicId };
}

/**
 * Discards a proposal without saving anything. Refuses NOT_FOUND, and CONFLICT when it is no longer in
 * review.
 */
export async function discardRun({ db }: Generating, member: Member, { runId }: { runId: number }) {
  await claim(db, { member, runId, status: "DISCARDED" });
}

const toKept = ({ objectives, modules }: Proposal) => ({
  objectives,
  modules: modules.map(({ moduleId, name, topics, questions }) => ({ moduleId, name, topics, questions })),
});

/**
 * Generates and saves at once, and returns the id of the generation. Refuses as starting and saving do, and
 * UNAVAILABLE with the reason when it fails.
 */
export async function generateAtOnce(
  context: Generating,
  member: Member,
  asked: GenerationRequest,
): Promise<number> {
  const { runId, over } = await startRun(context, member, asked);
  await over;
  const run = await context.db.generationRun.findUniqueOrThrow({ where: { id: runId } });
  if (run.status === "RUNNING" || run.status === "SAVED")
    throw new Refusal("CONFLICT", generationMessages.running);
  if (run.status !== "FINISHED")
    throw new Refusal("UNAVAILABLE", run.reason ?? generationMessages.interrupted);
  const kept = { runId, input: toKept(readProposal(run.proposal)) };
  await (asked.kind === "TOPICS" ? saveTopics(context, member, kept) : saveQuestions(context, member, kept));
  return runId;
}
