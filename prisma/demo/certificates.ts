import { certificateLimits } from "#gateway/domains/certificates/contract";
import { newElements } from "#gateway/domains/certificates/layoutContract";
import { getLastValidDay } from "#gateway/domains/certificates/rules";
import { makeSerial } from "#gateway/domains/certificates/serialContract";
import type { MadeBatch } from "./batches";
import { type Day, toDateText } from "./calendar";
import { courseWithCode, type MadeCourse } from "./courses";
import type { MadeEnrolment } from "./enrolments";
import { itemAt } from "./lookup";
import type { Row } from "./rows";
import type { Tenant } from "./tenant";
import type { Person } from "./users";

interface CertificateMaking {
  courses: readonly MadeCourse[];
  batches: readonly MadeBatch[];
  enrolments: readonly MadeEnrolment[];
}

const issuedCount = 40;

type Template = Row<"CertificateTemplate">;

type Subject = Pick<Row<"CertificateScope">, "courseId" | "batchId" | "specializationId">;

const ofCourseId = (courseId: number): Subject => ({ courseId, batchId: null, specializationId: null });
const ofBatchId = (batchId: number): Subject => ({ courseId: null, batchId, specializationId: null });

function makeTemplate(
  { organizationId, calendar, rows }: Tenant,
  { subjects, ...given }: Pick<Template, "name"> & Partial<Template> & { subjects: readonly Subject[] },
): Template {
  const at = calendar.moment(calendar.today - 300, 36_000);
  const template = rows.add("CertificateTemplate", {
    id: rows.nextId("CertificateTemplate"),
    organizationId,
    createdAt: at,
    updatedAt: at,
    assessmentId: null,
    backgroundFileId: null,
    logoFileId: null,
    signatureFileId: null,
    isLandscape: true,
    elements: newElements().map((element) => ({ ...element })),
    minProgress: 100,
    minGrade: null,
    validityMonths: null,
    isAutomatic: true,
    isActive: true,
    ...given,
  });
  for (const subject of subjects)
    rows.add("CertificateScope", {
      id: rows.nextId("CertificateScope"),
      organizationId,
      templateId: template.id,
      ...subject,
    });
  return template;
}

interface Issue {
  template: Template;
  subject: Subject;
  person: Person;
  day: Day;
  title: string;
  batchName?: string;
  hours: number | null;
}

function makeCertificate({ organizationId, calendar, random, rows }: Tenant, issue: Issue) {
  const { template, subject, person, day, title, batchName = null, hours } = issue;
  const { validityMonths } = template;
  const at = calendar.moment(day, 43_200);
  const bytes = Uint8Array.from({ length: certificateLimits.serial }, () => random.integer(0, 255));
  return rows.add("Certificate", {
    id: rows.nextId("Certificate"),
    organizationId,
    templateId: template.id,
    ...subject,
    userId: person.id,
    serial: makeSerial(bytes),
    name: person.name,
    title,
    batchName,
    hours,
    grade: null,
    gradeLabel: null,
    issuedOn: toDateText(day),
    expiresOn: validityMonths === null ? null : getLastValidDay(toDateText(day), validityMonths),
    issueCount: 1,
    revokedAt: null,
    revokeReason: null,
    createdAt: at,
    updatedAt: at,
  });
}

/**
 * Makes two templates, one for all completed batches, and their certificates: for everyone of one of these, some of which have expired since,
 * and for learners who completed the same course as the demo's learner; one is revoked.
 */
export function makeCertificates(tenant: Tenant, { courses, batches, enrolments }: CertificateMaking): void {
  const course = courseWithCode(courses, "HTML-CSS");
  const ofCourse = makeTemplate(tenant, {
    name: "Course completed",
    subjects: [ofCourseId(course.row.id)],
  });
  const done = batches.filter(({ row }) => row.status === "COMPLETED");
  const batch = itemAt(done, 0);
  const batchTemplate = makeTemplate(tenant, {
    name: "Batch completed",
    subjects: done.map(({ row }) => ofBatchId(row.id)),
    // Everyone who took part has one, however far they came.
    minProgress: 0,
    isAutomatic: false,
    validityMonths: 6,
  });
  const endDay = tenant.calendar.today - 200;
  for (const person of batch.users)
    makeCertificate(tenant, {
      template: batchTemplate,
      subject: ofBatchId(batch.row.id),
      person,
      day: endDay,
      title: batch.row.name,
      batchName: batch.row.name,
      hours: batch.row.totalHours > 0 ? Math.round(batch.row.totalHours) : null,
    });
  const completed = enrolments.filter((enrolment) => enrolment.course === course && enrolment.share === 1);
  const hours = Math.max(1, Math.round(course.row.duration / 60));
  const made = completed.slice(0, issuedCount - batch.users.length).map(({ person, until }) =>
    makeCertificate(tenant, {
      template: ofCourse,
      subject: ofCourseId(course.row.id),
      person,
      day: until,
      title: course.row.title,
      hours,
    }),
  );
  const revoked = made.at(-1);
  if (!revoked) return;
  revoked.revokedAt = tenant.calendar.moment(tenant.calendar.today - 3, 39_600);
  revoked.revokeReason = "Issued to the wrong account";
}
