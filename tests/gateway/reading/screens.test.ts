import { readFileSync } from "node:fs";
import { type DocumentNode, execute, getOperationAST, type OperationDefinitionNode, parse } from "graphql";
import { describe, expect, it } from "vitest";
import type { Context } from "#gateway/graphql/context";
import { readPersisted } from "#gateway/graphql/persisted";
import { getScopes } from "#gateway/graphql/scopes";
import { openReader } from "#gateway/reading/reader";
import { createContext, noRequest } from "#gateway/schema/createContext";
import { schema } from "#gateway/schema/schema";
import { unscopedTables } from "#tests/support/plannedSql";
import { openSuite } from "#tests/support/suite";
import { generateVariables, listViewers, type Watching } from "./differing";

const { test } = await openSuite();
const { gateway } = test;

/** The screens that are executed without a plan, each with the part that has none. */
const withoutPlan: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL("withoutPlan.json", import.meta.url), "utf8"),
);

interface Screen {
  name: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

const screens = [...readPersisted("client/__generated__/persisted.json").values()].flatMap(
  (text): Screen[] => {
    const document = parse(text);
    const operation = getOperationAST(document);
    if (operation?.operation !== "query" || !operation.name) return [];
    return [{ name: operation.name.value, document, operation }];
  },
);

const statements: string[] = [];
const reader = openReader<Context>({
  schema,
  read: (tenantId, statement) => {
    statements.push(statement.text);
    return gateway.database.readRow(tenantId, statement);
  },
  getScopes: ({ viewer }) => ({ ...getScopes(viewer) }),
  onFault: (error) => {
    throw error;
  },
});

const planned = screens.filter(({ name }) => withoutPlan[name] === undefined);
const viewers = await listViewers(test);

const openContext = ({ viewer, tenant }: Watching) =>
  createContext(gateway, { ...noRequest, viewer, tenant, log: gateway.log });

const countRoots = ({ document, operation }: Screen): number => {
  const fragments = document.definitions.filter(({ kind }) => kind === "FragmentDefinition");
  return operation.selectionSet.selections.length + fragments.length;
};

/** The screen as a viewer gets it by its plan, and without. */
async function readBothWays({ document, operation }: Screen, watching: Watching, seed: number) {
  const variables = generateVariables(schema, operation, seed);
  statements.length = 0;
  const data = await reader.read({ document, variables }, openContext(watching));
  const sent = [...statements];
  if (data === undefined) return { sent, data, expected: data };
  const contextValue = openContext(watching);
  const executed = await execute({ schema, document, variableValues: variables, contextValue });
  return { sent, data: JSON.stringify({ data: JSON.parse(data) }), expected: JSON.stringify(executed) };
}

describe("the screens' queries", () => {
  it("have plans, but for the listed ones", () => {
    const explained = screens.flatMap(({ name, document, operation }) => {
      const why = reader.explain({ document, variables: generateVariables(schema, operation, 1) });
      return why === undefined ? [] : [[name, why]];
    });
    expect(Object.fromEntries(explained)).toEqual(withoutPlan);
    expect(planned.length).toBeGreaterThanOrEqual(100);
  });

  it("are read by viewers of six kinds", () => expect(viewers).toHaveLength(6));

  it.each(planned.map((screen) => [screen.name, screen] as const))(
    "%s is the same by its plan as without, for every viewer",
    async (_name, screen) => {
      for (const [index, watching] of viewers.entries()) {
        const { sent, data, expected } = await readBothWays(screen, watching, 5 * index);
        expect(data).toBe(expected);
        expect(sent.length).toBeLessThanOrEqual(countRoots(screen));
        expect(sent.flatMap(unscopedTables)).toEqual([]);
      }
    },
  );

  it("are not the same to the check when a statement does not name its tenant", async () => {
    const [admin] = viewers.filter(({ name }) => name === "admin");
    const screen = planned.find(({ name }) => name === "CoursesScreenQuery");
    if (!admin || !screen) throw new Error("the demo has no admin, or the client no list of courses");
    const { sent } = await readBothWays(screen, admin, 1);
    const conditions = sent.flatMap((text) => [...text.matchAll(/(\w+)\."organizationId" = \$1/g)]);
    expect(conditions.length).toBeGreaterThan(5);
    for (const { 0: condition, input } of conditions)
      expect(unscopedTables(input.replaceAll(condition, "true"))).not.toEqual([]);
  });
});
