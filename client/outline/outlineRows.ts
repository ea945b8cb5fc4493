import { outlineLabels } from "#gateway/domains/outlines/contract";
import type { Outline } from "../ui/sorting/outline";

interface Row {
  readonly databaseId: number;
  readonly name: string;
}

interface Module extends Row {
  readonly topics: readonly Row[];
}

/** Converts stored modules and topics for the editor. */
export const toOutline = (modules: readonly Module[]): Outline =>
  modules.map((module) => ({
    key: `module-${module.databaseId}`,
    id: module.databaseId,
    name: module.name,
    topics: module.topics.map(({ databaseId, name }) => ({
      key: `topic-${databaseId}`,
      id: databaseId,
      name,
    })),
  }));

/** Converts an outline to the mutation's input. */
export const toOutlineInput = (outline: Outline) =>
  outline.map(({ id, name, topics }) => ({
    id,
    name,
    topics: topics.map((topic) => ({ id: topic.id, name: topic.name })),
  }));

/** Whether two outlines have the same content, ignoring ids. */
export function hasSameNames(left: Outline, right: Outline): boolean {
  const names = (outline: Outline) =>
    JSON.stringify(outline.map(({ name, topics }) => [name, topics.map((topic) => topic.name)]));
  return names(left) === names(right);
}

/** The labels of an outline's field and of its rows. */
export const outlineFormLabels = {
  modules: "Outline",
  "modules.name": outlineLabels.section,
  "modules.topics.name": outlineLabels.topic,
} as const;
