import { addDays, dayIn } from "../dayContract";
import { foldText } from "../foldContract";
import { isObject } from "../jsonContract";
import { blockSchema } from "../lessons/blockContract";
import { questionLimits, toPractisedQuestion } from "../questions/contract";
import { newQuestionSchema } from "../questions/repetitionContract";
import { startOfDay } from "../zoneContract";
import { generationLimits, generationPace } from "./contract";
import {
  blockShape,
  type Proposal,
  type ProposedBlock,
  type ProposedModule,
  type ProposedQuestion,
  questionShape,
} from "./proposalRules";

/** Plain text on one line, up to a number of characters, without any that does not print. */
export function plainLine(text: string, most: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/\p{Cs}/gu, "")
    .trim();
  return line.length <= most
    ? line
    : `${line
        .slice(0, most - 1)
        .replace(/\p{Cs}$/u, "")
        .trimEnd()}…`;
}

type Fields = Readonly<Record<string, unknown>>;

const toFields = (value: unknown): Fields => (isObject(value) ? value : {});

const readList = (value: unknown, name: string): readonly unknown[] => {
  const list = toFields(value)[name];
  return Array.isArray(list) ? list : [];
};

/** The valid texts of a list: plain, not empty, without duplicates, and within the limit. */
function readLines(list: readonly unknown[], { most, length }: { most: number; length: number }): string[] {
  const lines: string[] = [];
  for (const value of list) {
    const line = typeof value === "string" ? plainLine(value, length) : "";
    if (line !== "" && !lines.some((text) => foldText(text) === foldText(line))) lines.push(line);
  }
  return lines.slice(0, most);
}

/**
 * The complete parts of a response with topics: a module counts once it has a name, a topic once it is
 * complete.
 */
export function proposeTopics(answer: unknown): Proposal {
  const modules = readList(answer, "modules").flatMap((module): ProposedModule[] => {
    const { name } = toFields(module);
    const plain = typeof name === "string" ? plainLine(name, generationLimits.name) : "";
    if (plain === "") return [];
    const topics = readLines(readList(module, "topics"), {
      most: generationLimits.topics,
      length: generationLimits.name,
    });
    return [{ moduleId: null, name: plain, topics, questions: [] }];
  });
  const limits = { most: generationLimits.objectives, length: generationLimits.objective };
  return {
    objectives: readLines(readList(answer, "objectives"), limits),
    modules: modules.slice(0, generationLimits.modules),
    blocks: [],
    leftOut: 0,
    overCap: 0,
  };
}

/** A question as it may be saved; null if it cannot be answered, or is too long. */
function answerable(value: unknown): ProposedQuestion | null {
  const shaped = questionShape.safeParse(value);
  if (!shaped.success) return null;
  const { title, type, options, acceptedAnswers, explanation } = shaped.data;
  const isText = type === "SHORT_TEXT";
  const checked = newQuestionSchema.safeParse({
    title: plainLine(title, questionLimits.title),
    type,
    options: isText
      ? []
      : options.map(({ text, isCorrect }) => ({ text: plainLine(text, questionLimits.option), isCorrect })),
    acceptedAnswers: isText ? acceptedAnswers.map((text) => plainLine(text, questionLimits.option)) : [],
    explanation: plainLine(explanation, 1_000),
  });
  return checked.success ? toPractisedQuestion(checked.data) : null;
}

/** A module that questions are requested for, by the number in the prompt. */
export interface AskedModule {
  number: number;
  moduleId: number;
  name: string;
}

interface QuestionReading {
  asked: readonly AskedModule[];
  /** Whether an object is complete. */
  isWhole: (part: object) => boolean;
}

/** The complete parts of a response with questions: a question counts once it is complete and answerable. */
export function proposeQuestions(answer: unknown, { asked, isWhole }: QuestionReading): Proposal {
  const modules = new Map<number, ProposedModule>();
  let leftOut = 0;
  let overCap = 0;
  for (const part of readList(answer, "modules")) {
    const target = asked.find(({ number }) => number === toFields(part)["module"]);
    const whole = readList(part, "questions").filter((item) => isObject(item) && isWhole(item));
    const usable = target ? whole.map(answerable).filter((item) => item !== null) : [];
    const kept = usable.slice(0, generationLimits.questions);
    leftOut += whole.length - usable.length;
    overCap += usable.length - kept.length;
    if (!target || kept.length === 0 || modules.has(target.moduleId)) continue;
    const { moduleId, name } = target;
    modules.set(moduleId, { moduleId, name, topics: [], questions: kept });
  }
  return {
    objectives: [],
    modules: [...modules.values()].slice(0, generationLimits.modules),
    blocks: [],
    leftOut,
    overCap,
  };
}

/** A block as it may be saved; null if it is empty or has invalid content. */
function usableBlock(value: unknown): ProposedBlock | null {
  const shaped = blockShape.safeParse(value);
  if (!shaped.success || shaped.data.markdown.trim() === "") return null;
  const checked = blockSchema.safeParse(shaped.data);
  if (!checked.success) return null;
  const { markdown, language, tone } = checked.data;
  return { kind: shaped.data.kind, markdown, language, tone: tone ?? "INFO" };
}

/** The complete blocks of a response with a lesson. */
export function proposeLesson(answer: unknown, isWhole: QuestionReading["isWhole"]): Proposal {
  const whole = readList(answer, "blocks").filter((item) => isObject(item) && isWhole(item));
  const usable = whole.map(usableBlock).filter((item) => item !== null);
  const blocks = usable.slice(0, generationLimits.blocks);
  const dropped = { leftOut: whole.length - usable.length, overCap: usable.length - blocks.length };
  return { objectives: [], modules: [], blocks, ...dropped };
}

/** Appends new items to a list, up to a limit. */
function extended<One>(list: readonly One[], more: readonly One[], { keyOf, most }: Extension<One>): One[] {
  const keys = new Set(list.map(keyOf));
  const added = more.filter((item) => !keys.has(keyOf(item)));
  return [...list, ...added].slice(0, Math.max(most, list.length));
}

interface Extension<One> {
  keyOf: (item: One) => string | number;
  most: number;
}

const moduleKey = ({ moduleId, name }: ProposedModule) => moduleId ?? foldText(name);
const { topics: mostTopics, questions: mostQuestions } = generationLimits;

/** A proposal that was cut off, extended by its continuation; its items keep their positions. */
export function goOn(before: Proposal, more: Proposal): Proposal {
  const grown = before.modules.map((module) => {
    const same = more.modules.find((item) => moduleKey(item) === moduleKey(module));
    if (!same) return module;
    const topics = extended(module.topics, same.topics, { keyOf: foldText, most: mostTopics });
    const questions = extended(module.questions, same.questions, {
      keyOf: ({ title }) => foldText(title),
      most: mostQuestions,
    });
    return { ...module, topics, questions };
  });
  return {
    objectives: extended(before.objectives, more.objectives, {
      keyOf: foldText,
      most: generationLimits.objectives,
    }),
    modules: extended(grown, more.modules, { keyOf: moduleKey, most: generationLimits.modules }),
    blocks: extended(before.blocks, more.blocks, {
      keyOf: ({ markdown }) => markdown,
      most: generationLimits.blocks,
    }),
    leftOut: before.leftOut + more.leftOut,
    overCap: before.overCap + more.overCap,
  };
}

const secondsUntil = (end: Date, now: Date) => Math.ceil((end.getTime() - now.getTime()) / 1_000);

/** The seconds until a user may start again, given earlier starts, latest first; 0 when that is now. */
export function secondsUntilNext(startedAt: readonly Date[], now: Date): number {
  const first = startedAt[generationPace.attempts - 1];
  if (!first) return 0;
  return Math.max(0, secondsUntil(new Date(first.getTime() + generationPace.window), now));
}

/**
 * Whether the AI service is called: always, not for some seconds, or by one user, to find out if it responds.
 */
export type Circuit =
  | { state: "closed" }
  | { state: "open"; retryAfter: number }
  | { state: "half-open"; lastFailure: Date };

interface EndedAttempt {
  endedAt: Date | null;
  failed: boolean | null;
}

/** The state of the circuit after these requests, latest first. */
export function readCircuit(latest: readonly EndedAttempt[], now: Date): Circuit {
  const recent = latest.slice(0, generationPace.failures);
  const lastFailure = recent[0]?.endedAt;
  if (!lastFailure || recent.length < generationPace.failures || !recent.every(({ failed }) => failed))
    return { state: "closed" };
  const retryAfter = secondsUntil(new Date(lastFailure.getTime() + generationPace.pause), now);
  return retryAfter > 0 ? { state: "open", retryAfter } : { state: "half-open", lastFailure };
}

/** The seconds until the next day of a time zone begins. */
export const secondsUntilTomorrow = (now: Date, timeZone: string): number =>
  Math.max(1, secondsUntil(startOfDay(timeZone, addDays(dayIn(timeZone, now), 1)), now));
