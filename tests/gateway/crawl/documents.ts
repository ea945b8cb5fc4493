import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";

/** A step from a type to a field of it, or to one of its possible types. */
interface Step {
  text: string;
  /** For how many rows it counts. */
  size: number;
}

/** The plain fields of a type, and the way to it. */
interface Part {
  steps: readonly Step[];
  leaves: readonly string[];
}

interface Tree {
  leaves: Set<string>;
  below: Map<string, Tree>;
}

/** The room of one document, below the gateway's limits. */
const room = { cost: 55_000, tokens: 1_800, characters: 14_000 };
const pageSizes = [12, 4, 3, 2] as const;
const plainListSize = 10;

const isFree = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.every(({ type, defaultValue }) => !isNonNullType(type) || defaultValue !== undefined);

const leavesOf = (type: GraphQLObjectType): string[] =>
  Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) && isFree(field))
    .map(({ name }) => name);

/** Whether a type's rows have ids. */
export const isNode = (type: GraphQLObjectType): boolean =>
  type.getInterfaces().some(({ name }) => name === "Node");

interface Reaching {
  schema: GraphQLSchema;
  depth: number;
}

const isPlainList = (type: GraphQLOutputType): boolean => isListType(getNullableType(type));

/** The steps into a field that returns objects, and the types that it may return. */
function enter(
  field: GraphQLField<unknown, unknown>,
  { schema, level, use }: { schema: GraphQLSchema; level: number; use: readonly string[] },
): { steps: Step[]; types: { steps: Step[]; type: GraphQLObjectType }[] } {
  const named = getNamedType(field.type);
  const isPaged = field.args.some(({ name }) => name === "first");
  const size = pageSizes[Math.min(level, pageSizes.length - 1)] ?? 3;
  const args = [...use, ...(isPaged ? [`first: ${size}`] : [])];
  const text = args.length > 0 ? `${field.name}(${args.join(", ")})` : field.name;
  const nodes =
    isObjectType(named) && named.name.endsWith("Connection") ? named.getFields()["nodes"] : undefined;
  const steps: Step[] = [
    { text, size: nodes ? (isPaged ? size : 20) : isPlainList(field.type) ? plainListSize : 1 },
  ];
  const target = nodes ? getNamedType(nodes.type) : named;
  if (nodes) steps.push({ text: "nodes", size: 1 });
  if (isObjectType(target)) return { steps, types: [{ steps: [], type: target }] };
  if (!isAbstractType(target)) return { steps, types: [] };
  const types = schema
    .getPossibleTypes(target)
    .map((type) => ({ steps: [{ text: `... on ${type.name}`, size: 1 }], type }));
  return { steps, types };
}

interface TypePlace {
  type: GraphQLObjectType;
  steps: Step[];
  level: number;
}

/** The ways from a place to the objects of its fields. */
function listWays({ type, steps, level }: TypePlace, schema: GraphQLSchema): TypePlace[] {
  const fields = Object.values(type.getFields()).filter(
    (field) => !isLeafType(getNamedType(field.type)) && isFree(field),
  );
  return fields.flatMap((field) => {
    const entered = enter(field, { schema, level: level + 1, use: [] });
    return entered.types.map((entry) => ({
      type: entry.type,
      steps: [...steps, ...entered.steps, ...entry.steps],
      level: level + 1,
    }));
  });
}

function toPart({ type, steps }: TypePlace): Part {
  const leaves = leavesOf(type);
  return { steps, leaves: leaves.length > 0 ? leaves : ["__typename"] };
}

/** Every type that a root field leads to, each with its plain fields, and each way between two of them. */
function listParts(root: TypePlace, { schema, depth }: Reaching): Part[] {
  const seen = new Set<string>([root.type.name]);
  const parts: Part[] = [{ steps: root.steps, leaves: leavesOf(root.type) }];
  const queue: TypePlace[] = [root];
  for (let place = queue.shift(); place; place = queue.shift()) {
    // Beyond the depth only what has no id of its own: no other document reaches it.
    const ways = listWays(place, schema).filter(({ type }) => place.level < depth || !isNode(type));
    parts.push(...ways.map(toPart));
    const unseen = ways.filter(({ type }) => !seen.has(type.name) && seen.add(type.name));
    queue.push(...unseen);
  }
  return parts;
}

const emptyTree = (): Tree => ({ leaves: new Set(), below: new Map() });

const printTree = ({ leaves, below }: Tree): string =>
  `{ ${[...leaves].join(" ")} ${[...below].map(([text, tree]) => `${text} ${printTree(tree)}`).join(" ")} }`;

function plant(tree: Tree, { steps, leaves }: Part): void {
  let at = tree;
  for (const { text } of steps) {
    const next = at.below.get(text) ?? emptyTree();
    at.below.set(text, next);
    at = next;
  }
  for (const leaf of leaves) at.leaves.add(leaf);
}

/** Whether a part asks a place for another of its possible types than the document does: their fields may clash. */
function clashes(tree: Tree, { steps }: Part): boolean {
  let at: Tree | undefined = tree;
  for (const { text } of steps) {
    if (!at) return false;
    const others = [...at.below.keys()].filter((other) => other.startsWith("... on") && other !== text);
    if (text.startsWith("... on") && others.length > 0) return true;
    at = at.below.get(text);
  }
  return false;
}

const costOf = ({ steps, leaves }: Part): number =>
  steps.reduce((size, step) => size * step.size, 1) * (leaves.length + steps.length);
const tokensOf = ({ steps, leaves }: Part): number => leaves.length + steps.length * 8;

/** Packs parts into as few selections as the limits allow. */
function pack(parts: readonly Part[]): string[] {
  const packed: string[] = [];
  let left = parts.filter((part) => costOf(part) <= room.cost && part.steps.length <= 13);
  while (left.length > 0) {
    const tree = emptyTree();
    const later: Part[] = [];
    let [cost, tokens, characters] = [0, 0, 0];
    for (const part of left) {
      const length = [...part.leaves, ...part.steps.map(({ text }) => text)].join("  ").length;
      const fits =
        cost + costOf(part) <= room.cost &&
        tokens + tokensOf(part) <= room.tokens &&
        characters + length <= room.characters &&
        !clashes(tree, part);
      if (!fits) {
        later.push(part);
        continue;
      }
      plant(tree, part);
      cost += costOf(part);
      tokens += tokensOf(part);
      characters += length;
    }
    packed.push(printTree(tree));
    left = later;
  }
  return packed;
}

/** The selections that read all that a root field leads to, to a depth. */
export function selectAll(
  field: GraphQLField<unknown, unknown>,
  { schema, depth, use, only }: Reaching & { use: readonly string[]; only?: string | undefined },
): string[] {
  if (isLeafType(getNamedType(field.type))) {
    return [`{ ${field.name}${use.length > 0 ? `(${use.join(", ")})` : ""} }`];
  }
  const { steps, types } = enter(field, { schema, level: 0, use });
  return types
    .filter(({ type }) => !only || type.name === only)
    .flatMap((entry) =>
      pack(listParts({ type: entry.type, steps: [...steps, ...entry.steps], level: 0 }, { schema, depth })),
    );
}
