import { escapeXml } from "../markup";
import { type PortableQuestion, splitBlanks, type WrittenText } from "./portable";

const namespace = "http://www.imsglobal.org/xsd/imsqti_v2p1";
const templates = "http://www.imsglobal.org/question/qti_v2p1/rptemplates";

const isOneLine = (text: string) => text === text.replace(/[ \t\n]+/g, " ").trim();

/** Markdown stays as it is: a text of several lines is preformatted, so that its white space is kept. */
const written = (text: string) => (isOneLine(text) ? escapeXml(text) : `<pre>${escapeXml(text)}</pre>`);
const paragraph = (text: string, inner = escapeXml(text)) =>
  isOneLine(text) ? `<p>${inner}</p>` : `<pre>${inner}</pre>`;

const value = (text: string) => `<value>${escapeXml(text)}</value>`;

interface Declared {
  identifier?: string;
  cardinality: "single" | "multiple" | "ordered";
  baseType: "identifier" | "string" | "float" | "directedPair" | "file";
  correct: readonly string[];
  mapping?: string;
}

function declare({
  identifier = "RESPONSE",
  cardinality,
  baseType,
  correct,
  mapping = "",
}: Declared): string {
  const attributes = `identifier="${identifier}" cardinality="${cardinality}" baseType="${baseType}"`;
  const response =
    correct.length > 0 ? `<correctResponse>${correct.map(value).join("")}</correctResponse>` : "";
  return `<responseDeclaration ${attributes}>${response}${mapping}</responseDeclaration>`;
}

const process = (template: string) => `<responseProcessing template="${templates}/${template}"/>`;

/** Texts of which each counts as right, in any case. */
function declareTexts(identifier: string, given: readonly string[]): string {
  const entries = given.map(
    (answer) => `<mapEntry mapKey="${escapeXml(answer)}" mappedValue="1" caseSensitive="false"/>`,
  );
  const mapping = `<mapping defaultValue="0">${entries.join("")}</mapping>`;
  return declare({
    identifier,
    cardinality: "single",
    baseType: "string",
    correct: given.slice(0, 1),
    mapping,
  });
}

interface Parts {
  declarations: string;
  /** The interaction, or the text with the interactions in it. */
  body: string;
  processing: string;
}

const choice = (identifier: string, text: string, name = "simpleChoice", more = "") =>
  `<${name} identifier="${identifier}"${more}>${written(text)}</${name}>`;

function writeChoices({ type, options }: PortableQuestion): Parts {
  const cardinality = type === "MULTIPLE" ? "multiple" : "single";
  const correct = options.flatMap(({ isCorrect }, index) => (isCorrect ? [`C${index + 1}`] : []));
  const settings = `shuffle="${type !== "TRUE_FALSE"}" maxChoices="${type === "MULTIPLE" ? 0 : 1}"`;
  const label = type === "TRUE_FALSE" ? ' class="true-false"' : "";
  const choices = options.map(({ text }, index) => choice(`C${index + 1}`, text)).join("");
  return {
    declarations: declare({ cardinality, baseType: "identifier", correct }),
    body: `<choiceInteraction responseIdentifier="RESPONSE" ${settings}${label}>${choices}</choiceInteraction>`,
    processing: process("match_correct"),
  };
}

function writeNumeric({ value: number, tolerance }: PortableQuestion): Parts {
  const equal = `<equal toleranceMode="absolute" tolerance="${tolerance} ${tolerance}"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal>`;
  const score =
    '<setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue>';
  return {
    declarations: declare({ cardinality: "single", baseType: "float", correct: [String(number)] }),
    body: '<p><textEntryInteraction responseIdentifier="RESPONSE"/></p>',
    processing: `<responseProcessing><responseCondition><responseIf>${equal}${score}</responseIf></responseCondition></responseProcessing>`,
  };
}

function writePairs({ pairs }: PortableQuestion): Parts {
  const side = (letter: string, texts: readonly string[]) =>
    `<simpleMatchSet>${texts.map((text, index) => choice(`${letter}${index + 1}`, text, "simpleAssociableChoice", ' matchMax="1"')).join("")}</simpleMatchSet>`;
  const left = side(
    "L",
    pairs.map((pair) => pair.left),
  );
  const right = side(
    "R",
    pairs.map((pair) => pair.right),
  );
  const correct = pairs.map((_pair, index) => `L${index + 1} R${index + 1}`);
  return {
    declarations: declare({ cardinality: "multiple", baseType: "directedPair", correct }),
    body: `<matchInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="${pairs.length}">${left}${right}</matchInteraction>`,
    processing: process("match_correct"),
  };
}

function writeItems({ items }: PortableQuestion): Parts {
  const choices = items.map((text, index) => choice(`C${index + 1}`, text)).join("");
  const correct = items.map((_item, index) => `C${index + 1}`);
  return {
    declarations: declare({ cardinality: "ordered", baseType: "identifier", correct }),
    body: `<orderInteraction responseIdentifier="RESPONSE" shuffle="true">${choices}</orderInteraction>`,
    processing: process("match_correct"),
  };
}

function writeBlanks({ text, blanks }: PortableQuestion): Parts {
  const inner = splitBlanks(text).map((piece, index) =>
    index % 2 === 0
      ? escapeXml(piece)
      : `<textEntryInteraction class="blank" responseIdentifier="BLANK${piece}"/>`,
  );
  return {
    declarations: blanks.map((given, index) => declareTexts(`BLANK${index + 1}`, given)).join(""),
    body: paragraph(text, inner.join("")),
    processing: process("map_response"),
  };
}

function toParts(question: PortableQuestion): Parts {
  switch (question.type) {
    case "SHORT_TEXT":
      return {
        declarations: declareTexts("RESPONSE", question.accepted),
        body: '<p><textEntryInteraction responseIdentifier="RESPONSE"/></p>',
        processing: process("map_response"),
      };
    case "NUMERIC":
      return writeNumeric(question);
    case "MATCHING":
      return writePairs(question);
    case "ORDERING":
      return writeItems(question);
    case "FILL":
      return writeBlanks(question);
    case "ESSAY":
    case "FILE": {
      const isFile = question.type === "FILE";
      const body = `<${isFile ? "uploadInteraction" : "extendedTextInteraction"} responseIdentifier="RESPONSE"/>`;
      const declared = { cardinality: "single", baseType: isFile ? "file" : "string", correct: [] } as const;
      return { declarations: declare(declared), body, processing: "" };
    }
    default:
      return writeChoices(question);
  }
}

/**
 * Settings for which items have no place are the default of an outcome, which every reader accepts and none needs.
 */
function outcome(identifier: string, values: readonly string[]): string {
  if (values.length === 0) return "";
  const cardinality = identifier.endsWith("TAGS") ? "multiple" : "single";
  return `<outcomeDeclaration identifier="${identifier}" cardinality="${cardinality}" baseType="string"><defaultValue>${values.map(value).join("")}</defaultValue></outcomeDeclaration>`;
}

function toItem(question: PortableQuestion, index: number): string {
  const { text, type, explanation, tags, level } = question;
  const { declarations, body, processing } = toParts(question);
  const title = escapeXml(text.replace(/\s+/g, " ").slice(0, 80));
  const attributes = `identifier="Q${index + 1}" title="${title}" adaptive="false" timeDependent="false" toolName="Lectern"`;
  const feedback = explanation
    ? `\n  <modalFeedback outcomeIdentifier="FEEDBACK" identifier="explanation" showHide="show">${written(explanation)}</modalFeedback>`
    : "";
  return [
    `<assessmentItem xmlns="${namespace}" ${attributes}>`,
    `  ${declarations}`,
    '  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>',
    `  ${explanation ? outcome("FEEDBACK", ["explanation"]) : ""}${outcome("LECTERN_TAGS", tags)}${outcome("LECTERN_LEVEL", level ? [level] : [])}`,
    `  <itemBody>${type === "FILL" ? body : `${paragraph(text)}\n  ${body}`}</itemBody>`,
    `  ${processing}${feedback}`,
    "</assessmentItem>",
  ].join("\n");
}

/** Questions as QTI 2.1 items. Several are wrapped in one element, which is not part of QTI. */
export const writeQti = (questions: readonly PortableQuestion[]): WrittenText => ({
  text: `<?xml version="1.0" encoding="UTF-8"?>\n<assessmentItems>\n${questions.map(toItem).join("\n")}\n</assessmentItems>\n`,
  notes: [],
});
