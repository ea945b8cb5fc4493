import type { CourseContent, ModuleContent } from "./contentSchema";
import { coverAddress } from "./covers";
import { requireEntry } from "./lookup";
import { type MadeQuestion, makeFactQuestions } from "./questions";
import type { Row } from "./rows";
import { daytime, forPurpose, type Tenant } from "./tenant";
import type { Person } from "./users";

/** A course with the fields that other rows refer to. */
export interface MadeCourse {
  row: Row<"Course">;
  /** In the order of teaching. */
  topicIds: number[];
  questions: MadeQuestion[];
  resources: Row<"Resource">[];
}

interface CourseMaking {
  contents: readonly CourseContent[];
  /** The id of each category by its name. */
  categoryIds: ReadonlyMap<string, number>;
  /** Trains the courses whose author is not staff. */
  trainers: readonly Person[];
}

/** Creates the categories that the courses name, and returns their ids by name. */
export function makeCategories(tenant: Tenant, contents: readonly CourseContent[]): Map<string, number> {
  const { rows, organizationId, calendar } = tenant;
  const made = daytime(tenant, calendar.today - 900);
  const make = (name: string) => {
    const id = rows.nextId("Category");
    return rows.add("Category", { id, organizationId, name, createdAt: made, updatedAt: made }).id;
  };
  const names = new Set(contents.map((content) => content.category));
  return new Map([...names].map((name) => [name, make(name)]));
}

function makeCourseRow(tenant: Tenant, content: CourseContent, making: CourseMaking): Row<"Course"> {
  const { rows, random, calendar, organizationId } = tenant;
  const createdDay = calendar.today - random.integer(760, 890);
  const published = content.status === "PUBLISHED";
  const author = making.trainers.find((trainer) => trainer.name === content.authorName);
  return rows.add("Course", {
    id: rows.nextId("Course"),
    organizationId,
    code: content.code,
    title: content.title,
    description: content.description,
    categoryId: requireEntry(making.categoryIds, content.category),
    status: content.status,
    price: content.price,
    duration: content.durationMinutes,
    level: content.level,
    imageUrl: coverAddress(content),
    authorName: content.authorName,
    trainerId: (author ?? random.pick(making.trainers)).id,
    objectives: content.objectives,
    publishedAt: published ? daytime(tenant, createdDay + random.integer(7, 28)) : null,
    createdAt: daytime(tenant, createdDay),
    updatedAt: daytime(tenant, calendar.today - random.integer(1, published ? 120 : 10)),
  });
}

/** The settings of a topic without a lesson. */
export const lessonSettings = {
  summary: "",
  minutes: 0,
  isPreview: false,
  completion: "MANUAL",
  threshold: 90,
  opening: "ALWAYS",
} as const;

function makeModule(tenant: Tenant, courseId: number, module: ModuleContent, displayOrder: number) {
  const { rows, organizationId } = tenant;
  const id = rows.nextId("Module");
  rows.add("Module", { id, organizationId, courseId, name: module.name, displayOrder });
  const topicIds = module.topics.map((name, index) => {
    const topicId = rows.nextId("Topic");
    rows.add("Topic", {
      id: topicId,
      organizationId,
      courseId,
      moduleId: id,
      name,
      displayOrder: index + 1,
      ...lessonSettings,
      version: 1,
      publishedAt: null,
      draftChangedAt: null,
    });
    return topicId;
  });
  return { id, topicIds };
}

function makeResources(tenant: Tenant, course: Row<"Course">, content: CourseContent): Row<"Resource">[] {
  const { rows, organizationId } = tenant;
  return content.resources.map(({ minutes, ...resource }, index) =>
    rows.add("Resource", {
      id: rows.nextId("Resource"),
      organizationId,
      courseId: course.id,
      ...resource,
      duration: minutes,
      displayOrder: index + 1,
      createdAt: course.createdAt,
      updatedAt: course.updatedAt,
    }),
  );
}

function makeCourse(tenant: Tenant, content: CourseContent, making: CourseMaking): MadeCourse {
  const row = makeCourseRow(tenant, content, making);
  const courseFacts = content.modules.flatMap((module) => module.facts);
  const topicIds: number[] = [];
  const questions: MadeQuestion[] = [];
  for (const [index, module] of content.modules.entries()) {
    const made = makeModule(tenant, row.id, module, index + 1);
    topicIds.push(...made.topicIds);
    questions.push(
      ...makeFactQuestions(tenant, module.facts, { courseId: row.id, moduleId: made.id, courseFacts }),
    );
  }
  return { row, topicIds, questions, resources: makeResources(tenant, row, content) };
}

/** Makes courses with their modules, topics, questions and resources. */
export function makeCourses(tenant: Tenant, making: CourseMaking): MadeCourse[] {
  return making.contents.map((content) =>
    makeCourse(forPurpose(tenant, `course ${content.code}`), content, making),
  );
}

/** The course with a code. */
export function courseWithCode(courses: readonly MadeCourse[], code: string): MadeCourse {
  const found = courses.find((course) => course.row.code === code);
  if (found === undefined) throw new Error(`No course has the code ${code}`);
  return found;
}

/** The courses that learners can see. */
export function listPublished(courses: readonly MadeCourse[]): MadeCourse[] {
  return courses.filter((course) => course.row.status === "PUBLISHED");
}
