import type { QuestionTypeName } from "#gateway/domains/courses/contract";
import { toNumber } from "../domains/numberContract";
import { findUnescaped, splitUnescaped, unescapeText } from "./escapes";
import { emptyQuestion, type LineNote, LineProblem, type PortableQuestion } from "./portable";

interface AnswerContext {
  /** The line of the opening brace. */
  line: number;
  /** The type that a comment names. */
  declared: QuestionTypeName | null;
  notes: LineNote[];
}

interface GiftAnswer {
  isRight: boolean;
  /** Percent; null for none. */
  weight: number | null;
  /** With its escapes. */
  text: string;
}

const format = /^\s*\[(html|markdown|plain|moodle)\]/;

/** `=right`, `~wrong`, each with a weight and with feedback, which is left out. */
function splitAnswers(text: string, { line, notes }: AnswerContext): GiftAnswer[] {
  const given: GiftAnswer[] = [];
  let from = findUnescaped(text, "=~");
  if (text.slice(0, from < 0 ? undefined : from).trim() !== "")
    throw new LineProblem(line, "Each answer begins with = for right or ~ for wrong");
  while (from >= 0) {
    const end = findUnescaped(text, "=~", from + 1);
    const [answer = "", ...feedback] = splitUnescaped(text.slice(from + 1, end < 0 ? undefined : end), "#");
    if (feedback.length > 0) notes.push({ line, message: "Feedback for each choice is left out" });
    const weight = /^\s*%(-?\d+(?:\.\d+)?)%/.exec(answer);
    const rest = answer.slice(weight?.[0].length ?? 0).replace(format, "");
    given.push({
      isRight: text[from] === "=",
      weight: weight ? Number(weight[1]) : null,
      text: rest.trim(),
    });
    from = end;
  }
  return given;
}

const plain = ({ text }: Pick<GiftAnswer, "text">) => unescapeText(text);

/** Finds a `->` that is not escaped. */
const findArrow = (text: string) => text.replace(/\\[\s\S]/g, "  ").indexOf("->");

function readPairs(given: readonly GiftAnswer[], { line }: AnswerContext): PortableQuestion {
  const pairs = given.map(({ text }) => {
    const at = findArrow(text);
    if (at < 0) throw new LineProblem(line, "Each pair needs an arrow: =left -> right");
    return { left: unescapeText(text.slice(0, at).trim()), right: unescapeText(text.slice(at + 2).trim()) };
  });
  return { ...emptyQuestion("MATCHING", ""), pairs };
}

function readChoices(given: readonly GiftAnswer[], context: AnswerContext): PortableQuestion {
  const options = given.map((answer) => ({
    text: plain(answer),
    isCorrect: answer.weight === null ? answer.isRight : answer.weight > 0,
  }));
  const right = options.filter(({ isCorrect }) => isCorrect).length;
  const isSeveral = right > 1 || given.every(({ isRight }) => !isRight);
  if (isSeveral && new Set(given.map(({ weight }) => weight).filter((weight) => (weight ?? 0) > 0)).size > 1)
    context.notes.push({
      line: context.line,
      message: "Weights are left out: each right option counts the same",
    });
  const type = context.declared ?? (isSeveral ? "MULTIPLE" : "SINGLE");
  return { ...emptyQuestion(type, ""), options };
}

function readAnswers(text: string, context: AnswerContext): PortableQuestion {
  const given = splitAnswers(text, context);
  if (!given.every(({ isRight }) => isRight)) return readChoices(given, context);
  if (context.declared !== "SHORT_TEXT" && given.some((answer) => findArrow(answer.text) >= 0))
    return readPairs(given, context);
  const full = given.filter(({ weight }) => weight === null || weight >= 100);
  if (full.length < given.length)
    context.notes.push({ line: context.line, message: "Texts that count in part are left out" });
  return { ...emptyQuestion("SHORT_TEXT", ""), accepted: full.map(plain) };
}

/** `#3.14:0.01`, `#3..4` or `#=3.14:0.01`, the first of several. */
function readNumeric(text: string, { line, notes }: AnswerContext): PortableQuestion {
  const [first = "", ...more] = text.split(/[=~]/).filter((part) => part.trim() !== "");
  if (more.length > 0) notes.push({ line, message: "Only the first number is kept" });
  const given = first.replace(/^\s*%[^%]*%/, "").split("#")[0] ?? "";
  const [low, high] = given.split("..").map(toNumber);
  if (typeof low === "number" && typeof high === "number")
    return { ...emptyQuestion("NUMERIC", ""), value: (low + high) / 2, tolerance: Math.abs(high - low) / 2 };
  const [value, tolerance = 0] = given.split(":").map(toNumber);
  if (typeof value !== "number" || tolerance === null || tolerance < 0)
    throw new LineProblem(line, "A number is written {#3.14:0.01} or {#3..4}");
  return { ...emptyQuestion("NUMERIC", ""), value, tolerance };
}

/** Moodle's ordering: `{>` with its settings, then an item on each line, in the right order. */
function readItems(text: string): PortableQuestion {
  const items = text
    .split("\n")
    .slice(1)
    .filter((item) => item.trim() !== "");
  return { ...emptyQuestion("ORDERING", ""), items: items.map((item) => unescapeText(item.trim())) };
}

const truth = /^(t|true|f|false)\s*(#[\s\S]*)?$/i;

/** Reads the braces of a GIFT question, as a question without a text. */
export function readGiftAnswer(braces: string, context: AnswerContext): PortableQuestion {
  const feedback = /(?<!\\)####/.exec(braces)?.index ?? -1;
  const explanation = feedback < 0 ? "" : unescapeText(braces.slice(feedback + 4).trim());
  const text = (feedback < 0 ? braces : braces.slice(0, feedback)).trim();
  const read = (): PortableQuestion => {
    if (text === "") return emptyQuestion(context.declared === "FILE" ? "FILE" : "ESSAY", "");
    if (text.startsWith("#")) return readNumeric(text.slice(1), context);
    if (text.startsWith(">")) return readItems(text);
    const said = truth.exec(text)?.[1]?.toLowerCase();
    if (!said) return readAnswers(text, context);
    const options = ["True", "False"].map((option) => ({
      text: option,
      isCorrect: option[0]?.toLowerCase() === said[0],
    }));
    return { ...emptyQuestion("TRUE_FALSE", ""), options };
  };
  return { ...read(), explanation };
}
