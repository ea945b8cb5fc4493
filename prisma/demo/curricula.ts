import type { CurriculumContent, CurriculumModuleContent, CurriculumQuestionContent } from "./contentSchema";
import { lessonSettings } from "./courses";
import { coverAddress } from "./covers";
import { daytime, type Tenant } from "./tenant";
import type { Person } from "./users";

function makeQuestion(
  { rows, organizationId, calendar }: Tenant,
  moduleId: number,
  { title, type, options = [] }: CurriculumQuestionContent,
  displayOrder: number,
) {
  const updatedAt = calendar.moment(calendar.today - 150, 12 * 3600);
  const id = rows.nextId("CurriculumQuestion");
  const texts = { title, type, explanation: null, acceptedAnswers: [] };
  rows.add("CurriculumQuestion", { id, organizationId, moduleId, ...texts, displayOrder, updatedAt });
  for (const [index, text] of options.entries()) {
    rows.add("CurriculumQuestionOption", {
      id: rows.nextId("CurriculumQuestionOption"),
      organizationId,
      questionId: id,
      text: text.replace("*", ""),
      isCorrect: text.startsWith("*"),
      displayOrder: index + 1,
    });
  }
}

function makeModule(
  tenant: Tenant,
  curriculumId: number,
  module: CurriculumModuleContent,
  displayOrder: number,
) {
  const { rows, organizationId } = tenant;
  const moduleId = rows.nextId("CurriculumModule");
  rows.add("CurriculumModule", {
    id: moduleId,
    organizationId,
    curriculumId,
    name: module.name,
    displayOrder,
  });
  for (const [index, name] of module.topics.entries()) {
    const id = rows.nextId("CurriculumTopic");
    const placed = { id, organizationId, moduleId, name, displayOrder: index + 1 };
    rows.add("CurriculumTopic", { ...placed, ...lessonSettings });
  }
  for (const [index, question] of (module.questions ?? []).entries()) {
    makeQuestion(tenant, moduleId, question, index + 1);
  }
}

function makeCurriculum(tenant: Tenant, content: CurriculumContent, staff: readonly Person[]): void {
  const { rows, organizationId, calendar, random } = tenant;
  const id = rows.nextId("Curriculum");
  rows.add("Curriculum", {
    id,
    organizationId,
    title: content.title,
    description: content.description,
    price: content.price,
    duration: content.durationMinutes,
    level: content.level,
    imageUrl: coverAddress(content),
    status: content.status,
    authorName: content.trainerName,
    trainerId: staff.find((person) => person.name === content.trainerName)?.id ?? null,
    createdAt: daytime(tenant, calendar.today - random.integer(200, 600)),
    updatedAt: daytime(tenant, calendar.today - random.integer(2, 150)),
  });
  for (const [index, text] of content.objectives.entries()) {
    const objectiveId = rows.nextId("CurriculumObjective");
    rows.add("CurriculumObjective", {
      id: objectiveId,
      organizationId,
      curriculumId: id,
      text,
      displayOrder: index + 1,
    });
  }
  for (const [index, module] of content.modules.entries()) makeModule(tenant, id, module, index + 1);
}

/** Makes curricula with their objectives, modules, topics and questions. */
export function makeCurricula(
  tenant: Tenant,
  contents: readonly CurriculumContent[],
  staff: readonly Person[],
): void {
  for (const content of contents) makeCurriculum(tenant, content, staff);
}
