import { GenerationFault } from "#gateway/ai/TextGenerator";
import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { askModel } from "../generation/askCommands";
import { readCriteria } from "../rubrics/rules";
import { markedSubmissions } from "./access";
import { submissionMessages } from "./contract";
import {
  keepProposals,
  type ProposalAnswer,
  proposalInstructions,
  proposalSchema,
  toMaterial,
} from "./proposalRules";
import { lockPiece } from "./reviewCommands";

type Proposing = Pick<Context, "db" | "bus" | "clock" | "config" | "tenant" | "generator" | "log">;

/** Refuses UNAVAILABLE if the model fails. */
async function orRefuse(asked: Promise<ProposalAnswer>, log: Context["log"]): Promise<ProposalAnswer> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof GenerationFault)) throw error;
    log.warn({ err: error }, "no marks were proposed");
    throw new Refusal("UNAVAILABLE", submissionMessages.proposeFailed);
  }
}

/**
 * Has the AI propose a level for each criterion. A quotation that is not in the text is dropped with its level;
 * nothing is marked by it. Refuses UNAVAILABLE without a model or while it fails, NOT_FOUND, and CONFLICT without a
 * rubric or a text, and while someone else marks it. Throws TooManyAttempts above the limits of generations.
 */
export async function proposeMarks(context: Proposing, member: Member, submissionId: number): Promise<void> {
  const { db, bus, clock, generator, log } = context;
  const { organizationId } = member;
  if (!generator) throw new Refusal("UNAVAILABLE", submissionMessages.notConfigured);
  const found = await db.submission.findFirst({
    where: { id: submissionId, AND: markedSubmissions(member) },
    include: { given: { include: { assignment: true } } },
  });
  if (!found) throw new Refusal("NOT_FOUND", submissionMessages.notFound);
  const criteria = readCriteria(found.given.criteria);
  if (criteria.length === 0) throw new Refusal("CONFLICT", submissionMessages.noRubric);
  if (found.text.trim() === "") throw new Refusal("CONFLICT", submissionMessages.noWords);
  await db.$transaction((tx) => lockPiece(tx, member, { submissionId, now: clock() }));
  const { title, markdown: task, courseId } = found.given.assignment;
  const asked = askModel(context, member, {
    generator,
    kind: "MARKS",
    courseId,
    targetTitle: title,
    request: {
      rules: proposalInstructions,
      form: { name: "marks", schema: proposalSchema },
      material: toMaterial({ title, task, criteria, text: found.text }),
    },
  });
  const answer = await orRefuse(asked, log);
  const kept = keepProposals(answer, criteria, found.text);
  await db.$transaction(async (tx) => {
    await lockPiece(tx, member, { submissionId, now: clock() });
    await tx.markProposal.deleteMany({ where: { submissionId } });
    await tx.markProposal.createMany({
      data: kept.map((proposal) => ({ organizationId, submissionId, ...proposal })),
    });
  });
  bus.publish("submissionChanged", { organizationId, submissionId });
}

interface Decision {
  proposalId: number;
  isAccepted: boolean;
}

/**
 * Records a person's decision on a proposal; it marks nothing. Refuses NOT_FOUND, and CONFLICT while someone else
 * marks it.
 */
export async function decideProposal(
  { db, bus, clock }: Proposing,
  member: Member,
  { proposalId: id, isAccepted }: Decision,
): Promise<{ submissionId: number }> {
  const { organizationId } = member;
  const submissionId = await db.$transaction(async (tx) => {
    const found = await tx.markProposal.findUnique({ where: { id } });
    if (!found) throw new Refusal("NOT_FOUND", submissionMessages.notFound);
    await lockPiece(tx, member, { submissionId: found.submissionId, now: clock() });
    await tx.markProposal.update({ where: { id }, data: { state: isAccepted ? "ACCEPTED" : "REFUSED" } });
    return found.submissionId;
  });
  bus.publish("submissionChanged", { organizationId, submissionId });
  return { submissionId };
}
