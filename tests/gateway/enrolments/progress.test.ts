import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { toPercentage } from "#gateway/domains/enrolments/rules";
import { demoId, nextNumber } from "#tests/support/factory";
import { ask, command, openClassroom, refusal } from "./classroom";

const room = await openClassroom();
const learner = await room.learner();
const trainer = await room.test.as("coordinator");
const db = room.test.gateway.tenantClient(demoId);
afterAll(() => room.test.close());

const tick = `mutation ($input: SetTopicStatusInput!) {
  result: setTopicStatus(input: $input) { ... on TopicProgressPayload { enrolment { percentage } } ${refusal} }
}`;
const progress = "percentage topicCount completedTopicCount nextTopic { topicId }";
const screens = `query ($courseId: Int!) {
  enrolments(first: 100) { nodes { course { databaseId } ${progress} } }
  enrolment(courseId: $courseId) { ${progress} topics { status } }
  course(databaseId: $courseId) {
    topicCount viewerEnrolment { ${progress} } modules { topics { status completedDate } }
  }
}`;
const staffScreen = `query ($userId: Int!, $courseId: Int!) {
  enrolment(userId: $userId, courseId: $courseId) { ${progress} }
}`;

interface Stated {
  status: string;
  completedDate: string | null;
}

/** The course of one run, as the test knows it. */
interface Model {
  courseId: number;
  moduleIds: number[];
  /** Whether each topic is done. */
  topics: Map<number, { moduleId: number; isDone: boolean }>;
}

/** One random change; `at` chooses among what there is. */
type Step = {
  kind: "addModule" | "addTopic" | "deleteModule" | "deleteTopic" | "tick" | "untick";
  at: number;
};

const chosen = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length];

async function setStatus({ courseId, topics }: Model, at: number, isDone: boolean): Promise<void> {
  const entry = chosen([...topics], at);
  if (!entry) return;
  const [topicId, topic] = entry;
  const input = { courseId, topicId, status: isDone ? "COMPLETED" : "PENDING" };
  const { enrolment } = await command(learner.caller, tick, { input });
  topic.isDone = isDone;
  const done = [...topics.values()].filter((item) => item.isDone).length;
  expect(enrolment.percentage).toBe(toPercentage(done, topics.size));
}

const steps: Record<Step["kind"], (model: Model, at: number) => Promise<void>> = {
  async addModule(model, at) {
    const data = { organizationId: demoId, courseId: model.courseId, name: "Part", displayOrder: at };
    model.moduleIds.push((await db.module.create({ data })).id);
  },
  async addTopic({ courseId, moduleIds, topics }, at) {
    const moduleId = chosen(moduleIds, at);
    if (moduleId === undefined) return;
    const data = { organizationId: demoId, courseId, moduleId, name: "Topic", displayOrder: at };
    topics.set((await db.topic.create({ data })).id, { moduleId, isDone: false });
  },
  async deleteModule(model, at) {
    const id = chosen(model.moduleIds, at);
    if (id === undefined) return;
    await db.module.delete({ where: { id } });
    model.moduleIds = model.moduleIds.filter((value) => value !== id);
    for (const [topicId, { moduleId }] of model.topics) if (moduleId === id) model.topics.delete(topicId);
  },
  async deleteTopic({ topics }, at) {
    const id = chosen([...topics.keys()], at);
    if (id === undefined) return;
    await db.topic.delete({ where: { id } });
    topics.delete(id);
  },
  tick: (model, at) => setStatus(model, at, true),
  untick: (model, at) => setStatus(model, at, false),
};

async function readRest(path: string) {
  const { status, json } = await learner.caller.rest("GET", path);
  expect(status).toBe(200);
  return json;
}

async function expectAgreement({ courseId, topics }: Model): Promise<void> {
  const all = topics.size;
  const done = [...topics.values()].filter(({ isDone }) => isDone).length;
  const percentage = toPercentage(done, all);
  expect(percentage === 100).toBe(all > 0 && done === all);
  const figure = { percentage, topicCount: all, completedTopicCount: done };
  const { user } = learner;
  const { enrolments, enrolment, course } = await ask(learner.caller, screens, { courseId });
  const isOfCourse = (item: { course: { databaseId?: number; id?: number } }) =>
    (item.course.databaseId ?? item.course.id) === courseId;
  expect(enrolments.nodes.find(isOfCourse)).toMatchObject(figure);
  expect(enrolment).toMatchObject(figure);
  expect(course).toMatchObject({ topicCount: all, viewerEnrolment: figure });
  for (const { nextTopic } of [enrolment, course.viewerEnrolment])
    expect(nextTopic === null).toBe(done === all);
  const staff = await ask(trainer, staffScreen, { userId: user.id, courseId });
  expect(staff.enrolment).toMatchObject(figure);
  const inModules: Stated[] = course.modules.flatMap((module: { topics: Stated[] }) => module.topics);
  const rest: Stated[] = await readRest(`usercoursetopics/users/${user.id}/courses/${courseId}/topics`);
  for (const listed of [inModules, rest]) {
    expect(listed).toHaveLength(all);
    expect(listed.filter(({ status }) => status === "COMPLETED")).toHaveLength(done);
    for (const stated of listed) expect(stated.completedDate !== null).toBe(stated.status === "COMPLETED");
  }
  const courses = await readRest(`usercourses/users/${user.id}`);
  expect(courses.find(isOfCourse).percentage).toBe(percentage);
}

const stepOf = (kind: Step["kind"]) => fc.record({ kind: fc.constant(kind), at: fc.nat(50) });
const anyStep = fc.oneof(
  { weight: 2, arbitrary: stepOf("addModule") },
  { weight: 5, arbitrary: stepOf("addTopic") },
  { weight: 1, arbitrary: stepOf("deleteModule") },
  { weight: 2, arbitrary: stepOf("deleteTopic") },
  { weight: 6, arbitrary: stepOf("tick") },
  { weight: 2, arbitrary: stepOf("untick") },
);
const manySteps = fc.array(anyStep, { minLength: 4, maxLength: 14 });

async function openModel(): Promise<Model> {
  const { id: courseId } = await room.course({ title: `Random ${nextNumber()}` }, []);
  await room.factory.enrolment(learner.user.id, courseId);
  const model: Model = { courseId, moduleIds: [], topics: new Map() };
  await steps.addModule(model, 1);
  await steps.addTopic(model, 1);
  await steps.addTopic(model, 2);
  return model;
}

describe("progress", () => {
  it("is one figure on every screen and call, whatever is added, deleted and ticked", async () => {
    const property = fc.asyncProperty(manySteps, async (given) => {
      const model = await openModel();
      await expectAgreement(model);
      for (const { kind, at } of given) {
        await steps[kind](model, at);
        await expectAgreement(model);
      }
      await steps.tick(model, 0);
      for (let place = 0; place < model.topics.size; place += 1) await steps.tick(model, place);
      await expectAgreement(model);
    });
    await fc.assert(property, { numRuns: 12 });
  }, 120_000);

  it("falls below 100 when a topic is added, and is back when that is done or deleted", async () => {
    const model = await openModel();
    for (const place of [0, 1]) await steps.tick(model, place);
    const percentage = async () =>
      (await ask(learner.caller, screens, { courseId: model.courseId })).enrolment.percentage;
    expect(await percentage()).toBe(100);
    await steps.addTopic(model, 3);
    expect(await percentage()).toBe(67);
    await steps.deleteTopic(model, 2);
    expect(await percentage()).toBe(100);
  });

  it("is 99 at 199 of 200 topics, never rounded up to all", async () => {
    const { user, caller, course } = await room.enrolled({}, [200]);
    const completed = { status: "COMPLETED" as const, completedDate: new Date() };
    const scope = { organizationId: demoId, userId: user.id, courseId: course.id };
    const rows = course.topics.slice(1).map(({ id }) => ({ ...scope, topicId: id, ...completed }));
    await room.prisma.topicProgress.createMany({ data: rows });
    const { enrolment } = await ask(caller, screens, { courseId: course.id });
    expect(enrolment.percentage).toBe(99);
    const input = { courseId: course.id, topicId: course.topics[0]?.id, status: "COMPLETED" };
    expect((await command(caller, tick, { input })).enrolment.percentage).toBe(100);
  });
});
