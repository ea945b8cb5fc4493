import { expect } from "vitest";
import type { Caller } from "#tests/support/caller";
import { demoId, nextNumber } from "#tests/support/factory";
import type { TestGateway } from "#tests/support/gateway";

/** The context of a change: its author, and the published course. */
export interface ChangeRoom {
  test: TestGateway;
  admin: Caller;
  learner: Caller;
  courseId: number;
  /** Has a visitor read everything, so that it is kept. */
  ask: () => Promise<unknown>;
}

/** Makes a change that must not be refused. */
export async function change(caller: Caller, mutation: string, variables: object = {}) {
  const { data, errors } = await caller.graphql(mutation, { ...variables });
  expect(errors).toBeUndefined();
  expect(data.result.__typename).not.toBe("Refusal");
  return data.result;
}

const courseInput = () => ({
  code: `K${nextNumber()}`,
  title: "New in the catalogue",
  description: "New.",
  status: "DRAFT" as const,
  categoryId: 1,
  imageUrl: "https://pictures.example/cover.png",
});

/** Every kind of change that a visitor sees, one after the other, as people make them. */
export const visibleChanges: Readonly<Record<string, (room: ChangeRoom) => Promise<unknown>>> = {
  "a category": ({ admin }) =>
    change(admin, 'mutation { result: createCategory(name: "Kept category") { __typename } }'),
  "a published course": async ({ admin }) => {
    await change(
      admin,
      "mutation ($input: CourseInput!) { result: createCourse(input: $input) { __typename } }",
      {
        input: { ...courseInput(), status: "PUBLISHED" },
      },
    );
  },
  "a course that is published later": async ({ test, admin }) => {
    const { id } = await test.database.prisma.course.create({
      data: { ...courseInput(), organizationId: demoId, status: "DRAFT", title: "A draft" },
    });
    await change(admin, `mutation { result: publishCourse(courseId: ${id}) { __typename } }`);
  },
  "a changed course": ({ admin, courseId }) =>
    change(
      admin,
      "mutation ($id: Int!, $input: CourseInput!) { result: updateCourse(courseId: $id, input: $input) { __typename } }",
      {
        id: courseId,
        input: {
          ...courseInput(),
          code: "KEPT",
          title: "A changed course",
          status: "PUBLISHED",
          trainerId: admin.userId,
        },
      },
    ),
  "a module": ({ admin, courseId }) =>
    change(admin, `mutation { result: addModule(courseId: ${courseId}, name: "One") { __typename } }`),
  "a topic": async ({ test, admin, courseId }) => {
    const { id } = await test.database.prisma.module.findFirstOrThrow({ where: { courseId } });
    await change(
      admin,
      `mutation { result: addTopic(courseId: ${courseId}, moduleId: ${id}, name: "First") { __typename } }`,
    );
  },
  "a deleted module": async ({ test, admin, courseId }) => {
    const { id } = await test.database.prisma.module.findFirstOrThrow({ where: { courseId } });
    await change(
      admin,
      `mutation { result: deleteModule(courseId: ${courseId}, moduleId: ${id}) { __typename } }`,
    );
  },
  "a review, and with it a rating": async ({ learner, courseId, ask }) => {
    await change(learner, `mutation { result: enrol(courseId: ${courseId}) { __typename } }`);
    await ask();
    await change(
      learner,
      `mutation { result: saveReview(courseId: ${courseId}, input: { rating: 4, text: "Good." }) { __typename } }`,
    );
  },
  "the trainer's name": async ({ test, admin }) => {
    await test.gateway.tenantClient(demoId).user.update({
      where: { id: admin.userId ?? 0 },
      data: { name: "Another name" },
    });
  },
  "a specialization": ({ admin }) =>
    change(admin, 'mutation { result: createSpecialization(name: "Kept specialization") { __typename } }'),
  "a course in a specialization": async ({ test, admin, courseId }) => {
    const { id } = await test.database.prisma.specialization.findFirstOrThrow({
      where: { name: "Kept specialization" },
    });
    await change(
      admin,
      `mutation { result: addCourseToSpecialization(courseId: ${courseId}, specializationId: ${id}) { __typename } }`,
    );
  },
  "a post of the blog": async ({ test }) => {
    const { id } = await test.database.prisma.blogPost.findFirstOrThrow({
      where: { organizationId: demoId },
    });
    await test.gateway
      .tenantClient(demoId)
      .blogPost.update({ where: { id }, data: { title: "Changed post" } });
  },
  "the organization's settings": async ({ admin }) => {
    const { data } = await admin.graphql(
      "{ organization(databaseId: 1) { logo theme email phone address city website selfRegistration disableLogin allowedOrigins timeZone updatedAt } }",
    );
    const { updatedAt: version, ...input } = data.organization;
    await change(
      admin,
      "mutation ($version: DateTime!, $input: OrganizationInput!) { result: updateOrganization(databaseId: 1, version: $version, input: $input) { __typename } }",
      { version, input: { ...input, name: "Another institute" } },
    );
  },
  "a course taken back": ({ admin, courseId }) =>
    change(admin, `mutation { result: unpublishCourse(courseId: ${courseId}) { __typename } }`),
  "a course published again": ({ admin, courseId }) =>
    change(admin, `mutation { result: publishCourse(courseId: ${courseId}) { __typename } }`),
};
