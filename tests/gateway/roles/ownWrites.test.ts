import { afterAll, describe, expect, it } from "vitest";
import { newElements } from "#gateway/domains/certificates/layoutContract";
import type { Caller } from "#tests/support/caller";
import { demoId, nextNumber } from "#tests/support/factory";
import { openModelServer } from "#tests/support/model/server";
import { openSuite } from "#tests/support/suite";

const model = await openModelServer();
const { test, factory } = await openSuite({
  environment: { OPENAI_API_KEY: "key", OPENAI_BASE_URL: model.url },
});
afterAll(() => model.close());
const { prisma } = test.database;

const [admin, trainer, finance, support, author, learner] = await Promise.all(
  (["admin", "trainer", "finance", "support", "author", "learner"] as const).map((name) => test.as(name)),
);
if (!admin || !trainer || !finance || !support || !author || !learner)
  throw new Error("an account is missing");
const trainerId = trainer.userId ?? 0;
const refusal = "... on Refusal { code message fieldErrors { field message } }";

/** Asks for a mutation aliased as `result`; returns the result, or the code of the first error. */
async function run(caller: Caller, document: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await caller.graphql(document, variables);
  return errors ? errors[0]?.extensions?.code : data.result;
}

/** A course with a module, and a batch that follows both courses; the trainer teaches the first one. */
async function makeBatch() {
  const [taught, beside] = [await factory.course(), await factory.course()];
  const lessons = { taught: await factory.module(taught), beside: await factory.module(beside) };
  const batch = await prisma.batch.create({
    data: {
      organizationId: demoId,
      name: `Made batch ${nextNumber()}`,
      description: "Made",
      startDate: new Date("2026-01-01"),
      endDate: new Date("2026-12-31"),
    },
  });
  for (const { id: courseId } of [taught, beside])
    await prisma.batchCourse.create({
      data: {
        organizationId: demoId,
        batchId: batch.id,
        courseId,
        startDate: new Date("2026-01-01"),
        endDate: new Date("2026-12-31"),
        locked: false,
      },
    });
  await prisma.batchTrainer.create({
    data: { organizationId: demoId, batchId: batch.id, courseId: taught.id, trainerId, role: "TRAINER" },
  });
  return { batch, taught, beside, lessons };
}

const { batch, taught, beside, lessons } = await makeBatch();

describe("messages of others", async () => {
  const lobby = await prisma.room.findFirstOrThrow({ where: { organizationId: demoId, kind: "LOBBY" } });
  const say = () =>
    prisma.message.create({
      data: {
        organizationId: demoId,
        roomId: lobby.id,
        userId: learner.userId ?? 0,
        clientId: `rights-${nextNumber()}`,
        messageText: "Hello",
        version: 0,
        createdDate: new Date(),
      },
    });
  const remove = async (caller: Caller) => {
    const { id } = await say();
    await run(
      caller,
      `mutation ($id: Int!) { result: deleteMessage(messageId: $id) { __typename ${refusal} } }`,
      {
        id,
      },
    );
    return (await prisma.message.findUniqueOrThrow({ where: { id } })).deletedDate !== null;
  };

  it("are deleted by those who moderate chats alone", async () => {
    const own = await prisma.role.create({ data: { organizationId: demoId, name: "Bare", rights: {} } });
    const bare = await factory.user({ userType: "E" }, [own.name]);
    const bareCaller = await test.visitor.signIn(bare.signIn);
    const outcomes = await Promise.all([finance, author, trainer, bareCaller].map(remove));
    expect(outcomes).toEqual([false, false, false, false]);
    expect([await remove(support), await remove(admin), await remove(learner)]).toEqual([true, true, true]);
  });

  it("stay for moderators who still lack their second factor", async () => {
    const person = await factory.user({ userType: "E" }, ["SUPPORT"]);
    await prisma.organization.update({ where: { id: demoId }, data: { staffSecondFactor: true } });
    const caller = await test.visitor.signIn(person.signIn);
    expect(await remove(caller)).toBe(false);
    await prisma.organization.update({ where: { id: demoId }, data: { staffSecondFactor: false } });
  });
});

describe("certificates", () => {
  const template = (...courseIds: number[]) =>
    prisma.certificateTemplate.create({
      data: {
        organizationId: demoId,
        name: "Made",
        scopes: { create: courseIds.map((courseId) => ({ courseId })) },
        elements: newElements().map((item) => ({ ...item })) as never,
        minProgress: 0,
        isAutomatic: false,
      },
    });
  const issued = (templateId: number, userId: number, courseId = taught.id) =>
    prisma.certificate.create({
      data: {
        organizationId: demoId,
        templateId,
        courseId,
        userId,
        serial: `OWN${String(nextNumber()).padStart(9, "0")}`,
        name: "Made",
        title: "Made",
        issuedOn: new Date("2026-01-01"),
      },
    });
  const revoke = (id: number) =>
    run(
      trainer,
      `mutation ($id: Int!) { result: revokeCertificate(certificateId: $id, reason: "Mine") { __typename ${refusal} } }`,
      { id },
    );
  const issue = (templateId: number, userIds: number[]) =>
    run(
      trainer,
      `mutation ($templateId: Int!, $userIds: [Int!]!) {
        result: issueCertificates(templateId: $templateId, userIds: $userIds) { __typename ${refusal} }
      }`,
      { templateId, userIds },
    );

  it("of a course beside the taught one are not the trainer's", async () => {
    const pupil = await factory.user();
    await factory.enrolment(pupil.id, beside.id);
    const { id: templateId } = await template(beside.id);
    const certificate = await issued(templateId, pupil.id, beside.id);
    const { data } = await trainer.graphql(
      `query ($id: Int!) {
        certificates(templateId: $id) { totalCount }
        certificateTemplates { databaseId }
        certificateCandidates(templateId: $id) { userId }
      }`,
      { id: templateId },
    );
    expect(data.certificates.totalCount).toBe(0);
    expect(data.certificateCandidates).toEqual([]);
    expect(data.certificateTemplates).not.toContainEqual({ databaseId: templateId });
    expect(await revoke(certificate.id)).toMatchObject({ code: "NOT_FOUND" });
    expect(await issue(templateId, [pupil.id])).toMatchObject({ code: "NOT_FOUND" });
  });

  it("of a taught course go to people whom the trainer teaches", async () => {
    const [pupil, stranger] = [await factory.user(), await factory.user()];
    await factory.enrolment(pupil.id, taught.id);
    const { id: templateId } = await template(taught.id);
    const [own, foreign] = [await issued(templateId, pupil.id), await issued(templateId, stranger.id)];
    const { data } = await trainer.graphql(
      "query ($id: Int!) { certificates(templateId: $id) { nodes { databaseId } } certificateCandidates(templateId: $id) { userId } }",
      { id: templateId },
    );
    expect(data.certificates.nodes).toEqual([{ databaseId: own.id }]);
    expect(data.certificateCandidates).toEqual([{ userId: pupil.id }]);
    expect(await revoke(foreign.id)).toMatchObject({ code: "NOT_FOUND" });
    expect(await issue(templateId, [pupil.id, stranger.id])).toMatchObject({ code: "NOT_FOUND" });
    expect((await revoke(own.id)).__typename).toBe("CertificatePayload");
    expect((await issue(templateId, [pupil.id])).__typename).toBe("CertificateRunPayload");
  });

  it("of a template for two courses are the trainer's in the taught one", async () => {
    const pupil = await factory.user();
    for (const { id } of [taught, beside]) await factory.enrolment(pupil.id, id);
    const { id: templateId } = await template(beside.id, taught.id);
    const [own, foreign] = [
      await issued(templateId, pupil.id),
      await issued(templateId, pupil.id, beside.id),
    ];
    const scopes = await prisma.certificateScope.findMany({ where: { templateId }, orderBy: { id: "asc" } });
    const { data } = await trainer.graphql(
      `query ($id: Int!, $scopeId: Int) {
        certificates(templateId: $id) { nodes { databaseId } }
        certificateTemplate(databaseId: $id) { scopes { courseId } }
        foreign: certificateCandidates(templateId: $id, scopeId: $scopeId) { userId }
        certificateCandidates(templateId: $id) { userId }
      }`,
      { id: templateId, scopeId: scopes[0]?.id },
    );
    expect(data).toMatchObject({
      certificates: { nodes: [{ databaseId: own.id }] },
      certificateTemplate: { scopes: [{ courseId: taught.id }] },
      foreign: [],
    });
    expect(data.certificateCandidates).toContainEqual({ userId: pupil.id });
    expect(await revoke(foreign.id)).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("courses changed together", () => {
  it("are refused one by one where the right does not reach", async () => {
    const role = await prisma.role.create({
      data: {
        organizationId: demoId,
        name: "Own courses",
        rights: { "courses.write": "OWN", "courses.read": "OWN" },
      },
    });
    const person = await factory.user({ userType: "E" }, [role.name]);
    const own = await factory.course({ trainerId: person.id });
    const caller = await test.visitor.signIn(person.signIn);
    const result = await run(
      caller,
      `mutation ($ids: [Int!]!) {
        result: setPublications(courseIds: $ids, status: DRAFT) {
          ... on ChangedCoursesPayload { courses { databaseId } refused { rowId message } }
        }
      }`,
      { ids: [own.id, beside.id] },
    );
    expect(result).toEqual({
      courses: [{ databaseId: own.id }],
      refused: [{ rowId: beside.id, message: "Course not found" }],
    });
    expect((await prisma.course.findUniqueOrThrow({ where: { id: beside.id } })).status).toBe("PUBLISHED");
  });
});

describe("a generation", () => {
  const start = (caller: Caller, target: string) =>
    run(
      caller,
      `mutation { result: startGeneration(${target}, instruction: "Write") { __typename ${refusal} } }`,
    );

  it("is for courses and curricula that its author writes", async () => {
    const curriculum = await factory.curriculum();
    const foreign = [
      `kind: LESSON, topicId: ${lessons.beside.topic.id}`,
      `kind: QUESTIONS, courseId: ${beside.id}`,
      `kind: TOPICS, courseId: ${taught.id}`,
      `kind: TOPICS, curriculumId: ${curriculum.id}`,
    ];
    for (const target of foreign) expect(await start(trainer, target)).toMatchObject({ code: "NOT_FOUND" });
    expect(model.seen).toEqual([]);
    expect(await start(trainer, `kind: QUESTIONS, courseId: ${taught.id}`)).toMatchObject({
      __typename: "GenerationPayload",
    });
  });

  it("saves nothing where its author writes no more", async () => {
    const generated = await factory.generationRun({
      userId: trainerId,
      kind: "QUESTIONS",
      courseId: beside.id,
      proposal: { objectives: [], modules: [] } as never,
    });
    const result = await run(
      trainer,
      `mutation ($runId: Int!, $moduleId: Int!) {
        result: saveGeneratedQuestions(runId: $runId, modules: [{ moduleId: $moduleId, questions: [{
          title: "Planted?", type: SHORT_TEXT, options: [], acceptedAnswers: ["yes"]
        }] }]) { __typename ${refusal} }
      }`,
      { runId: generated.id, moduleId: lessons.beside.module.id },
    );
    expect(result).toMatchObject({ code: "NOT_FOUND" });
    expect(await prisma.question.count({ where: { courseId: beside.id, title: "Planted?" } })).toBe(0);
  });
});

describe("what screens offer", () => {
  it("is what the server does: plans, completions and assignments", async () => {
    const plans = async (caller: Caller) => {
      const { data } = await caller.graphql(
        `query ($batchId: Int!, $courseId: Int!) {
          batchCourse(batchId: $batchId, courseId: $courseId) { canPlan canComplete }
        }`,
        { batchId: batch.id, courseId: taught.id },
      );
      return data.batchCourse;
    };
    expect(await plans(trainer)).toEqual({ canPlan: true, canComplete: true });
    const role = await prisma.role.create({
      data: {
        organizationId: demoId,
        name: "Reads batches",
        rights: { "batches.read": "ALL", "batches.plan": "OWN" },
      },
    });
    const person = await factory.user({ userType: "E" }, [role.name]);
    const reader = await test.visitor.signIn(person.signIn);
    expect(await plans(reader)).toEqual({ canPlan: false, canComplete: false });
    const made = { organizationId: demoId, markdown: "Made", html: "Made", points: 10 };
    const assignment = await prisma.assignment.create({
      data: { ...made, courseId: taught.id, title: "Made", accepts: ["TEXT"] },
    });
    const manages = async (caller: Caller) =>
      (await caller.graphql(`{ assignment(databaseId: ${assignment.id}) { canManage } }`)).data?.assignment;
    expect(await manages(trainer)).toEqual({ canManage: true });
    expect((await manages(finance)) ?? null).toBeNull();
  });
});

describe("reasons why an address gets no mail", () => {
  it("are read by those of mail and accounts alone", async () => {
    const { id } = await prisma.mailSuppression.create({
      data: { organizationId: demoId, address: "bounced@made.example", reason: "BOUNCED" },
    });
    const read = async (caller: Caller) => {
      const { data } = await caller.graphql(
        "query ($id: ID!) { node(id: $id) { ... on MailSuppression { address } } }",
        { id: btoa(`MailSuppression:${id}`) },
      );
      return data?.node?.address ?? null;
    };
    expect([await read(finance), await read(trainer)]).toEqual([null, null]);
    expect([await read(admin), await read(support)]).toEqual([
      "bounced@made.example",
      "bounced@made.example",
    ]);
  });
});
