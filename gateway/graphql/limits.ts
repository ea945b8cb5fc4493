import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";
import { pageSizes } from "../domains/lists/contract";

/** What one operation may ask for. Cost counts each field once for every row that it may be read for. */
export const limits = { depth: 15, aliases: 30, tokens: 2_000, cost: 60_000, bodyBytes: 1_048_576 } as const;

/** How many rows a list without a page size is taken to have. */
const plainListSize = 10;

const tooMuch = (message: string) => new GraphQLError(message, { extensions: { code: "LIMIT_EXCEEDED" } });

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function fragmentsOf(document: DocumentNode): Fragments {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/** The depth of a selection; a fragment that spreads itself is another rule's affair and counts once. */
function depthOf(selectionSet: SelectionSetNode, fragments: Fragments, seen: ReadonlySet<string>): number {
  let deepest = 0;
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD) {
      deepest = Math.max(
        deepest,
        1 + (selection.selectionSet ? depthOf(selection.selectionSet, fragments, seen) : 0),
      );
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      deepest = Math.max(deepest, depthOf(selection.selectionSet, fragments, seen));
    } else {
      const name = selection.name.value;
      const fragment = fragments.get(name);
      if (!fragment || seen.has(name)) continue;
      deepest = Math.max(deepest, depthOf(fragment.selectionSet, fragments, new Set([...seen, name])));
    }
  }
  return deepest;
}

/** Refuses documents that nest or alias too much; a validation rule, so its verdict is kept with the document. */
export function limitRule(context: ValidationContext): ASTVisitor {
  const fragments = fragmentsOf(context.getDocument());
  let aliases = 0;
  return {
    StringValue({ value }) {
      if (value.includes("\0")) context.reportError(tooMuch("Texts must not hold the character NUL"));
    },
    Field(field) {
      if (!field.alias) return;
      aliases += 1;
      if (aliases === limits.aliases + 1)
        context.reportError(tooMuch(`At most ${limits.aliases} aliases are allowed`));
    },
    OperationDefinition(operation) {
      const depth = depthOf(operation.selectionSet, fragments, new Set());
      if (depth > limits.depth)
        context.reportError(tooMuch(`The operation is ${depth} deep, at most ${limits.depth} is allowed`));
    },
  };
}

interface Costing {
  schema: GraphQLSchema;
  fragments: Fragments;
  variables: Readonly<Record<string, unknown>>;
}

function pageSizeOf(field: FieldNode, variables: Costing["variables"]): number | undefined {
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

function fieldCost(field: FieldNode, typeName: string, costing: Costing): number {
  const parent = costing.schema.getType(typeName);
  const definition = isObjectType(parent) ? parent.getFields()[field.name.value] : undefined;
  if (!definition || !field.selectionSet) return 1;
  const inner = getNamedType(definition.type);
  const isConnection = isObjectType(inner) && inner.name.endsWith("Connection");
  const size = isConnection ? (pageSizeOf(field, costing.variables) ?? pageSizes.tables) : 1;
  const isPlainList = isListType(getNullableType(definition.type)) && !typeName.endsWith("Connection");
  const below = isCompositeType(inner) ? selectionCost(field.selectionSet, inner.name, costing) : 0;
  return 1 + below * size * (isPlainList ? plainListSize : 1);
}

function selectionCost(selectionSet: SelectionSetNode, typeName: string, costing: Costing): number {
  let cost = 0;
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD) cost += fieldCost(selection, typeName, costing);
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      cost += selectionCost(selection.selectionSet, selection.typeCondition?.name.value ?? typeName, costing);
    } else {
      const fragment = costing.fragments.get(selection.name.value);
      if (fragment) cost += selectionCost(fragment.selectionSet, fragment.typeCondition.name.value, costing);
    }
  }
  return cost;
}

interface Costed {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Readonly<Record<string, unknown>>;
}

/** The cost of a valid operation: its fields, each times the page sizes and lists above it. */
export function costOf(schema: GraphQLSchema, { document, operationName, variables }: Costed): number {
  const operation = document.definitions.find(
    (one) => one.kind === Kind.OPERATION_DEFINITION && (!operationName || one.name?.value === operationName),
  );
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return 0;
  const defaults = (operation.variableDefinitions ?? []).map(({ variable, defaultValue }) => [
    variable.name.value,
    defaultValue?.kind === Kind.INT ? Number(defaultValue.value) : undefined,
  ]);
  const costing = {
    schema,
    fragments: fragmentsOf(document),
    variables: { ...Object.fromEntries(defaults), ...variables },
  };
  const root = schema.getRootType(operation.operation);
  return root ? selectionCost(operation.selectionSet, root.name, costing) : 0;
}

/** Throws when an operation costs more than one may. */
export function refuseCostly(schema: GraphQLSchema, costed: Costed): void {
  const cost = costOf(schema, costed);
  if (cost > limits.cost)
    throw tooMuch(`The operation costs ${cost}, at most ${limits.cost} is allowed; ask for smaller pages`);
}
