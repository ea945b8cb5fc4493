import type { QuestionTypeName } from "../courses/contract";
import { findQuestionProblem, type QuestionLevel, readBlanks, splitBlanks } from "../questions/contract";
import { type Draw, shuffled } from "./attemptRules";

/** A question of a course's bank, with the columns that an attempt copies. */
export interface BankQuestion {
  id: number;
  title: string;
  type: QuestionTypeName;
  html: string;
  pictureId: number | null;
  pictureAlt: string;
  tags: string[];
  level: QuestionLevel | null;
  explanation: string | null;
  acceptedAnswers: string[];
  value: number | null;
  tolerance: number | null;
  blanks: unknown;
  /** In the right order for ORDERING. */
  options: { text: string; isCorrect: boolean; match: string | null }[];
}

interface Placed {
  displayOrder: number;
  marks: number;
  section: { title: string; displayOrder: number } | null;
}

/** The questions that a draw chooses from. */
export interface Pool {
  /** Empty for any. */
  tag: string;
  level: QuestionLevel | null;
}

interface Content {
  questions: readonly (Placed & { question: BankQuestion })[];
  draws: readonly (Placed & Pool & { count: number })[];
  /** The questions of the course. */
  pool: readonly BankQuestion[];
  shuffle: boolean;
}

type Poolable = Pick<BankQuestion, "tags" | "level">;

/** Whether a draw may choose a question. */
export const isInPool = ({ tags, level }: Poolable, pool: Pool): boolean =>
  (pool.tag === "" || tags.includes(pool.tag)) && (pool.level === null || level === pool.level);

export interface PickedQuestion extends Omit<BankQuestion, "options"> {
  marks: number;
  section: string;
  /** As they are shown; an item of an ordering has its right place, from 1. */
  options: (BankQuestion["options"][number] & { place: number | null })[];
}

interface Slot extends Placed {
  picked: BankQuestion[];
}

/**
 * Chooses the questions of an attempt: the fixed ones, and for each draw its number of questions from its pool that
 * are asked nowhere else in the attempt. Sections keep their order; shuffling mixes the questions within each.
 */
export function pickQuestions({ questions, draws, pool, shuffle }: Content, draw: Draw): PickedQuestion[] {
  const taken = new Set(questions.map(({ question }) => question.id));
  const able = pool.filter((question) => findQuestionProblem(question) === null);
  const drawn = draws.map((item): Slot => {
    const free = able.filter((question) => !taken.has(question.id) && isInPool(question, item));
    const picked = shuffled(free, draw).slice(0, item.count);
    for (const { id } of picked) taken.add(id);
    return { ...item, picked };
  });
  const fixed = questions.map((item): Slot => ({ ...item, picked: [item.question] }));
  const slots = [...fixed, ...drawn].toSorted(
    (left, right) =>
      (left.section?.displayOrder ?? 0) - (right.section?.displayOrder ?? 0) ||
      left.displayOrder - right.displayOrder,
  );
  const sections = [...new Set(slots.map(({ section }) => section?.displayOrder ?? 0))];
  return sections.flatMap((place) => {
    const own = slots
      .filter(({ section }) => (section?.displayOrder ?? 0) === place)
      .flatMap(({ picked, marks, section }) =>
        picked.map((question) => ({ ...question, marks, section: section?.title ?? "" })),
      );
    const mixing = { shuffle, draw };
    return (shuffle ? shuffled(own, draw) : own).map((question) => ({
      ...question,
      options: mixOptions(mixing, question),
    }));
  });
}

interface Mixing {
  shuffle: boolean;
  draw: Draw;
}

/** Mixes options; true stays above false, and the items of an ordering are never shown in the right order. */
function mixOptions(
  { shuffle, draw }: Mixing,
  { type, options: rows }: BankQuestion,
): PickedQuestion["options"] {
  const options = rows.map((option, index) => ({ ...option, place: type === "ORDERING" ? index + 1 : null }));
  if (type === "ORDERING") {
    const mixed = shuffled(options, draw);
    const isSame = mixed.every((option, index) => option === options[index]);
    return isSame ? [...options.slice(1), ...options.slice(0, 1)] : mixed;
  }
  return shuffle && type !== "TRUE_FALSE" ? shuffled(options, draw) : options;
}

/** The columns of the copies of picked questions, in their order. */
export const toAttemptQuestions = (picked: readonly PickedQuestion[]) =>
  picked.map(({ id, marks, blanks, tags: _tags, options: _options, ...question }, index) => ({
    ...question,
    ...(question.type === "FILL" ? { blanks: readBlanks(blanks) } : {}),
    sourceId: id,
    maxMarks: marks,
    displayOrder: index + 1,
  }));

/** For FILL: number of blanks in the title; 0 for other types. */
export const countBlanks = ({ type, title }: Pick<BankQuestion, "type" | "title">): number =>
  type === "FILL" ? (splitBlanks(title).length - 1) / 2 : 0;
