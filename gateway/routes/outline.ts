import { isObject } from "../domains/jsonContract";
import type { FormField } from "./form";

type Row = Readonly<Record<string, unknown>>;

const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isObject) : []);

const toId = ({ id }: Row): unknown => (typeof id === "string" && /^\d{1,9}$/.test(id) ? Number(id) : id);

const findKnown = (row: Row, known: readonly Row[]): Row | undefined =>
  toId(row) === undefined || toId(row) === null ? undefined : known.find(({ id }) => id === toId(row));

/** The name of a row under any of the names that GET gives it; of several, the one that was changed. */
function chooseName(row: Row, known: Row | undefined, names: readonly string[]): unknown {
  const given = names.map((name) => row[name]).filter((name) => name !== undefined);
  return given.find((name) => name !== known?.["name"]) ?? given[0] ?? known?.["name"];
}

function toTopic(topic: unknown, known: readonly Row[]): unknown {
  if (typeof topic === "string") return { name: topic };
  if (!isObject(topic)) return topic;
  const name = chooseName(topic, findKnown(topic, known), ["name", "title", "topic_name"]);
  return { id: toId(topic), name };
}

/** A module without topics keeps its topics; a topic may come from another module. */
function toModule(module: unknown, known: readonly Row[]): unknown {
  if (!isObject(module)) return module;
  const same = findKnown(module, known);
  const name = chooseName(module, same, ["name", "module_name"]);
  const topics = module["topics"] ?? same?.["topics"] ?? [];
  const knownTopics = known.flatMap((module) => rowsIn(module["topics"]));
  return {
    id: toId(module),
    name,
    topics: Array.isArray(topics) ? topics.map((topic) => toTopic(topic, knownTopics)) : topics,
  };
}

/** Modules with their topics: a row with an id is kept, a row that is left out is deleted. */
export const outline = (name: string): FormField => ({
  names: [name],
  isOptional: true,
  read: (modules, { shown }) =>
    Array.isArray(modules) ? modules.map((module) => toModule(module, rowsIn(shown))) : modules,
});
