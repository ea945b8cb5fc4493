import { type DocumentNode, type FieldNode, parse, visit } from "graphql";
import { describe, expect, it } from "vitest";
import { assessmentTables } from "#gateway/rest/export/assessmentTables";
import { batchTables } from "#gateway/rest/export/batchTables";
import { contentTables } from "#gateway/rest/export/contentTables";
import { fileTables } from "#gateway/rest/export/fileTables";
import { historyTables } from "#gateway/rest/export/historyTables";
import { peopleTables } from "#gateway/rest/export/peopleTables";
import { documentTexts } from "./openedScreens";

/** A list that a document reads: its path of fields, and its arguments. */
interface ReadList {
  path: string;
  args: readonly string[];
}

const paging = new Set(["first", "after", "last", "before"]);

/** The lists of a document that are read page by page. */
function findLists(document: DocumentNode): ReadList[] {
  const above: string[] = [];
  const lists: ReadList[] = [];
  visit(document, {
    Field: {
      enter(field: FieldNode) {
        above.push(field.name.value);
        const args = (field.arguments ?? []).map(({ name }) => name.value);
        if (args.includes("after"))
          lists.push({ path: above.join("."), args: args.filter((name) => !paging.has(name)).sort() });
      },
      leave: () => void above.pop(),
    },
  });
  return lists;
}

const listsOf = (text: string) => findLists(parse(text));

/** The filters of the screens' lists, by the list's path. */
const narrowing = new Map(
  [...documentTexts.values()]
    .filter((text) => text.includes("before: $before"))
    .flatMap(listsOf)
    .map(({ path, args }) => [path, args]),
);

/** The filters of a screen's list that are missing where a document reads the same list to its end. */
const findForgotten = (text: string): string[] =>
  listsOf(text).flatMap(({ path, args }) =>
    (narrowing.get(path) ?? []).filter((name) => !args.includes(name)).map((name) => `${path}(${name})`),
  );

const loaders = [...documentTexts].filter(([name]) => /Load\w+Query$/.test(name));

const exported = [
  ...assessmentTables,
  ...batchTables,
  ...contentTables,
  ...fileTables,
  ...historyTables,
  ...peopleTables,
].map(({ name, document }) => [name, document] as const);

describe("a list read to its end", () => {
  it("is compared with the screens that show its pages", () => {
    expect(narrowing.get("users")).toEqual(expect.arrayContaining(["courseId", "seen"]));
    expect(loaders.length).toBeGreaterThan(3);
  });

  it.each(loaders)("is selected by every filter of its screen: %s", (_name, text) => {
    expect(findForgotten(text)).toEqual([]);
  });

  it.each(exported)("is exported by every filter of its screen: %s", (_name, text) => {
    expect(findForgotten(text)).toEqual([]);
  });
});
