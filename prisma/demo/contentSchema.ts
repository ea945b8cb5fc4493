import { z } from "zod";

const level = z.enum(["BEGINNER", "INTERMEDIATE", "ADVANCED"]);
const status = z.enum(["DRAFT", "PUBLISHED"]);
const text = z.string().min(1);
const texts = z.array(text).min(1);

/** A term and the one description that fits it and no other term of the same course. */
const fact = z.strictObject({ term: text, definition: text });

const courseModule = z.strictObject({ name: text, topics: texts, facts: z.array(fact) });

const resource = z.strictObject({
  name: text,
  type: z.enum(["EMBED", "VIDEO", "AUDIO", "PDF", "IMAGE", "LINK", "FILE"]),
  url: text,
  minutes: z.int().positive(),
  visibility: z.enum(["PUBLIC", "PROTECTED", "PRIVATE"]),
  status,
  tags: z.array(text),
});

const teaching = {
  title: text,
  /** The name of a picture in public/covers; without one the client draws a cover. */
  cover: z.exactOptional(text),
  level,
  status,
  durationMinutes: z.int().positive(),
  description: text,
  objectives: texts,
};

/** A course: `content/courses/*.json`. */
export const courseContent = z.strictObject({
  ...teaching,
  code: z.string().regex(/^[A-Z0-9-]{1,10}$/),
  category: text,
  /** Whole rupees; null is free of charge. */
  price: z.int().positive().nullable(),
  authorName: text,
  modules: z.array(courseModule).min(1),
  resources: z.array(resource),
});

const curriculumQuestion = z.strictObject({
  title: text,
  type: z.enum(["SINGLE", "MULTIPLE", "TRUE_FALSE", "SHORT_TEXT"]),
  /** Correct options begin with an asterisk, which is not part of their text. */
  options: z.exactOptional(texts),
});

const curriculumModule = z.strictObject({
  name: text,
  topics: texts,
  questions: z.exactOptional(z.array(curriculumQuestion)),
});

/** A curriculum: `content/curricula/*.json`. */
export const curriculumContent = z.strictObject({
  ...teaching,
  /** Whole rupees. */
  price: z.int().positive(),
  trainerName: text,
  modules: z.array(curriculumModule).min(1),
});

/** A blog post: `content/blogs/*.json`. */
export const blogContent = z
  .strictObject({
    slug: text,
    title: text,
    summary: text,
    authorName: text,
    daysAgo: z.int().nonnegative(),
    courseCode: z.exactOptional(text),
    paragraphs: texts,
  })
  .transform(({ paragraphs, ...post }) => ({ ...post, body: paragraphs.join("\n\n") }));

export const specializationContents = z.array(
  z.strictObject({ name: text, /** The track's code. */ category: text, courseCodes: texts }),
);

export const batchContents = z.strictObject({
  batchNames: z.array(z.strictObject({ name: text, description: text })),
  paymentComments: texts,
});

export const peopleContents = z.strictObject({ givenNames: texts, familyNames: texts });

export const capitalContents = z.array(
  z.strictObject({
    question: text,
    options: z.array(z.strictObject({ text, correct: z.boolean() })),
  }),
);

/** Reviews by rating, flattened in the order of the file. */
export const reviewContents = z
  .array(z.strictObject({ rating: z.literal([1, 2, 3, 4, 5]), texts }))
  .transform((groups) =>
    groups.flatMap(({ rating, texts: group }) => group.map((line) => ({ rating, text: line }))),
  );

export const messageContents = texts;

const speakers = ["LEARNER", "TRAINER"] as const;

/** Direct conversations: lines that alternate; the learner speaks first. */
export const dialogueContents = z.array(
  texts.transform((lines) =>
    lines.map((line, index) => ({ from: speakers[index % 2] ?? "LEARNER", text: line })),
  ),
);

/** A file that lessons show: `content/files.json`; its bytes are in `content/files`. */
export const fileContents = z.array(
  z.strictObject({
    name: text,
    mime: text,
    kind: z.enum(["IMAGE", "VIDEO", "AUDIO", "PDF", "DOCUMENT", "OTHER"]),
    width: z.int().positive().nullable(),
    height: z.int().positive().nullable(),
    seconds: z.number().positive().nullable(),
  }),
);

const place = { course: text, topic: text, markdown: text };

const answer = z.strictObject({
  by: z.enum(speakers),
  markdown: text,
  accepted: z.boolean().default(false),
});

/** Questions and answers of learners under lessons: `content/discussions.json`. */
export const discussionContents = z.strictObject({
  notes: z.array(z.strictObject({ ...place, learner: z.enum(["learner", "second"]) })),
  /** A hidden question has the reason. */
  questions: z.array(z.strictObject({ ...place, hidden: z.exactOptional(text), answers: z.array(answer) })),
});

export type CourseContent = z.output<typeof courseContent>;
export type ModuleContent = CourseContent["modules"][number];
export type FactContent = ModuleContent["facts"][number];
export type CurriculumContent = z.output<typeof curriculumContent>;
export type CurriculumModuleContent = CurriculumContent["modules"][number];
export type CurriculumQuestionContent = z.output<typeof curriculumQuestion>;
export type BlogContent = z.output<typeof blogContent>;
export type SpecializationContent = z.output<typeof specializationContents>[number];
export type DirectExchange = z.output<typeof dialogueContents>[number];
export type DiscussionContents = z.output<typeof discussionContents>;
