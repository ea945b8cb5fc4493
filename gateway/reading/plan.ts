import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
} from "graphql";
import { runAbandonable } from "../database/abandonment";
import { Compiler, readArguments, type Switches, selectionsBelow } from "./compiler";
import type { Run } from "./context";
import { compileRows } from "./lists";
import { compilePage } from "./pages";
import { declaredQuery } from "./queries";
import { compileRow } from "./rows";
import { holds, type StaticScopes, toRule } from "./rules";
import { begin, type RunRoot, runStatement } from "./runStatement";
import { isConnection, readField, readType, type Scopes } from "./schemaFacts";
import { Uncovered } from "./uncovered";
import { compileValue } from "./values";

/** The plan of a root field: returns the JSON of its value. */
export interface RootPlan {
  /** Its name in the response. */
  key: string;
  /** The scopes of which a viewer must have one each. */
  scopes: readonly StaticScopes[];
  run: RunRoot;
}

/** The plan of an operation. */
export type Plan = readonly RootPlan[];

interface Root {
  key: string;
  nodes: readonly FieldNode[];
  field: GraphQLField<unknown, unknown>;
  compiler: Compiler;
}

/** The plan of a field that declares its rows. */
function planRows({ nodes, field, compiler }: Root): RunRoot {
  const declared = readField(field).reading?.rows;
  const [node] = nodes;
  if (!declared || !node) throw new Uncovered(`Query.${field.name}`);
  const query = declaredQuery(compiler, { declared, parent: {}, args: readArguments(field, node) });
  const sets = selectionsBelow(nodes);
  const compile = isConnection(getNamedType(field.type)) ? compilePage : compileRows;
  const shaped = compile(compiler, { field, query, countAtMost: declared.countAtMost }, sets);
  // A visitor has no account, for example.
  const isNone = declared.kind === "row" ? (run: Run) => query(run).where === null : undefined;
  return runStatement({ compiler, shaped, isRequired: isNonNullType(field.type), ...(isNone && { isNone }) });
}

/** The plan of a field whose resolver returns values. */
function planValue({ nodes, field, compiler }: Root): RunRoot {
  const [node] = nodes;
  const { resolve } = readField(field);
  if (!node || !resolve || resolve.length > 3) throw new Uncovered(`Query.${field.name}`);
  const args = readArguments(field, node);
  const completeValue = compileValue(compiler, field.type, { sets: selectionsBelow(nodes) });
  return async (begun) => {
    const run = begin(begun);
    run.slots = await compiler.fillSlots(run);
    const { abandoned } = run.context;
    const find = () => resolve({}, args(run), run.context);
    const found = await (abandoned ? runAbandonable(abandoned, find) : find());
    return JSON.stringify(await completeValue(found, run));
  };
}

/** Asks a rule of the field's own before it is read. */
function askFirst({ nodes: [node], field }: Root, scopes: Scopes, run: RunRoot): RunRoot {
  if (!node) throw new Uncovered(field.name);
  const ask = toRule(scopes, readArguments(field, node));
  return async (begun, read) => {
    const waiting: Promise<unknown>[] = [];
    ask({}, begin(begun), waiting);
    await Promise.all(waiting);
    return run(begun, read);
  };
}

export interface PlanParts {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  switches: Switches;
}

const readFragments = ({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> =>
  Object.fromEntries(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );

const decodeId = (id: unknown): [type: string, id: number] => {
  const [, type = "", row = "-1"] =
    /^(\w+):(\d{1,9})$/.exec(Buffer.from(String(id), "base64").toString("utf8")) ?? [];
  return [type, Number(row)];
};

/** Compiles the plan of a query. Throws Uncovered where a part of it is not known. */
class Planner {
  readonly #parts: PlanParts;
  readonly #fragments: Record<string, FragmentDefinitionNode>;

  constructor(parts: PlanParts) {
    this.#parts = parts;
    this.#fragments = readFragments(parts.document);
  }

  #open = () => new Compiler({ fragments: this.#fragments, switches: this.#parts.switches, compileRow });

  plan(): Plan {
    const { schema, operation } = this.#parts;
    const query = schema.getQueryType();
    if (!query) throw new Uncovered("a schema without queries");
    return [...this.#open().collect(query, [operation.selectionSet])].map(([key, nodes]) =>
      this.#planRoot(query, key, nodes),
    );
  }

  #planRoot(query: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): RootPlan {
    const name = nodes[0]?.name.value ?? "";
    if (name === "__typename") return { key, scopes: [], run: () => '"Query"' };
    const field = query.getFields()[name];
    if (!field) throw new Uncovered(`Query.${name}`);
    const compiler = this.#open();
    const facts = readField(field);
    if (facts.isSpecial) throw new Uncovered(`the rules of Query.${name}`);
    const asked = compiler.need(facts.scopes);
    const root: Root = { key, nodes, field, compiler };
    const run =
      name === "node" ? this.#planNode(root) : facts.reading?.rows ? planRows(root) : planValue(root);
    return { key, scopes: compiler.scopes, run: asked ? askFirst(root, asked, run) : run };
  }

  /** The plan of a row by its global id: one for each type that is asked for. */
  #planNode({ nodes, field }: Root): RunRoot {
    const [node] = nodes;
    if (!node) throw new Uncovered("Query.node");
    const args = readArguments(field, node);
    const plans = new Map<string, Omit<RootPlan, "key">>();
    for (const { type } of this.#listNodeTypes(nodes))
      plans.set(type.name, this.#planNodeOf(type, { nodes, args }));
    return (begun, read) => {
      const [name] = decodeId(args(begin(begun))["id"]);
      const plan = plans.get(name);
      if (!plan) throw new Uncovered("a node of another type");
      requireScopes(plan.scopes, begun.held);
      return plan.run(begun, read);
    };
  }

  #listNodeTypes(nodes: readonly FieldNode[]): { type: GraphQLObjectType }[] {
    const named = selectionsBelow(nodes).flatMap(({ selections }) =>
      selections.flatMap((selection) => {
        if (selection.kind === Kind.FIELD) return [];
        const fragment =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#fragments[selection.name.value];
        const type = this.#parts.schema.getType(fragment?.typeCondition?.name.value ?? "");
        return isObjectType(type) && readType(type).reading?.node ? [{ type }] : [];
      }),
    );
    if (named.length === 0) throw new Uncovered("a node of any type");
    return named;
  }

  #planNodeOf(
    type: GraphQLObjectType,
    { nodes, args }: { nodes: readonly FieldNode[]; args: (run: Run) => Readonly<Record<string, unknown>> },
  ): Omit<RootPlan, "key"> {
    const compiler = this.#open();
    const visible = readType(type).reading?.node;
    if (!visible) throw new Uncovered(type.name);
    const query = compiler.slot((run) => {
      const [, id] = decodeId(args(run)["id"]);
      const where = { AND: [{ id }, visible(run.context.viewer as never) ?? {}] };
      return { where, orderBy: undefined, take: undefined, cursor: undefined, skip: 0, tiers: [] };
    });
    const field = { name: "node", type } as unknown as GraphQLField<unknown, unknown>;
    const shaped = compileRows(compiler, { field, query }, selectionsBelow(nodes));
    return { scopes: compiler.scopes, run: runStatement({ compiler, shaped, isRequired: false }) };
  }
}

/** Throws Uncovered unless a viewer has one of each of the scopes: the execution refuses with the right error. */
export function requireScopes(scopes: readonly StaticScopes[], held: Run["held"]): void {
  for (const wanted of scopes) if (!holds(wanted, held)) throw new Uncovered("a scope that the viewer lacks");
}

/** The plan of a query. Throws Uncovered where a part of it is not known. */
export const makePlan = (parts: PlanParts): Plan => new Planner(parts).plan();
