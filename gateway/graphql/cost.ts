import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { pageSizes } from "../domains/lists/contract";
import { type Fragments, readFragments } from "./documentSize";
import { limitError, limits } from "./limits";

/** The assumed length of a list without a page size. */
const plainListSize = 10;

type Variables = Readonly<Record<string, unknown>>;

interface Costing {
  schema: GraphQLSchema;
  fragments: Fragments;
  variables: Variables;
  /**
   * The cost of each fragment, computed once: its type condition and the operation's variables do not change.
   */
  known: Map<string, number>;
}

function readPageSize(field: FieldNode, variables: Variables): number | undefined {
  for (const argument of field.arguments ?? []) {
    if (argument.name.value !== "first" && argument.name.value !== "last") continue;
    const { value } = argument;
    const size =
      value.kind === Kind.VARIABLE
        ? variables[value.name.value]
        : value.kind === Kind.INT
          ? Number(value.value)
          : null;
    if (typeof size === "number") return Math.min(Math.max(size, 0), pageSizes.max);
  }
  return undefined;
}

function costField(field: FieldNode, typeName: string, costing: Costing): number {
  const parent = costing.schema.getType(typeName);
  const definition = isObjectType(parent) ? parent.getFields()[field.name.value] : undefined;
  if (!definition || !field.selectionSet) return 1;
  const inner = getNamedType(definition.type);
  const isConnection = isObjectType(inner) && inner.name.endsWith("Connection");
  const size = isConnection ? (readPageSize(field, costing.variables) ?? pageSizes.tables) : 1;
  const isPlainList = isListType(getNullableType(definition.type)) && !typeName.endsWith("Connection");
  const below = isCompositeType(inner) ? costSelections(field.selectionSet, inner.name, costing) : 0;
  return 1 + below * size * (isPlainList ? plainListSize : 1);
}

function costFragment(name: string, costing: Costing): number {
  const { fragments, known } = costing;
  const before = known.get(name);
  if (before !== undefined) return before;
  const fragment = fragments.get(name);
  if (!fragment) return 0;
  const cost = costSelections(fragment.selectionSet, fragment.typeCondition.name.value, costing);
  known.set(name, cost);
  return cost;
}

function costSelections({ selections }: SelectionSetNode, typeName: string, costing: Costing): number {
  let cost = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) cost += costField(selection, typeName, costing);
    else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += costFragment(selection.name.value, costing);
    else {
      const type = selection.typeCondition?.name.value ?? typeName;
      cost += costSelections(selection.selectionSet, type, costing);
    }
  }
  return cost;
}

/** A valid document, and which of its operations is to be executed with which variables. */
export interface ExecutionRequest {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Variables;
}

/** The variables of an operation, with the default page sizes filled in. */
function withDefaults(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): Variables {
  const defaults = variableDefinitions.map(({ variable, defaultValue }) => [
    variable.name.value,
    defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined,
  ]);
  return { ...Object.fromEntries(defaults), ...variables };
}

/** The cost of a valid operation: its fields, each times the page sizes and lists above it. */
export function computeCost(
  schema: GraphQLSchema,
  { document, operationName, variables }: ExecutionRequest,
): number {
  const operation = document.definitions.find(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      (!operationName || definition.name?.value === operationName),
  );
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return 0;
  const root = schema.getRootType(operation.operation);
  if (!root) return 0;
  return costSelections(operation.selectionSet, root.name, {
    schema,
    fragments: readFragments(document),
    variables: withDefaults(operation, variables),
    known: new Map(),
  });
}

/** Throws when an operation costs more than one may; the error's extensions carry the cost and the limit. */
export function refuseCostly(schema: GraphQLSchema, request: ExecutionRequest): void {
  const cost = computeCost(schema, request);
  if (cost <= limits.cost) return;
  const message = `The operation costs ${cost}, at most ${limits.cost} is allowed; ask for smaller pages`;
  throw limitError(message, { cost, limit: limits.cost });
}
