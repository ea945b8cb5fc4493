import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { certificateMessages, templateMessages } from "#gateway/domains/certificates/contract";
import { newElements } from "#gateway/domains/certificates/layoutContract";
import { startWorker } from "#gateway/jobs/worker";
import { jobHandlers } from "#gateway/schema/manifests";
import { openSuite } from "#tests/support/suite";
import { until } from "../mail/mailRoom";

const { test, factory } = await openSuite();
const prisma = test.database.prisma;
const admin = await test.as("admin");
const learner = await test.as("learner");
const userId = learner.userId ?? 0;
beforeAll(() => void startWorker(test.gateway, jobHandlers, { pollEvery: 20 }));
afterAll(() => test.gateway.tasks.close());

const enrolment = await prisma.enrolment.findFirstOrThrow({
  where: { userId, organizationId: 1, course: { topics: { some: {} } } },
  select: { courseId: true },
});
const { courseId } = enrolment;

const save = async (change: object = {}, more: object = {}) => {
  const input = {
    name: "Completion",
    courseIds: [courseId],
    isLandscape: true,
    elements: newElements(),
    minProgress: 0,
    isAutomatic: false,
    isActive: true,
    ...change,
  };
  const { data, errors } = await admin.graphql(
    `mutation ($templateId: Int, $version: DateTime, $input: CertificateTemplateInput!) {
      result: saveCertificateTemplate(templateId: $templateId, version: $version, input: $input) {
        ... on SavedCertificateTemplatePayload { warning template { databaseId updatedAt name elements { kind } } }
        ... on Refusal { code message fieldErrors { field } }
      }
    }`,
    { input, ...more },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.result;
};

const issue = async (templateId: number, userIds: number[], scopeId?: number) => {
  const { data } = await admin.graphql(
    `mutation ($templateId: Int!, $scopeId: Int, $userIds: [Int!]!) {
      result: issueCertificates(templateId: $templateId, scopeId: $scopeId, userIds: $userIds) {
        ... on CertificateRunPayload { run { databaseId } }
        ... on Refusal { code message }
      }
    }`,
    { templateId, scopeId, userIds },
  );
  return data.result;
};

const finished = async (runId: number) => {
  const read = () => prisma.certificateRun.findUniqueOrThrow({ where: { id: runId } });
  await until(test.gateway.bus, async () => (await read()).finishedAt !== null);
  return read();
};

const certificateOf = (templateId: number, owner = userId) =>
  prisma.certificate.findFirst({ where: { templateId, userId: owner } });

const verify = async (serial: string) => {
  const { data } = await test.visitor.graphql(
    "query ($serial: String!) { certificate(serial: $serial) { serial name title state revokedOn } }",
    { serial },
  );
  return data.certificate;
};

describe("a template", () => {
  it("is for courses, batches or specializations, and keeps its sheet", async () => {
    const { template } = await save();
    expect(template.elements).toHaveLength(newElements().length);
    expect(await save({ batchIds: [1] })).toMatchObject({
      code: "INVALID",
      fieldErrors: [{ field: "courseIds" }],
    });
    expect(await save({ courseIds: [] })).toMatchObject({ code: "INVALID" });
    expect(await save({ courseIds: [courseId, 999_999] })).toMatchObject({
      code: "INVALID",
      fieldErrors: [{ field: "courseIds" }],
    });
  });

  it("refuses a change that was begun before another one", async () => {
    const { template } = await save();
    const more = { templateId: template.databaseId, version: template.updatedAt };
    expect((await save({ name: "Second" }, more)).template.name).toBe("Second");
    expect(await save({ name: "Third" }, more)).toMatchObject({ code: "STALE" });
  });
});

describe("certificates", () => {
  it("are issued to those who have met the rule, once, and tell the others what is missing", async () => {
    const { template } = await save({ minProgress: 0 });
    const templateId = template.databaseId;
    const { run } = await issue(templateId, [userId]);
    expect(await finished(run.databaseId)).toMatchObject({ doneCount: 1, issuedCount: 1, refused: [] });
    const first = await certificateOf(templateId);
    const again = await issue(templateId, [userId, userId]);
    expect(await finished(again.run.databaseId)).toMatchObject({ doneCount: 1, issuedCount: 0 });
    expect((await certificateOf(templateId))?.serial).toBe(first?.serial);
    const told = await prisma.notification.count({ where: { certificateId: first?.id ?? 0, userId } });
    expect(told).toBe(1);

    const newcomer = await factory.user({ userType: "U" });
    await prisma.enrolment.create({
      data: { organizationId: 1, userId: newcomer.id, courseId, source: "STAFF" },
    });
    const strict = await save({ minProgress: 100 });
    const refusing = await issue(strict.template.databaseId, [newcomer.id]);
    expect((await finished(refusing.run.databaseId)).refused).toMatchObject([
      { userId: newcomer.id, missing: ["Progress is 0% of 100%"] },
    ]);
  });

  it("are issued by themselves once the last topic is completed", async () => {
    const person = await factory.user({ userType: "U" });
    await factory.enrolment(person.id, courseId);
    const { template } = await save({ minProgress: 100, isAutomatic: true, validityMonths: 12 });
    await factory.completion(person.id, courseId);
    await until(test.gateway.bus, async () => (await certificateOf(template.databaseId, person.id)) !== null);
    const made = await certificateOf(template.databaseId, person.id);
    expect(made?.name).toBe(person.name);
    expect(made?.expiresOn).not.toBeNull();
  });

  it("of one template are issued for each of its courses", async () => {
    const person = await factory.user({ userType: "U" });
    const [first, second] = [await factory.course(), await factory.course()];
    for (const { id } of [first, second]) await factory.enrolment(person.id, id);
    const { template } = await save({ courseIds: [first.id, second.id] });
    const templateId = template.databaseId;
    const scopesOf = () =>
      prisma.certificateScope.findMany({ where: { templateId }, orderBy: { id: "asc" } });
    const scopes = await scopesOf();
    expect(scopes.map(({ courseId }) => courseId)).toEqual([first.id, second.id]);
    for (const { id } of scopes) await finished((await issue(templateId, [person.id], id)).run.databaseId);
    const held = await prisma.certificate.findMany({ where: { templateId }, orderBy: { id: "asc" } });
    expect(held.map(({ title }) => title)).toEqual([first.title, second.title]);
    expect(await issue(templateId, [person.id], 0)).toMatchObject({ code: "NOT_FOUND" });
    // A course that stays keeps its id, and one that is taken off keeps its certificates.
    await save({ courseIds: [second.id] }, { templateId, version: template.updatedAt });
    expect(await scopesOf()).toEqual(scopes.slice(1));
    expect(await prisma.certificate.count({ where: { templateId } })).toBe(2);
  });

  it("of one template are issued by themselves in each of its courses", async () => {
    const person = await factory.user({ userType: "U" });
    const second = await factory.course();
    await factory.module(second);
    for (const id of [courseId, second.id]) await factory.enrolment(person.id, id);
    const { template } = await save({
      courseIds: [courseId, second.id],
      minProgress: 100,
      isAutomatic: true,
    });
    const held = () => prisma.certificate.count({ where: { templateId: template.databaseId } });
    await factory.completion(person.id, courseId);
    await until(test.gateway.bus, async () => (await held()) === 1);
    // The first one does not count for the second course.
    await factory.completion(person.id, second.id);
    await until(test.gateway.bus, async () => (await held()) === 2);
  });

  it("keep what they were issued for, and their template's last course", async () => {
    const [kept, gone] = [await factory.course(), await factory.course()];
    const erase = async ({ id }: { id: number }) => {
      const document = `mutation { result: deleteCourse(courseId: ${id}) { __typename ... on Refusal { code message } } }`;
      return (await admin.graphql(document)).data.result;
    };
    const { template } = await save({ name: "Of two", courseIds: [kept.id, gone.id] });
    const templateId = template.databaseId;
    expect(await erase(gone)).toEqual({ __typename: "DeletedCoursePayload" });
    expect(await prisma.certificateScope.count({ where: { templateId } })).toBe(1);
    expect(await erase(kept)).toMatchObject({
      code: "CONFLICT",
      message: templateMessages.onlyFor("Of two"),
    });
    const issuedOn = new Date(Date.UTC(2030, 0, 7));
    const issued = { serial: "KEPT00000001", name: "Asha", title: kept.title, issuedOn };
    await prisma.certificate.create({
      data: { organizationId: 1, templateId, userId, courseId: kept.id, ...issued },
    });
    expect(await erase(kept)).toMatchObject({ code: "CONFLICT", message: certificateMessages.issuedFor });
  });

  it("are verified by everyone, downloaded as PDF, revoked and reissued", async () => {
    const { template } = await save();
    const { run } = await issue(template.databaseId, [userId]);
    await finished(run.databaseId);
    const made = await certificateOf(template.databaseId);
    const serial = made?.serial ?? "";
    expect(await verify(serial.toLowerCase())).toMatchObject({ serial, state: "VALID", revokedOn: null });
    const pdf = await test.visitor.rest("GET", `certificates/${serial}.pdf`);
    expect(pdf.status).toBe(200);
    expect(pdf.text.startsWith("%PDF-")).toBe(true);
    expect(Buffer.byteLength(pdf.text)).toBeLessThan(200_000);
    expect(pdf.headers.get("content-disposition")).toContain(`certificate-${serial}.pdf`);
    expect((await test.visitor.rest("GET", "certificates/ZZZZZZZZZZZZ.pdf")).status).toBe(404);

    const change = (document: string) =>
      admin.graphql(`mutation { result: ${document} { __typename ... on Refusal { code } } }`);
    const revoke = `revokeCertificate(certificateId: ${made?.id}, reason: "Copied")`;
    expect((await change(revoke)).data.result.code).toBeUndefined();
    expect((await change(revoke)).data.result).toMatchObject({ code: "CONFLICT" });
    expect(await verify(serial)).toMatchObject({ state: "REVOKED" });
    await prisma.user.update({ where: { id: userId }, data: { name: "లక్ష్మి Learner" } });
    await change(`reissueCertificate(certificateId: ${made?.id})`);
    expect(await verify(serial)).toMatchObject({ state: "VALID", name: "లక్ష్మి Learner" });
  });

  it("are listed for their owner, and who may get them for staff", async () => {
    const own = await learner.graphql("{ viewer { certificates { totalCount edges { node { serial } } } } }");
    expect(own.data.viewer.certificates.totalCount).toBeGreaterThan(0);
    const { template } = await save();
    const { data } = await admin.graphql(
      `{ certificateCandidates(templateId: ${template.databaseId}) { userId missing serial } }`,
    );
    expect(data.certificateCandidates).toContainEqual({ userId, missing: [], serial: null });
  });

  it("are unknown by a serial that no certificate has, and by another organization's", async () => {
    expect(await verify("ZZZZZZZZZZZZ")).toBeNull();
    expect(await verify("nonsense")).toBeNull();
  });
});
