import { randomBytes } from "node:crypto";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import { dayIn, midnight } from "../dayContract";
import { notify } from "../notifications/commands";
import { certificateLimits } from "./contract";
import { getLastValidDay, listMissing, toHeldGrade } from "./rules";
import { makeSerial } from "./serialContract";
import {
  type Candidate,
  getScope,
  pickSubject,
  readCandidates,
  type ScopedTemplate,
  type TemplateScope,
  type TenantClock,
} from "./standingLoaders";

/** A person who does not get a certificate, and the reason. */
export interface Refused {
  userId: number;
  name: string;
  missing: string[];
}

/** The outcome for the people who were to get certificates. */
export interface Issued {
  /** Number of new certificates. */
  count: number;
  refused: Refused[];
  /** The users who are notified of their certificates. */
  told: number[];
}

/** When certificates of a day end: the last day, or null for no end. */
export const getExpiry = (day: string, validityMonths: number | null): Date | null =>
  validityMonths === null ? null : midnight(getLastValidDay(day, validityMonths));

/** Notifies people of new certificates. */
const notifyLearners = async (
  tx: TenantTransaction,
  { organizationId, now }: TenantClock,
  made: readonly { id: number; userId: number; title: string }[],
): Promise<number[]> =>
  notify(
    tx,
    { organizationId, now },
    made.map(({ id, userId, title }) => ({
      kind: "certificateIssued" as const,
      values: { course: title },
      path: "/learner/certificates",
      subject: { key: "certificateId" as const, id },
      to: { id: userId },
    })),
  );

interface Issuing {
  template: ScopedTemplate;
  /** Which of the template's courses, batches and specializations it is for. */
  scope: TemplateScope;
  userIds: readonly number[];
}

/**
 * Issues the certificates of a template for one of its courses, batches or specializations to those of some people who
 * have met its rule. People who have one keep it: issuing twice gives the same one.
 */
export async function issueToSome(
  tx: TenantTransaction,
  place: TenantClock,
  { template, scope: subject, userIds }: Issuing,
): Promise<Issued> {
  const scope = getScope(subject);
  const { organizationId, now, timeZone } = place;
  const where = { id: { in: [...userIds] } };
  const candidates = await readCandidates(tx, { ...place, scope, rule: template, where });
  const judged = candidates.map((candidate) => ({ ...candidate, missing: listMissing(template, candidate) }));
  const day = dayIn(timeZone, now);
  const toRow = ({ userId, name, grade }: Candidate) => ({
    organizationId,
    templateId: template.id,
    ...pickSubject(subject),
    userId,
    name,
    ...toHeldGrade(grade),
    title: scope.title,
    batchName: scope.batchName,
    hours: scope.hours,
    serial: makeSerial(randomBytes(certificateLimits.serial)),
    issuedOn: midnight(day),
    expiresOn: getExpiry(day, template.validityMonths),
    createdAt: now,
  });
  const made = await tx.certificate.createManyAndReturn({
    data: judged.filter(({ missing }) => missing.length === 0).map(toRow),
    skipDuplicates: true,
    select: { id: true, userId: true, title: true },
  });
  return {
    count: made.length,
    refused: judged
      .filter(({ missing }) => missing.length > 0)
      .map(({ userId, name, missing }) => ({ userId, name, missing })),
    told: await notifyLearners(tx, place, made),
  };
}
