import { createFactory, demoId } from "../../support/factory";
import type { TestGateway } from "../../support/gateway";
import type { Rows } from "./matrix";

/** Makes the rows of DEMO that the matrix asks for. */
export async function makeRows(
  { database }: TestGateway,
  userIds: { learner: number; admin: number },
): Promise<Rows> {
  const factory = createFactory(database.prisma);
  const createdById = userIds.admin;
  const published = await factory.course();
  const draft = await factory.course({ status: "DRAFT" });
  const parts = await factory.module(published);
  const draftParts = await factory.module(draft);
  const resource = await factory.resource({ courseId: published.id });
  const draftResource = await factory.resource({ courseId: draft.id });
  const curriculum = await factory.curriculum();
  const draftCurriculum = await factory.curriculum({ status: "DRAFT" });
  const specialization = await factory.specialization([published.id]);
  const post = await factory.blogPost({ courseId: published.id });
  const instruction = await factory.instruction({ courseId: published.id, createdById });
  const draftInstruction = await factory.instruction({ courseId: draft.id, createdById });
  await factory.enrolment(userIds.learner, published.id);
  const ids: Record<string, number> = {
    ...{ User: userIds.admin, Organization: demoId, Category: published.categoryId, Course: published.id },
    ...{ Module: parts.module.id, Topic: parts.topic.id, Question: parts.question.id, Resource: resource.id },
    ...{
      Curriculum: curriculum.id,
      CurriculumModule: curriculum.module.id,
      CurriculumTopic: curriculum.topic.id,
    },
    ...{ CurriculumQuestion: curriculum.question.id, Specialization: specialization.id, BlogPost: post.id },
    ...{ Instruction: instruction.id, draftInstruction: draftInstruction.id, draftCourse: draft.id },
    ...{
      draftModule: draftParts.module.id,
      draftTopic: draftParts.topic.id,
      draftQuestion: draftParts.question.id,
    },
    ...{ draftResource: draftResource.id, draftCurriculum: draftCurriculum.id },
  };
  const nodes = Object.entries(ids).map(([type, id]) => [type, btoa(`${type.replace(/^draft/, "")}:${id}`)]);
  return {
    ...{ published, draft, curriculum: curriculum.id, draftCurriculum: draftCurriculum.id },
    ...{ specialization: specialization.id, organization: { id: demoId, code: "DEMO" } },
    learner: { id: userIds.learner, username: "learner" },
    staff: { id: userIds.admin, username: "trainer" },
    nodes: Object.fromEntries(nodes),
  };
}
