import { messages } from "#gateway/domains/contract";
import { isHiding } from "#gateway/domains/hiddenTextContract";
import { outlineLimits, outlineSchema } from "#gateway/domains/outlines/contract";
import { readCsv } from "~/formats/readCsv";

/** A problem in one line of an outline; lines count from 1. */
interface OutlineProblem {
  line: number;
  message: string;
}

/** A parsed outline. With problems it must not be saved. */
interface ReadOutline {
  format: "markdown" | "csv" | "json";
  modules: { name: string; topics: string[] }[];
  problems: OutlineProblem[];
}

interface ParsedOutline {
  modules: { name: string; topics: string[] }[];
  problems: OutlineProblem[];
}

const tooLong = (what: string) => `${what} is longer than ${outlineLimits.name} characters`;

function addModule({ modules, problems }: ParsedOutline, name: string, line: number): void {
  if (name === "") problems.push({ line, message: "A module has no name" });
  else if (name.length > outlineLimits.name) problems.push({ line, message: tooLong("The module's name") });
  else if (isHiding(name)) problems.push({ line, message: messages.hidden("The module's name") });
  else if (modules.some((module) => module.name.toLowerCase() === name.toLowerCase())) {
    problems.push({ line, message: `The module '${name}' appears twice` });
  } else modules.push({ name, topics: [] });
}

function addTopic({ modules, problems }: ParsedOutline, name: string, line: number): void {
  const module = modules.at(-1);
  if (!module) problems.push({ line, message: "A topic appears before the first module" });
  else if (name === "") problems.push({ line, message: "A topic has no name" });
  else if (name.length > outlineLimits.name) problems.push({ line, message: tooLong("The topic's name") });
  else if (isHiding(name)) problems.push({ line, message: messages.hidden("The topic's name") });
  else module.topics.push(name);
}

/** Parses Markdown: headings are modules, list items are topics; anything else is a problem. */
function readMarkdown(text: string): ParsedOutline {
  const reading: ParsedOutline = { modules: [], problems: [] };
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === "") continue;
    const heading = /^#{1,6}\s*(.*?)(?:\s+#+)?$/.exec(line);
    const item = /^(?:[-*+]|\d+[.)])\s+(.*)$/.exec(line);
    if (heading) addModule(reading, heading[1] ?? "", index + 1);
    else if (item) addTopic(reading, (item[1] ?? "").trim(), index + 1);
    else
      reading.problems.push({
        line: index + 1,
        message: "Neither a heading (# Module) nor a list item (- Topic)",
      });
  }
  return reading;
}

const isHeading = ([module, topic]: readonly string[]) =>
  /^module$/i.test(module ?? "") && /^topic$/i.test(topic ?? "");

function addRow(reading: ParsedOutline, cells: readonly string[], line: number): void {
  const [module = "", topic = "", ...more] = cells;
  if (more.some((cell) => cell !== "")) {
    reading.problems.push({ line, message: "More than two columns" });
    return;
  }
  const isSame = reading.modules.at(-1)?.name.toLowerCase() === module.toLowerCase();
  if (module !== "" && !isSame) addModule(reading, module, line);
  if (topic !== "") addTopic(reading, topic, line);
}

/** Parses two columns, module and topic; an empty module repeats the one above, and a header line is skipped. */
function readTable(text: string): ParsedOutline {
  const reading: ParsedOutline = { modules: [], problems: [] };
  const { records, brokenAt } = readCsv(text);
  for (const [index, { line, cells }] of records.entries()) {
    // A name is one line, even if a spreadsheet breaks it within its cell.
    const names = cells.map((cell) => cell.replace(/\s*\n\s*/g, " "));
    if (index > 0 || !isHeading(names)) addRow(reading, names, line);
  }
  if (brokenAt !== null) reading.problems.push({ line: brokenAt, message: "A quote is not closed" });
  return reading;
}

/** Returns the line of the nth occurrence of a value, for problems in JSON. */
function toLineNumber(text: string, position: number): number {
  return text.slice(0, Math.max(0, position)).split("\n").length;
}

/** Returns the position at which a string of JSON stands as a value, not as a key or within another string; -1 for none. */
function findValue(text: string, token: string, from: number): number {
  const found = text.indexOf(token, from);
  if (found < 0) return found;
  const end = found + token.length;
  const isValue = text[found - 1] !== "\\" && !/^\s*:/.test(text.slice(end, end + 100));
  return isValue ? found : findValue(text, token, found + 1);
}

const readName = (value: unknown): string => {
  if (typeof value === "string") return value.trim();
  if (typeof value !== "object" || value === null) return "";
  const { name, title, module_name, topic_name } = value as Record<string, unknown>;
  const found = [name, module_name, topic_name, title].find((item) => typeof item === "string");
  return typeof found === "string" ? found.trim() : "";
};

function readJson(text: string): ParsedOutline {
  const reading: ParsedOutline = { modules: [], problems: [] };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : "not JSON";
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    return {
      modules: [],
      problems: [{ line: toLineNumber(text, position), message: `Not valid JSON: ${message}` }],
    };
  }
  const list = Array.isArray(parsed) ? parsed : (parsed as { modules?: unknown } | null)?.modules;
  if (!Array.isArray(list))
    return { modules: [], problems: [{ line: 1, message: "The list of modules is missing" }] };
  let position = 0;
  const place = (name: string) => {
    const token = JSON.stringify(name);
    const found = name === "" ? -1 : findValue(text, token, position);
    if (found < 0) return toLineNumber(text, position);
    position = found + token.length;
    return toLineNumber(text, found);
  };
  for (const module of list as unknown[]) {
    const name = readName(module);
    addModule(reading, name, place(name));
    const topics = (module as { topics?: unknown } | null)?.topics;
    for (const topic of Array.isArray(topics) ? (topics as unknown[]) : []) {
      const topicName = readName(topic);
      addTopic(reading, topicName, place(topicName));
    }
  }
  return reading;
}

/** Parses an outline in any of the formats: JSON begins with a bracket, Markdown has headings, the rest is CSV. */
export function readOutline(text: string): ReadOutline {
  const start = text.trimStart();
  const format = /^[[{]/.test(start) ? "json" : /^#{1,6}\s*\S/m.test(start) ? "markdown" : "csv";
  const readers = { json: readJson, markdown: readMarkdown, csv: readTable };
  const { modules, problems } = readers[format](text);
  if (modules.length === 0 && problems.length === 0)
    problems.push({ line: 1, message: "There are no modules" });
  return { format, modules, problems };
}

interface UnderstoodModule {
  readonly name: string;
  readonly topics: readonly string[];
}

/** A parsed outline, and why it cannot be saved. */
export interface Understood {
  format: "Markdown" | "CSV" | "JSON";
  modules: readonly UnderstoodModule[];
  topicCount: number;
  /** Lines with problems. */
  problems: readonly OutlineProblem[];
  /** Problems of the whole: too many modules or topics. */
  excess: readonly string[];
}

const formats = { markdown: "Markdown", csv: "CSV", json: "JSON" } as const;

/** The modules as new rows of an outline. */
export const newRows = (modules: readonly UnderstoodModule[]) =>
  modules.map(({ name, topics }) => ({ name, topics: topics.map((topic) => ({ name: topic })) }));

/** Parses typed text as an outline; null for an empty text. */
export function understandOutline(text: string): Understood | null {
  if (text.trim() === "") return null;
  const { format, modules, problems } = readOutline(text);
  const checked = problems.length > 0 ? undefined : outlineSchema.safeParse({ modules: newRows(modules) });
  return {
    format: formats[format],
    modules,
    topicCount: modules.reduce((sum, { topics }) => sum + topics.length, 0),
    problems,
    excess: checked?.error ? checked.error.issues.map(({ message }) => message) : [],
  };
}

/** All problems, one per line; '' if the outline can be saved. */
export const listOutlineProblems = ({ problems, excess }: Understood): string[] => [
  ...problems.map(({ line, message }) => `Line ${line}: ${message}`),
  ...excess,
];
