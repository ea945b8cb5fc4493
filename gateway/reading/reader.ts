import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from "graphql";
import { findOutage } from "../database/outage";
import type { ReadContext } from "./context";
import { makePlan, type Plan, requireScopes } from "./plan";
import type { ScopesHeld } from "./rules";
import type { ReadRow } from "./runStatement";
import { Uncovered } from "./uncovered";

/** A query of a document that was validated. */
export interface ReadRequest {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables: Readonly<Record<string, unknown>>;
}

interface ReaderParts<Context extends ReadContext> {
  schema: GraphQLSchema;
  read: ReadRow;
  /** The scopes of a viewer. */
  getScopes: (context: Context) => ScopesHeld;
  /** Called with errors that neither the plan nor the domains expect. */
  onFault: (error: unknown, context: Context) => void;
}

/** Executes queries by plans: one SQL statement for each root field that reads rows. */
export interface Reader<Context extends ReadContext> {
  /** The JSON of the query's data; undefined for a query that must be executed without a plan. */
  read(request: ReadRequest, context: Context): Promise<string | undefined>;
  /** Why a query has no plan; undefined for one that has. */
  explain(request: ReadRequest): string | undefined;
}

interface KnownDocument {
  /** The variables that directives ask for: each of their settings has a separate plan. */
  switches: readonly string[];
  plans: Map<string, Plan | Uncovered>;
  /** Its queries by the requested names; undefined for other operations. */
  queries: Map<string | null | undefined, OperationDefinitionNode | undefined>;
}

const noVariables: Readonly<Record<string, unknown>> = {};

/** The JSON of a plan's fields in their order. */
const writeData = (plan: Plan, values: readonly string[]): string =>
  `{${plan.map(({ key }, index) => `"${key}":${values[index]}`).join(",")}}`;

function readSwitches(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive({ arguments: given = [] }) {
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

class PlanningReader<Context extends ReadContext> implements Reader<Context> {
  readonly #parts: ReaderParts<Context>;
  readonly #documents = new WeakMap<DocumentNode, KnownDocument>();

  constructor(parts: ReaderParts<Context>) {
    this.#parts = parts;
  }

  explain(request: ReadRequest): string | undefined {
    const variables = this.#coerce(request);
    const plan = variables && this.#find(request, variables);
    return plan instanceof Uncovered ? plan.message : undefined;
  }

  async read(request: ReadRequest, context: Context): Promise<string | undefined> {
    try {
      const variables = this.#coerce(request);
      const plan = variables && this.#find(request, variables);
      if (!plan || plan instanceof Uncovered) return undefined;
      const begun = { context, held: this.#parts.getScopes(context), variables };
      for (const { scopes } of plan) requireScopes(scopes, begun.held);
      const [only] = plan;
      if (plan.length === 1 && only) return writeData(plan, [await only.run(begun, this.#parts.read)]);
      return writeData(plan, await Promise.all(plan.map(({ run }) => run(begun, this.#parts.read))));
    } catch (error) {
      if (error instanceof Uncovered) return undefined;
      // Without a plan, the database would be as busy.
      if (findOutage(error)) throw error;
      this.#parts.onFault(error, context);
      return undefined;
    }
  }

  /** The values of the query's variables; undefined for no query, and for values that do not fit. */
  #coerce({ document, operationName, variables }: ReadRequest) {
    const query = this.#findQuery(document, operationName);
    if (!query) return undefined;
    const { variableDefinitions = [] } = query;
    if (variableDefinitions.length === 0) return noVariables;
    return getVariableValues(this.#parts.schema, variableDefinitions, variables).coerced;
  }

  #know(document: DocumentNode): KnownDocument {
    const before = this.#documents.get(document);
    if (before) return before;
    const known = { switches: readSwitches(document), plans: new Map(), queries: new Map() };
    this.#documents.set(document, known);
    return known;
  }

  #findQuery(document: DocumentNode, name: string | null | undefined) {
    const { queries } = this.#know(document);
    if (queries.has(name)) return queries.get(name);
    const operation = getOperationAST(document, name);
    const query = operation?.operation === OperationTypeNode.QUERY ? operation : undefined;
    // Callers choose the names: those of no query are not kept.
    if (query) queries.set(name, query);
    return query;
  }

  #find({ document, operationName }: ReadRequest, variables: Readonly<Record<string, unknown>>) {
    const known = this.#know(document);
    const key = [operationName ?? "", ...known.switches.map((name) => String(variables[name]))].join(" ");
    const before = known.plans.get(key);
    if (before) return before;
    const made = this.#make({ document, operationName, variables });
    known.plans.set(key, made);
    return made;
  }

  #make({ document, operationName, variables: switches }: ReadRequest): Plan | Uncovered {
    const operation = getOperationAST(document, operationName);
    if (!operation) return new Uncovered("no operation");
    try {
      return makePlan({ schema: this.#parts.schema, document, operation, switches });
    } catch (error) {
      if (error instanceof Uncovered) return error;
      throw error;
    }
  }
}

/** Opens the reader of a schema over a database. */
export const openReader = <Context extends ReadContext>(parts: ReaderParts<Context>): Reader<Context> =>
  new PlanningReader(parts);
