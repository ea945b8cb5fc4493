import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { newElements } from "#gateway/domains/certificates/layoutContract";
import { accounts } from "#tests/support/accounts";
import { command, liveList, liveOfRequester, node, nodeNumber, query } from "./build";
import type { FieldRow, LiveRow } from "./matrix";
import { both, everybody, ofOwn, staffOnly } from "./outcomes";

const organizationId = 1;
const serial = "0123456789AB";

/** A template of a course that is in no batch, a certificate of the demo learner, and a run of ADMIN's. */
export async function makeNodes(prisma: PrismaClient): Promise<Record<string, number>> {
  const [learner, admin] = await Promise.all(
    [accounts.learner, accounts.admin].map(({ email }) =>
      prisma.user.findFirstOrThrow({ where: { email, organizationId } }),
    ),
  );
  const course = await prisma.course.findFirstOrThrow({
    where: { organizationId, batchCourses: { none: {} } },
    orderBy: { id: "asc" },
  });
  const template = await prisma.certificateTemplate.create({
    data: {
      organizationId,
      name: "Access",
      scopes: { create: { courseId: course.id } },
      elements: newElements(),
      isAutomatic: false,
    },
  });
  const data = {
    organizationId,
    templateId: template.id,
    courseId: course.id,
    userId: learner?.id ?? 0,
    serial,
  };
  const certificate = await prisma.certificate.create({
    data: { ...data, name: "Access", title: "Access", issuedOn: new Date("2026-01-02T00:00:00Z") },
  });
  const run = await prisma.certificateRun.create({
    data: { organizationId, templateId: template.id, scopeId: 0, requestedById: admin?.id ?? 0, userIds: [] },
  });
  return { CertificateTemplate: template.id, Certificate: certificate.id, CertificateRun: run.id };
}

const elements = "elements: []";
const template = `name: "A", courseIds: [999999], isLandscape: true, ${elements}, minProgress: 100, isAutomatic: false, isActive: true`;

export const fields: FieldRow[] = [
  query("certificate", `certificate(serial: "${serial}") { name title state }`, {
    ...everybody,
    other: "nothing",
  }),
  // The demo has some of the course that the trainer teaches.
  query("certificates", "certificates { nodes { name } }", staffOnly),
  node("Certificate", "name serial", {
    visitor: "nothing",
    learner: "yes",
    coordinator: "yes",
    admin: "yes",
    other: "nothing",
  }),
  query("certificateTemplates", "certificateTemplates { name }", staffOnly),
  query(
    "certificateTemplate",
    (rows) => `certificateTemplate(databaseId: ${nodeNumber(rows, "CertificateTemplate")}) { name }`,
    staffOnly,
  ),
  node("CertificateTemplate", "name", {
    visitor: "nothing",
    learner: "nothing",
    coordinator: "yes",
    admin: "yes",
    other: "nothing",
  }),
  query("certificateCandidates", "certificateCandidates(courseId: 999999) { name }", {
    ...staffOnly,
    coordinator: "nothing",
    admin: "nothing",
  }),
  query("certificatePreview", `certificatePreview(${elements}) { path }`, {
    ...staffOnly,
    coordinator: "nothing",
    admin: "nothing",
  }),
  query(
    "certificateRun",
    (rows) => `certificateRun(databaseId: ${nodeNumber(rows, "CertificateRun")}) { doneCount }`,
    { ...staffOnly, coordinator: "nothing" },
  ),
  command("saveCertificateTemplate", `input: { ${template} }`, both("INVALID")),
  command("issueCertificates", "templateId: 999999, userIds: [1]", ofOwn("NOT_FOUND")),
  command("revokeCertificate", `certificateId: 999999, reason: ""`, both("INVALID")),
  command("reissueCertificate", "certificateId: 999999", ofOwn("NOT_FOUND")),
];

export const liveFields: LiveRow[] = [
  liveList("certificatesChanged", (bus, organization) =>
    bus.publish("certificatesChanged", { organizationId: organization }),
  ),
  liveOfRequester({
    field: "certificateRunChanged",
    type: "CertificateRun",
    id: "runId",
    selection: "doneCount",
    publish: (bus, runId, userId) => bus.publish("certificateRunChanged", { organizationId, runId, userId }),
  }),
];
