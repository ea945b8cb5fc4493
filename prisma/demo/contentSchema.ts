import { z } from "zod";
import { questionTypes } from "#gateway/domains/courses/contract";

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

const criterion = z.strictObject({
  key: text,
  title: text,
  description: text,
  levels: z.array(z.strictObject({ points: z.int().min(0), label: text, description: z.string() })),
});

const milestone = z.strictObject({
  key: text,
  title: text,
  description: z.string(),
  daysBefore: z.int().min(0),
});

/** An assignment or project before it is given: days count from today, of a batch by its place. */
const assignmentContent = z.strictObject({
  title: text,
  markdown: text,
  points: z.int().positive(),
  /** The place of its rubric; null is marked by points. */
  rubric: z.int().min(0).nullable(),
  resubmissions: z.int().min(0),
  lateRule: z.enum(["ACCEPT", "REFUSE", "PERCENT"]),
  latePercent: z.int().min(0),
  accepts: z.array(z.enum(["TEXT", "FILES", "LINK"])).min(1),
  batch: z.int().min(0),
  opens: z.int(),
  /** Null follows the planned date of its topic. */
  due: z.int().nullable(),
  /** For a project. */
  teamSize: z.exactOptional(z.int().positive()),
  marksEach: z.exactOptional(z.boolean()),
  milestones: z.exactOptional(z.array(milestone)),
});

/** Assignments with their rubrics, and texts of submissions and marks: `content/assignments.json`. */
export const assignmentContents = z.strictObject({
  rubrics: z.array(z.strictObject({ name: text, criteria: z.array(criterion) })),
  assignments: z.array(assignmentContent),
  /** Paragraphs of which submissions are made. */
  submissionTexts: texts,
  /** Comments of trainers, from poor to good. */
  markComments: texts,
});

const examQuestion = z.strictObject({
  type: z.enum(questionTypes).exclude(["SINGLE"]),
  title: text,
  explanation: z.exactOptional(text),
  /** Correct options begin with an asterisk; those of ORDERING are in the correct order. */
  options: z.exactOptional(texts),
  /** For MATCHING: the match of each option. */
  matches: z.exactOptional(texts),
  acceptedAnswers: z.exactOptional(texts),
  value: z.exactOptional(z.number()),
  tolerance: z.exactOptional(z.number()),
  blanks: z.exactOptional(z.array(texts)),
  marks: z.int().positive(),
});

/** The exam that asks a question of every type: `content/exam.json`. */
export const examContents = z.strictObject({
  /** The code of its course. */
  course: text,
  /** Questions of the types that the course's other questions are not of. */
  questions: z.array(examQuestion),
  /** Texts that learners hand in for the essay. */
  essayAnswers: texts,
});

export type AssignmentContent = z.output<typeof assignmentContent>;
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
