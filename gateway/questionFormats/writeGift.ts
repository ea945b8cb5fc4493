import { escapeText } from "./escapes";
import { type PortableQuestion, splitBlanks, type WrittenText } from "./portable";

const special = /[\\~=#{}:]/g;

/**
 * A text in GIFT: its special characters are escaped, and at its start anything that would be a format or a weight.
 */
const written = (text: string): string =>
  escapeText(text, special)
    .replace(/^[[%/]/, "\\$&")
    .replaceAll("->", "-\\>");

const choices = ({ options, type }: PortableQuestion): string[] => {
  const right = options.filter(({ isCorrect }) => isCorrect).length;
  if (type !== "MULTIPLE")
    return options.map(({ text, isCorrect }) => `${isCorrect ? "=" : "~"}${written(text)}`);
  const share = Number((100 / right).toFixed(5));
  return options.map(({ text, isCorrect }) => `~%${isCorrect ? share : -100}%${written(text)}`);
};

const isPlainTruth = ({ options }: PortableQuestion) =>
  options.length === 2 && options[0]?.text === "True" && options[1]?.text === "False";

/** Writes the lines of the braces, one part on each. */
function toAnswer(question: PortableQuestion): string[] {
  switch (question.type) {
    case "TRUE_FALSE":
      return isPlainTruth(question) ? [question.options[0]?.isCorrect ? "T" : "F"] : choices(question);
    case "SINGLE":
    case "MULTIPLE":
      return choices(question);
    case "SHORT_TEXT":
      return question.accepted.map((answer) => `=${written(answer)}`);
    case "NUMERIC":
      return [`#${question.value}:${question.tolerance}`];
    case "MATCHING":
      return question.pairs.map(({ left, right }) => `=${written(left)} -> ${written(right)}`);
    case "ORDERING":
      return [">", ...question.items.map(written)];
    default:
      return [];
  }
}

/** A text with blanks has each blank's accepted texts in its place. */
const toBlanks = ({ text, blanks }: PortableQuestion, feedback: string): string =>
  splitBlanks(text)
    .map((piece, index) => {
      if (index % 2 === 0) return index === 0 ? written(piece) : escapeText(piece, special);
      const number = Number(piece);
      const given = (blanks[number - 1] ?? []).map((answer) => `=${written(answer)}`);
      return `{${given.join(" ")}${number === blanks.length ? feedback : ""}}`;
    })
    .join("");

/** The types that the braces alone do not tell. */
const needsType = (question: PortableQuestion): boolean =>
  ["FILL", "FILE"].includes(question.type) || (question.type === "TRUE_FALSE" && !isPlainTruth(question));

function toBlock(question: PortableQuestion): string {
  const facts = [
    ...(needsType(question) ? [`[type:${question.type}]`] : []),
    ...(question.level ? [`[level:${question.level}]`] : []),
    ...question.tags.map((tag) => `[tag:${escapeText(tag, /[\\\]]/g)}]`),
  ];
  const comment = facts.length > 0 ? `// ${facts.join(" ")}\n` : "";
  const { explanation } = question;
  const feedback = explanation ? `\n####${escapeText(explanation, special)}\n` : "";
  if (question.type === "FILL") return `${comment}[markdown]${toBlanks(question, feedback)}`;
  const answer = toAnswer(question);
  const lines = answer.length > 1 ? `\n${answer.join("\n")}\n` : answer.join("");
  return `${comment}[markdown]${written(question.text)} {${lines}${feedback.replace("\n", answer.length > 1 ? "" : "\n")}}`;
}

/**
 * Questions as GIFT. Level, tags, and the types that GIFT does not know, are comments, as Moodle writes tags: other
 * readers skip them. `[markdown]` keeps a text that begins with a bracket from being taken for its format.
 */
export const writeGift = (questions: readonly PortableQuestion[]): WrittenText => ({
  text: questions.map((question) => `${toBlock(question)}\n`).join("\n"),
  notes: questions.some(({ type }) => type === "FILE")
    ? ["GIFT has no questions for files. Other programs read them as essays."]
    : [],
});
