import { setImmediate } from "node:timers/promises";
import type { CertificateRun } from "#gateway/database/generated/prisma/client";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { enqueue } from "#gateway/jobs/enqueue";
import type { JobContext } from "#gateway/jobs/handler";
import { Refusal } from "#gateway/refusal";
import { type Member, mayAll } from "#gateway/session/viewer";
import { announceMails } from "../mail/commands";
import { announceNotifications } from "../notifications/commands";
import { certifiedUsers, mayIssueCertificates, visibleScopes } from "./access";
import { certificateLimits, certificateMessages, templateMessages } from "./contract";
import { type Issued, issueToSome } from "./issueCommands";
import { parseRefused } from "./runRules";
import { templateColumns } from "./standingLoaders";

/** Number of certificates issued in one transaction; progress is reported after each. */
const step = 10;

interface IssueRequest {
  templateId: number;
  /** Which of the template's courses, batches and specializations; the first one when left out. */
  scopeId?: number | null | undefined;
  userIds: readonly number[];
}

/**
 * Has the certificates of a template issued to people, as a job, and returns the run's id. Refuses FORBIDDEN, INVALID,
 * NOT_FOUND, and CONFLICT for a template that is not in use.
 */
export async function issueCertificates(
  { db, bus, clock }: CommandContext,
  member: Member,
  { templateId, scopeId: wanted, userIds: given }: IssueRequest,
): Promise<number> {
  if (!mayIssueCertificates(member)) throw new Refusal("FORBIDDEN", "Access denied");
  const userIds = [...new Set(given)];
  if (userIds.length === 0) throw new Refusal("INVALID", certificateMessages.noOne);
  if (userIds.length > certificateLimits.people) throw new Refusal("INVALID", certificateMessages.tooMany);
  const { organizationId, userId: requestedById } = member;
  const now = clock();
  const runId = await db.$transaction(async (tx) => {
    const scope = await tx.certificateScope.findFirst({
      where: { templateId, ...(wanted == null ? {} : { id: wanted }), AND: visibleScopes(member) },
      orderBy: { id: "asc" },
      select: { id: true, template: { select: { isActive: true } } },
    });
    if (!scope) throw new Refusal("NOT_FOUND", templateMessages.notFound);
    if (!scope.template.isActive) throw new Refusal("CONFLICT", certificateMessages.inactive);
    await requireCertified(tx, member, userIds);
    const data = { organizationId, templateId, scopeId: scope.id, requestedById, userIds, createdAt: now };
    const { id } = await tx.certificateRun.create({ data, select: { id: true } });
    const job = { kind: "certificates.issue", key: String(id), payload: { runId: id }, runAt: now };
    await enqueue(tx, { organizationId, now, jobs: [job] });
    return id;
  });
  bus.publish("jobsChanged", { organizationId });
  return runId;
}

/** Refuses NOT_FOUND unless the member issues certificates to all of these people. */
async function requireCertified(tx: TenantTransaction, member: Member, userIds: readonly number[]) {
  if (mayAll(member, "certificates.issue")) return;
  const certified = await tx.user.count({ where: { id: { in: [...userIds] }, AND: certifiedUsers(member) } });
  if (certified < userIds.length) throw new Refusal("NOT_FOUND", certificateMessages.notTaught);
}

const noneIssued: Issued = { count: 0, refused: [], told: [] };

/** Issues to the next people of a run, and records its progress. */
async function issueNext(
  job: JobContext,
  run: CertificateRun,
): Promise<{ run: CertificateRun; issued: Issued }> {
  const { gateway, db, organizationId, finish } = job;
  const now = gateway.clock();
  const userIds = run.userIds.slice(run.doneCount, run.doneCount + step);
  return db.$transaction(async (tx) => {
    const template = await tx.certificateTemplate.findUniqueOrThrow({
      where: { id: run.templateId },
      select: templateColumns,
    });
    const { timeZone } = await tx.organization.findFirstOrThrow({ select: { timeZone: true } });
    // It may have been taken off the template since.
    const scope = template.scopes.find(({ id }) => id === run.scopeId);
    const issued = scope
      ? await issueToSome(tx, { organizationId, now, timeZone }, { template, scope, userIds })
      : noneIssued;
    const doneCount = run.doneCount + userIds.length;
    const isLast = doneCount >= run.userIds.length;
    if (isLast) await finish(tx);
    const after = await tx.certificateRun.update({
      where: { id: run.id },
      data: {
        doneCount,
        issuedCount: { increment: issued.count },
        refused: [...parseRefused(run.refused), ...issued.refused].map((item) => ({ ...item })),
        finishedAt: isLast ? now : null,
      },
    });
    return { run: after, issued };
  });
}

/** Issues the certificates of a run, some at a time; one that was interrupted continues where it stopped. */
export async function runIssuing(job: JobContext, { runId }: { runId: number }): Promise<void> {
  const { gateway, db, organizationId, signal } = job;
  const { bus } = gateway;
  let run = await db.certificateRun.findUnique({ where: { id: runId } });
  while (run && run.finishedAt === null) {
    if (signal.aborted) throw signal.reason;
    const { run: after, issued } = await issueNext(job, run);
    run = after;
    const { requestedById: userId } = run;
    bus.publish("certificateRunChanged", { organizationId, runId, userId });
    announceNotifications(bus, organizationId, issued.told);
    if (issued.count > 0) bus.publish("certificatesChanged", { organizationId });
    // The embedded database is in this process: without a pause no request is served, and no progress seen, until
    // the end.
    await setImmediate();
  }
  announceMails(bus, organizationId);
}

interface Reviewed {
  userId: number;
  courseId: number;
}

/**
 * Issues the certificates that a person has earned in a course, of every template that is issued automatically.
 */
export async function reviewPerson(job: JobContext, { userId, courseId }: Reviewed): Promise<void> {
  const { gateway, db, organizationId, finish } = job;
  const now = gateway.clock();
  const told = await db.$transaction(async (tx) => {
    await finish(tx);
    const earned = {
      OR: [
        { courseId },
        { batch: { courses: { some: { courseId } }, users: { some: { userId } } } },
        { specialization: { courses: { some: { courseId } } } },
      ],
    };
    const templates = await tx.certificateTemplate.findMany({
      where: { isActive: true, isAutomatic: true, scopes: { some: earned } },
      orderBy: { id: "asc" },
      select: { ...templateColumns, scopes: { ...templateColumns.scopes, where: earned } },
    });
    const { timeZone } = await tx.organization.findFirstOrThrow({ select: { timeZone: true } });
    const people: number[] = [];
    const place = { organizationId, now, timeZone };
    for (const template of templates)
      for (const scope of template.scopes) {
        const issued = await issueToSome(tx, place, { template, scope, userIds: [userId] });
        people.push(...issued.told);
      }
    return people;
  });
  if (told.length === 0) return;
  announceNotifications(gateway.bus, organizationId, told);
  gateway.bus.publish("certificatesChanged", { organizationId });
  gateway.bus.publish("jobsChanged", { organizationId });
}
