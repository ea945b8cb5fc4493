import type { Context } from "#gateway/graphql/context";
import { writeQuestions } from "#gateway/questionFormats/exchange";
import { emptyQuestion, type PortableQuestion } from "#gateway/questionFormats/portable";
import { reachedCourses } from "../courses/access";
import { inOrder } from "../rules";
import { readBlanks } from "./contract";
import { formatEndings, type QuestionFormat } from "./exchangeContract";

/** Questions as a text. */
export interface QuestionExport {
  fileName: string;
  text: string;
  questionCount: number;
  notes: string[];
}

const exported = {
  title: true,
  type: true,
  explanation: true,
  acceptedAnswers: true,
  markdown: true,
  tags: true,
  level: true,
  value: true,
  tolerance: true,
  blanks: true,
  options: { orderBy: inOrder, select: { text: true, isCorrect: true, match: true } },
} as const;

interface StoredQuestion {
  title: string;
  type: PortableQuestion["type"];
  markdown: string;
  explanation: string | null;
  tags: string[];
  level: string | null;
  acceptedAnswers: string[];
  value: number | null;
  tolerance: number | null;
  blanks: unknown;
  options: { text: string; isCorrect: boolean; match: string | null }[];
}

function toPortable(stored: StoredQuestion): PortableQuestion {
  const { title, type, markdown, options } = stored;
  const question = {
    ...emptyQuestion(type, markdown === "" ? title : `${title}\n\n${markdown}`),
    explanation: stored.explanation ?? "",
    accepted: stored.acceptedAnswers,
    tags: stored.tags,
    level: stored.level ?? "",
    value: stored.value ?? 0,
    tolerance: stored.tolerance ?? 0,
  };
  if (type === "MATCHING")
    return { ...question, pairs: options.map(({ text, match }) => ({ left: text, right: match ?? "" })) };
  if (type === "ORDERING") return { ...question, items: options.map(({ text }) => text) };
  if (type === "FILL") return { ...question, blanks: readBlanks(stored.blanks) };
  return { ...question, options: options.map(({ text, isCorrect }) => ({ text, isCorrect })) };
}

const toFileName = (title: string, format: QuestionFormat) => {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `${name.slice(0, 60) || "course"}-questions.${formatEndings[format]}`;
};

/** The questions of a course as a text, in the order of its modules; null unless the viewer writes questions of such a course. */
export async function exportQuestions(
  { courseId, format }: { courseId: number; format: QuestionFormat },
  { db, viewer }: Pick<Context, "db" | "viewer">,
): Promise<QuestionExport | null> {
  const course = await db.course.findFirst({
    where: { id: courseId, AND: reachedCourses(viewer, "questions.write") },
    select: {
      title: true,
      modules: { orderBy: inOrder, select: { questions: { orderBy: inOrder, select: exported } } },
      questions: { where: { moduleId: null }, orderBy: inOrder, select: exported },
    },
  });
  if (!course) return null;
  const stored = [...course.modules.flatMap(({ questions }) => questions), ...course.questions];
  const { text, notes } = writeQuestions(format, stored.map(toPortable));
  return { fileName: toFileName(course.title, format), text, notes, questionCount: stored.length };
}
