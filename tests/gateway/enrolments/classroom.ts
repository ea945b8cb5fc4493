import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { Caller } from "#tests/support/caller";
import { createFactory } from "#tests/support/factory";
import { openTestGateway, type TestGateway, type TestGatewayOptions } from "#tests/support/gateway";

/** The selection of a mutation's `result`, for both outcomes. */
export const refusal = "... on Refusal { code message }";

/** The result of a command: its payload, its refusal, or `{ error }` with the code of a top-level error. */
export async function command(caller: Caller, document: string, variables: Record<string, unknown>) {
  const { data, errors } = await caller.graphql(document, variables);
  return errors ? { error: errors[0]?.extensions?.code } : data.result;
}

/** The data of a query; throws when it has errors. */
export async function ask(caller: Caller, document: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await caller.graphql(document, variables);
  if (errors) throw new Error(errors.map(({ message, path }) => `${path?.join(".")}: ${message}`).join("\n"));
  return data;
}

/** Counts the statements that a query takes once all that is kept in memory is there. */
export const getCounter =
  (test: TestGateway) =>
  async (caller: Caller, document: string, variables: Record<string, unknown> = {}) => {
    await ask(caller, document, variables);
    const { length } = await test.statementsOf(() => ask(caller, document, variables));
    if (length === 0) throw new Error("The query takes no statement");
    return length;
  };

/** The code of the first top-level error of a document. */
export async function readErrorCode(
  caller: Caller,
  document: string,
  variables: Record<string, unknown> = {},
) {
  const { errors } = await caller.graphql(document, variables);
  return errors?.[0]?.extensions?.code;
}

/** The type of a node that a viewer finds by its global id; undefined when it finds none. */
export async function nodeType(caller: Caller, id: string): Promise<string | undefined> {
  const { data } = await caller.graphql("query ($id: ID!) { node(id: $id) { __typename } }", { id });
  return data.node?.__typename;
}

/** The global id of a row. */
export const globalId = (type: string, id: number): string => btoa(`${type}:${id}`);

type CourseData = Partial<Prisma.CourseUncheckedCreateInput>;

/** A gateway with the demo data, and quick ways to learners with courses of their own. */
export async function openClassroom(options: TestGatewayOptions = {}) {
  const test = await openTestGateway(options);
  const { prisma } = test.database;
  const factory = createFactory(prisma);

  async function learner(data: Partial<Prisma.UserUncheckedCreateInput> = {}) {
    const user = await factory.user(data);
    return { user, caller: await test.openSession(user) };
  }

  /** A course whose modules have as many topics as the list says; the topics are in the course's order. */
  async function course(data: CourseData = {}, topicCounts: readonly number[] = [2, 1]) {
    const made = await factory.course(data);
    const scope = { organizationId: made.organizationId, courseId: made.id };
    const topics: { id: number; name: string; moduleName: string }[] = [];
    for (const [place, count] of topicCounts.entries()) {
      const moduleName = `Part ${place + 1}`;
      const module = await prisma.module.create({
        data: { ...scope, name: moduleName, displayOrder: place + 1 },
      });
      for (let number = 1; number <= count; number += 1) {
        const name = `Topic ${place + 1}.${number}`;
        const inModule = { ...scope, moduleId: module.id, name, displayOrder: number };
        topics.push({ ...(await prisma.topic.create({ data: inModule })), moduleName });
      }
    }
    return { ...made, topics };
  }

  /** A learner in a course. */
  async function enrolled(data: CourseData = {}, topicCounts?: readonly number[]) {
    const made = await course(data, topicCounts);
    const { user, caller } = await learner({ organizationId: made.organizationId });
    const enrolment = await factory.enrolment(user.id, made.id, made.organizationId);
    return { user, caller, course: made, enrolment };
  }

  const unpublish = (id: number) => prisma.course.update({ where: { id }, data: { status: "DRAFT" } });

  return { test, prisma, factory, learner, course, enrolled, unpublish };
}

export type Classroom = Awaited<ReturnType<typeof openClassroom>>;
