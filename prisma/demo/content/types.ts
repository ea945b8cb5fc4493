export type CourseLevel = "BEGINNER" | "INTERMEDIATE" | "ADVANCED";
export type PublicationStatus = "DRAFT" | "PUBLISHED";
export type ContentResourceType = "EMBED" | "VIDEO" | "AUDIO" | "PDF" | "IMAGE" | "LINK" | "FILE";
export type ContentVisibility = "PUBLIC" | "PROTECTED" | "PRIVATE";

/** A term and the one description that fits it and no other term of the same course. */
export interface FactContent {
  term: string;
  definition: string;
}

export interface ModuleContent {
  name: string;
  topics: string[];
  facts: FactContent[];
}

export interface ResourceContent {
  name: string;
  type: ContentResourceType;
  url: string;
  minutes: number;
  visibility: ContentVisibility;
  status: PublicationStatus;
  tags: string[];
}

export interface CourseContent {
  /** At most 10 characters, upper-case. */
  code: string;
  /** The name of its picture under public/covers; without one the client draws a cover. */
  cover?: string;
  title: string;
  category: string;
  level: CourseLevel;
  status: PublicationStatus;
  /** Whole rupees; null is free of charge. */
  price: number | null;
  durationMinutes: number;
  description: string;
  authorName: string;
  objectives: string[];
  modules: ModuleContent[];
  resources: ResourceContent[];
}

export interface SpecializationContent {
  name: string;
  /** The career track code. */
  category: string;
  courseCodes: string[];
}

export type CurriculumQuestionType = "SINGLE" | "MULTIPLE" | "TRUE_FALSE" | "SHORT_TEXT";

export interface CurriculumQuestionContent {
  title: string;
  type: CurriculumQuestionType;
  /** Right ones begin with an asterisk, which is not part of their text. */
  options?: readonly string[];
}

export interface CurriculumModuleContent {
  name: string;
  topics: string[];
  questions?: CurriculumQuestionContent[];
}

export interface CurriculumContent {
  title: string;
  /** The name of its picture under public/covers; without one the client draws a cover. */
  cover?: string;
  description: string;
  price: number;
  durationMinutes: number;
  level: CourseLevel;
  status: PublicationStatus;
  trainerName: string;
  objectives: string[];
  modules: CurriculumModuleContent[];
}

export interface BlogContent {
  slug: string;
  title: string;
  summary: string;
  /** Paragraphs separated by a blank line. */
  body: string;
  authorName: string;
  daysAgo: number;
  courseCode?: string;
}

export type Speaker = "LEARNER" | "TRAINER";

export interface DialogueLine {
  from: Speaker;
  text: string;
}

/** A short dialogue whose lines alternate between learner and trainer. */
export type DirectExchange = readonly DialogueLine[];

export interface ReviewContent {
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
}

export interface BatchNameContent {
  name: string;
  description: string;
}

export interface CapitalOption {
  text: string;
  correct: boolean;
}

export interface CapitalQuestion {
  question: string;
  options: CapitalOption[];
}
