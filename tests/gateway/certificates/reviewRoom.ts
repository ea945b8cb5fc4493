import { afterAll, afterEach } from "vitest";
import { newElements } from "#gateway/domains/certificates/layoutContract";
import { startWorker } from "#gateway/jobs/worker";
import { jobHandlers } from "#gateway/schema/manifests";
import { command, refusal } from "../enrolments/classroom";
import { openGradeRoom } from "../grades/gradeRoom";
import { until } from "../mail/mailRoom";

/** A grade room whose ADMIN has certificates issued by marks, once a worker reviews what has changed a grade. */
export async function openReviews() {
  const room = await openGradeRoom();
  const { test, prisma } = room;
  const admin = await test.as("admin");
  afterEach(() => test.setNow());
  afterAll(async () => {
    await test.gateway.tasks.close();
    await test.close();
  });

  /** A template of a course that is issued by itself. */
  async function ask(courseId: number, rule: { minGrade?: number; assessmentId?: number }): Promise<number> {
    const input = {
      name: "Earned",
      courseIds: [courseId],
      isLandscape: true,
      elements: newElements(),
      minProgress: 0,
      isAutomatic: true,
      isActive: true,
      ...rule,
    };
    const outcome = await command(
      admin,
      `mutation ($input: CertificateTemplateInput!) {
        result: saveCertificateTemplate(input: $input) {
          ... on SavedCertificateTemplatePayload { template { databaseId } } ${refusal}
        }
      }`,
      { input },
    );
    return outcome.template.databaseId;
  }

  const countCertificates = (templateId: number) => prisma.certificate.count({ where: { templateId } });
  /** Waits until the template's first certificate is issued. */
  const issued = (templateId: number) =>
    until(test.gateway.bus, async () => (await countCertificates(templateId)) > 0);

  const startReviews = () => void startWorker(test.gateway, jobHandlers, { pollEvery: 20 });

  return { room, admin, ask, issued, startReviews };
}
