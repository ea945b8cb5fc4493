import { optional, required, toArgs } from "#gateway/graphql/arguments";
import type { Context } from "#gateway/graphql/context";
import { nullable, value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { parseInput } from "#gateway/parseInput";
import { mayAll } from "#gateway/session/viewer";
import { dayIn, toDay } from "../dayContract";
import { certificateRights, certifiedUsers } from "./access";
import { hasBadge } from "./badgeRules";
import { CertificateState } from "./Certificate";
import { CertificateElementInput } from "./CertificateElementInput";
import { badgePath, type CertificateState as State } from "./contract";
import { elementsSchema, type ShownFacts } from "./layoutContract";
import { type OutlinedElement, outlineElements } from "./previewLoaders";
import { getCertificateState, listMissing, showGrade } from "./rules";
import { listScopes, type ScopeSearch } from "./scopeLoaders";
import { readSerial } from "./serialContract";
import { getScope, pickSubject, readCandidates } from "./standingLoaders";

interface Verified extends Omit<ShownFacts, "grade"> {
  grade: number | null;
  gradeLabel: string | null;
  revokedOn: string | null;
  state: State;
  organizationName: string;
  badgePath: string | null;
}

const VerifiedCertificate = valueType<Verified>("VerifiedCertificate", {
  description: "The part of a certificate that is public to anyone who knows its serial.",
  readers: "public",
  values: {
    serial: value("String", "The serial number."),
    name: value("String", "The person's name as it was written."),
    title: value("String", "The title of the certified course, batch or specialization."),
    batchName: nullable("String", "The name of the batch; null without one."),
    hours: nullable("Int", "Number of hours; null if unknown."),
    grade: nullable("Int", "The grade in whole percent, rounded down; null without one."),
    gradeLabel: nullable("String", "The grade as it was shown, such as 69.5% or B; null without one."),
    issuedOn: value("Date", "The day of issue."),
    expiresOn: nullable("Date", "The last day on which it is valid; null for no end."),
    revokedOn: nullable("Date", "The day on which it was revoked; null if it was not."),
    state: value(CertificateState, "State of the certificate today."),
    organizationName: value("String", "The name of the institute."),
    badgePath: nullable(
      "String",
      "Path of its Open Badge; null for a revoked certificate, and if the installation has no key to sign it.",
    ),
  },
});

async function verify(given: string, { db, tenant, clock, secrets }: Context): Promise<Verified | null> {
  const serial = readSerial(given);
  if (serial === null) return null;
  const found = await db.certificate.findFirst({
    where: { serial },
    include: { organization: { select: { name: true } } },
  });
  if (!found) return null;
  const { revokedAt, organization } = found;
  const expiresOn = found.expiresOn && toDay(found.expiresOn);
  const { name, title, batchName, hours, grade } = found;
  return {
    serial,
    name,
    title,
    batchName,
    hours,
    grade,
    gradeLabel: showGrade(found),
    expiresOn,
    issuedOn: toDay(found.issuedOn),
    revokedOn: revokedAt && dayIn(tenant.timeZone, revokedAt),
    state: getCertificateState({ revokedAt, expiresOn }, dayIn(tenant.timeZone, clock())),
    organizationName: organization.name,
    badgePath: hasBadge(revokedAt, secrets) ? badgePath(serial) : null,
  };
}

valueQuery("certificate", {
  type: VerifiedCertificate,
  nullable: true,
  description:
    "A certificate by its serial, typed with or without separators and in any case; null for an unknown one.",
  readers: "public",
  args: toArgs({ serial: required("String", "The serial number.") }),
  resolve: ({ serial }, context) => verify(serial, context),
});

interface Candidacy {
  templateId: number;
  templateName: string;
  userId: number;
  name: string;
  progress: number;
  missing: string[];
  serial: string | null;
}

const CertificateCandidate = valueType<Candidacy>("CertificateCandidate", {
  description: "A candidate for a certificate, with the requirements that are not met. Requires staff.",
  readers: certificateRights,
  values: {
    templateId: value("Int", "The template's id."),
    templateName: value("String", "The template's name."),
    userId: value("Int", "The person's id."),
    name: value("String", "The person's name."),
    progress: value("Int", "The progress in percent."),
    missing: value(
      ["String"],
      "Requirements that are not met, as text; empty for those who have met the rule.",
    ),
    serial: nullable("String", "The serial of the person's certificate; null without one."),
  },
});

/** Candidates of a template, or of all templates of a batch and its courses, or of a course. */
async function listCandidates(
  wanted: ScopeSearch,
  { db, viewer, clock, tenant }: Context,
): Promise<Candidacy[]> {
  const { batchId } = wanted;
  const scopes = await listScopes(db, viewer, wanted);
  const certified = mayAll(viewer, "certificates.manage") ? {} : certifiedUsers(viewer);
  const inBatch = batchId ? { batchUsers: { some: { batchId, status: { not: "DROPPED" as const } } } } : {};
  const listed: Candidacy[] = [];
  for (const { template, ...subject } of scopes) {
    const people = await readCandidates(db, {
      organizationId: tenant.id,
      now: clock(),
      timeZone: tenant.timeZone,
      scope: getScope(subject),
      rule: template,
      where: { AND: [inBatch, certified] },
    });
    const issued = await db.certificate.findMany({
      where: {
        templateId: template.id,
        ...pickSubject(subject),
        userId: { in: people.map(({ userId }) => userId) },
      },
      select: { userId: true, serial: true },
    });
    const serials = new Map(issued.map(({ userId, serial }) => [userId, serial]));
    for (const person of people)
      listed.push({
        templateId: template.id,
        templateName: template.name,
        userId: person.userId,
        name: person.name,
        progress: person.progress,
        missing: listMissing(template, person),
        serial: serials.get(person.userId) ?? null,
      });
  }
  return listed;
}

valueQuery("certificateCandidates", {
  type: [CertificateCandidate],
  description:
    "Candidates for the certificates of a template, a batch or a course: those who have met the rule, and the requirements that others still lack. Requires staff.",
  readers: certificateRights,
  args: toArgs({
    templateId: optional("Int", "Only of this template."),
    scopeId: optional(
      "Int",
      "Of the template's courses, batches or specializations this one; the first one when left out.",
    ),
    batchId: optional("Int", "Only templates of this batch and its courses, for its learners."),
    courseId: optional("Int", "Only templates of this course."),
  }),
  resolve: listCandidates,
});

const OutlinedCertificateElement = valueType<OutlinedElement>("OutlinedCertificateElement", {
  description: "An element as the PDF draws it. Requires staff.",
  readers: certificateRights,
  values: {
    elementId: value("String", "Its id on the sheet."),
    path: value(
      "String",
      "Its outline as the path of an SVG, in points from the upper left corner of the sheet.",
    ),
  },
});

valueQuery("certificatePreview", {
  type: [OutlinedCertificateElement],
  description: "The elements of a sheet as the PDF draws them, with sample data. Requires staff.",
  readers: certificateRights,
  args: toArgs({ elements: required([CertificateElementInput], "The elements of the sheet.") }),
  resolve: ({ elements }) => outlineElements(parseInput(elementsSchema, elements)),
});
