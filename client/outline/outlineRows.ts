import type { Outline } from "../ui/sorting/outline";

interface Row {
  readonly databaseId: number;
  readonly name: string;
}

interface Module extends Row {
  readonly topics: readonly Row[];
}

/** The stored modules and topics as an editor holds them. */
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

/** What the server takes of an outline. */
export const toOutlineInput = (outline: Outline) =>
  outline.map(({ id, name, topics }) => ({
    id,
    name,
    topics: topics.map((topic) => ({ id: topic.id, name: topic.name })),
  }));

/** Whether two outlines read the same, whatever their ids. */
export function hasSameNames(one: Outline, other: Outline): boolean {
  const names = (outline: Outline) =>
    JSON.stringify(outline.map(({ name, topics }) => [name, topics.map((topic) => topic.name)]));
  return names(one) === names(other);
}

/** What an outline with unnamed rows, or names that are too long, says of itself. */
export const outlineProblem = "Every module and every topic needs a name of at most 150 characters.";
