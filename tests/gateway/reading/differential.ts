import {
  type DocumentNode,
  execute,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
} from "graphql";
import { isFault } from "#gateway/graphql/faults";
import { readPersisted } from "#gateway/graphql/persisted";
import { createContext, noRequest } from "#gateway/schema/createContext";
import { schema } from "#gateway/schema/schema";
import type { TestGateway } from "#tests/support/gateway";
import { generateVariables, type Watching } from "./differing";
import { openPlanReader } from "./planReader";

/** A query of the client. */
export interface Screen {
  name: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** The queries of the client's screens. */
export const screens = [...readPersisted("client/__generated__/persisted.json").values()].flatMap(
  (text): Screen[] => {
    const document = parse(text);
    const operation = getOperationAST(document);
    if (operation?.operation !== "query" || !operation.name) return [];
    return [{ name: operation.name.value, document, operation }];
  },
);

/** How many root fields a query has, those of fragments included. */
export function countRoots({ document, operation }: Screen): number {
  const countIn = ({ selections }: OperationDefinitionNode["selectionSet"]): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + 1;
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + countIn(selection.selectionSet);
      const spread = document.definitions.find(
        (definition) =>
          definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
      );
      return sum + (spread?.kind === Kind.FRAGMENT_DEFINITION ? countIn(spread.selectionSet) : 0);
    }, 0);
  return countIn(operation.selectionSet);
}

/** A screen as a viewer gets it by its plan, and without. */
interface BothWays {
  /** The statements of the plan. */
  sent: string[];
  /** All statements while the plan ran, those of resolvers among them. */
  all: string[];
  /** Undefined for a plan that was given up. */
  data: string | undefined;
  expected: string | undefined;
}

/** Reads screens of a gateway by their plans and without. */
export function openDifferential(test: TestGateway) {
  const { gateway } = test;
  const { reader, statements: sent } = openPlanReader(gateway.database.readRow, (error) => {
    if (isFault(error)) throw error;
  });
  const openContext = ({ viewer, tenant }: Watching) =>
    createContext(gateway, { ...noRequest, viewer, tenant, log: gateway.log });
  return {
    /** Why a screen has no plan; undefined for one that has. */
    explain: ({ document, operation }: Screen) =>
      reader.explain({ document, variables: generateVariables(schema, operation, 1) }),

    async readBothWays({ document, operation }: Screen, watching: Watching, seed: number): Promise<BothWays> {
      const variables = generateVariables(schema, operation, seed);
      const executed = () =>
        execute({ schema, document, contextValue: openContext(watching), variableValues: variables });
      // Other fields of the last screen may still run although a root field was refused.
      await test.database.prisma.$transaction(async (tx) => tx.$queryRaw`SELECT 1`);
      sent.length = 0;
      // Signed addresses name a second: both ways read at the same one.
      test.setNow(new Date());
      let data: string | undefined;
      const all = await test.statementsOf(async () => {
        data = await reader.read({ document, variables }, openContext(watching)).catch(async (error) => {
          // A failure without a plan as well is not the plan's fault.
          if ((await executed()).errors) return undefined;
          throw error;
        });
      });
      const ways = { sent: [...sent], all };
      if (data === undefined) return { ...ways, data, expected: undefined };
      return {
        ...ways,
        data: JSON.stringify({ data: JSON.parse(data) }),
        expected: JSON.stringify(await executed()),
      };
    },
  };
}
