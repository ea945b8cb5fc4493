import { toNumber } from "../domains/numberContract";
import { flattenXml } from "./flattenXml";
import {
  blankMark,
  emptyQuestion,
  hasEnough,
  type LineNote,
  LineProblem,
  notingProblems,
  type PortableQuestion,
  type UnderstoodText,
} from "./portable";
import { findAll, isElement, readXml, textIn, type XmlElement } from "./xml";

interface Declaration {
  cardinality: string;
  baseType: string;
  correct: string[];
  /** The texts that get points. */
  mapped: string[];
}

interface Item {
  element: XmlElement;
  body: XmlElement;
  declarations: ReadonlyMap<string, Declaration>;
  interactions: XmlElement[];
  notes: LineNote[];
}

const valuesIn = (element: XmlElement, name: string) =>
  findAll(element, name).flatMap((found) => findAll(found, "value").map((value) => textIn(value).trim()));

const toDeclaration = (element: XmlElement): Declaration => ({
  cardinality: element.attributes.get("cardinality") ?? "single",
  baseType: element.attributes.get("baseType") ?? "",
  correct: valuesIn(element, "correctResponse"),
  mapped: findAll(element, "mapEntry")
    .filter(({ attributes }) => Number(attributes.get("mappedValue")) > 0)
    .map(({ attributes }) => attributes.get("mapKey") ?? ""),
});

const isInteraction = ({ name }: XmlElement) => name.endsWith("Interaction");

const findInteractions = (element: XmlElement): XmlElement[] =>
  element.children
    .filter(isElement)
    .flatMap((child) => (isInteraction(child) ? [child] : findInteractions(child)));

const findDeclaration = ({ declarations, element }: Item, interaction: XmlElement): Declaration => {
  const found = declarations.get(interaction.attributes.get("responseIdentifier") ?? "");
  if (!found) throw new LineProblem(interaction.line, "The item does not declare this response");
  return found.correct.length + found.mapped.length > 0 || !isScored(interaction)
    ? found
    : failWithout(element);
};

const isScored = ({ name }: XmlElement) => name !== "extendedTextInteraction" && name !== "uploadInteraction";

const failWithout = ({ line }: XmlElement): never => {
  throw new LineProblem(line, "The item does not say what is right");
};

/** The choices of an interaction by their identifiers. */
const readChoices = (interaction: XmlElement, name = "simpleChoice") =>
  findAll(interaction, name).map((choice) => ({
    id: choice.attributes.get("identifier") ?? "",
    text: flattenXml(choice),
  }));

function readOptions(item: Item, interaction: XmlElement): PortableQuestion {
  const { cardinality, correct, mapped } = findDeclaration(item, interaction);
  const right = new Set(correct.length > 0 ? correct : mapped);
  const options = readChoices(interaction).map(({ id, text }) => ({ text, isCorrect: right.has(id) }));
  const words = options.map(({ text }) => text.toLowerCase()).sort();
  const isTruth = interaction.attributes.get("class") === "true-false" || words.join() === "false,true";
  const type = cardinality === "multiple" ? "MULTIPLE" : isTruth ? "TRUE_FALSE" : "SINGLE";
  return { ...emptyQuestion(type, ""), options };
}

function readPairs(item: Item, interaction: XmlElement): PortableQuestion {
  const { correct, mapped } = findDeclaration(item, interaction);
  const texts = new Map(readChoices(interaction, "simpleAssociableChoice").map(({ id, text }) => [id, text]));
  const pairs = (correct.length > 0 ? correct : mapped).map((pair) => {
    const [left = "", right = ""] = pair.split(/\s+/).map((id) => texts.get(id));
    return { left, right };
  });
  if (pairs.length * 2 < texts.size)
    item.notes.push({ line: interaction.line, message: "Choices that belong to no pair are left out" });
  return { ...emptyQuestion("MATCHING", ""), pairs };
}

function readItems(item: Item, interaction: XmlElement): PortableQuestion {
  const texts = new Map(readChoices(interaction).map(({ id, text }) => [id, text]));
  const items = findDeclaration(item, interaction).correct.map((id) => texts.get(id) ?? "");
  return { ...emptyQuestion("ORDERING", ""), items };
}

function readNumeric({ element }: Item, { correct }: Declaration): PortableQuestion {
  const value = toNumber(correct[0] ?? "");
  if (value === null) throw new LineProblem(element.line, "The right answer is no number");
  const equal = findAll(element, "equal").find(({ attributes }) => attributes.has("tolerance"));
  const tolerance = toNumber(equal?.attributes.get("tolerance")?.trim().split(/\s+/)[0] ?? "0") ?? 0;
  const isRelative = equal?.attributes.get("toleranceMode") === "relative";
  const absolute = isRelative ? (Math.abs(value) * tolerance) / 100 : tolerance;
  return { ...emptyQuestion("NUMERIC", ""), value, tolerance: Math.abs(absolute) };
}

const listTexts = ({ mapped, correct }: Declaration) => [...new Set(mapped.length > 0 ? mapped : correct)];

/** Whether an interaction is alone in its paragraph, like the place for a short text. */
const standsAlone = (body: XmlElement, interaction: XmlElement): boolean =>
  body.children.some((child) => child === interaction) ||
  body.children.some(
    (child) =>
      isElement(child) &&
      (child.children.includes(interaction)
        ? child.children.every((value) => value === interaction || (!isElement(value) && value.trim() === ""))
        : standsAlone(child, interaction)),
  );

function readTexts(item: Item): PortableQuestion {
  const declared = item.interactions.map((interaction) => findDeclaration(item, interaction));
  const [interaction, ...more] = item.interactions;
  const [only] = declared;
  if (!interaction || !only) return failWithout(item.element);
  if (more.length === 0 && ["float", "integer"].includes(only.baseType)) return readNumeric(item, only);
  const isBlank = interaction.attributes.get("class") === "blank";
  if (more.length === 0 && !isBlank && standsAlone(item.body, interaction))
    return { ...emptyQuestion("SHORT_TEXT", ""), accepted: listTexts(only) };
  return { ...emptyQuestion("FILL", ""), blanks: declared.map(listTexts) };
}

function readAnswer(item: Item): PortableQuestion {
  const [interaction, second] = item.interactions;
  if (!interaction) throw new LineProblem(item.body.line, "The item asks nothing: it has no interaction");
  if (item.interactions.every(({ name }) => name === "textEntryInteraction")) return readTexts(item);
  if (second) throw new LineProblem(second.line, "An item asks one question; this is another one");
  switch (interaction.name) {
    case "choiceInteraction":
      return readOptions(item, interaction);
    case "matchInteraction":
      return readPairs(item, interaction);
    case "orderInteraction":
      return readItems(item, interaction);
    case "extendedTextInteraction":
      return emptyQuestion("ESSAY", "");
    case "uploadInteraction":
      return emptyQuestion("FILE", "");
    default:
      throw new LineProblem(
        interaction.line,
        `${interaction.name.slice(0, 50)} has no type of question here`,
      );
  }
}

/** The text of the body: a prompt inside an interaction is part of it, its choices are not. */
function readText({ body, interactions }: Item, isFill: boolean): string {
  const replace = (element: XmlElement): string | undefined => {
    if (!isInteraction(element)) return undefined;
    if (isFill) return blankMark(interactions.indexOf(element) + 1);
    const prompts = element.children.filter(isElement).filter(({ name }) => name === "prompt");
    return prompts.map((prompt) => `\n\n${flattenXml(prompt)}\n\n`).join("");
  };
  return flattenXml(body, replace);
}

const readOutcome = (element: XmlElement, identifier: string) =>
  findAll(element, "outcomeDeclaration")
    .filter(({ attributes }) => attributes.get("identifier") === identifier)
    .flatMap((declaration) => valuesIn(declaration, "defaultValue"));

function readItem(element: XmlElement, notes: LineNote[]): PortableQuestion {
  const body = findAll(element, "itemBody")[0];
  if (!body) throw new LineProblem(element.line, "The item has no itemBody");
  const declared = findAll(element, "responseDeclaration");
  const declarations = declared.map(
    (entry) => [entry.attributes.get("identifier") ?? "", toDeclaration(entry)] as const,
  );
  const interactions = findInteractions(body);
  const item = { element, body, interactions, notes, declarations: new Map(declarations) };
  const question = readAnswer(item);
  const text = readText(item, question.type === "FILL");
  if (text === "") throw new LineProblem(element.line, "The question has no text");
  if (findAll(body, "img").length > 0)
    notes.push({ line: body.line, message: "Pictures are left out; their descriptions are kept" });
  const [feedback, ...others] = findAll(element, "modalFeedback");
  if (others.length > 0) notes.push({ line: element.line, message: "Only the first feedback is kept" });
  return {
    ...question,
    text,
    explanation: feedback ? flattenXml(feedback) : "",
    tags: readOutcome(element, "LECTERN_TAGS"),
    level: readOutcome(element, "LECTERN_LEVEL")[0] ?? "",
  };
}

/** Reads QTI 2.1 items. An item that cannot be read is a problem of its line; broken XML is the only problem. */
export function readQti(text: string): UnderstoodText {
  const understood: UnderstoodText = { questions: [], problems: [], notes: [] };
  const attempt = notingProblems(understood);
  attempt(() => {
    const items = findAll(readXml(text), "assessmentItem");
    if (items.length === 0) throw new LineProblem(1, "There is no assessmentItem of QTI 2.1 in this text");
    for (const item of items) {
      if (hasEnough(understood)) break;
      attempt(() =>
        understood.questions.push({ line: item.line, question: readItem(item, understood.notes) }),
      );
    }
  });
  return understood;
}
