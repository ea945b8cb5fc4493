import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { schema } from "#gateway/schema/schema";

/** A way from a type through composite fields, and all leaf fields at its end. */
export interface SchemaPath {
  fields: readonly string[];
  /** The types on the way, the last one's leaves are read. */
  types: readonly string[];
  leaves: readonly string[];
}

export function objectType(name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`${name} is no object type`);
  return type;
}

type AnyField = GraphQLField<unknown, unknown>;

const readable = (type: GraphQLObjectType): AnyField[] =>
  Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));

const leavesOf = (type: GraphQLObjectType) =>
  readable(type).filter((field) => isLeafType(getNamedType(field.type)));

/** A field as a document asks for it: of a connection, the first few. */
const asked = ({ name, args }: AnyField) =>
  args.some((arg) => arg.name === "first") ? `${name}(first: 3)` : name;

interface Way {
  /** Which of the types it begins at. */
  entry: number;
  type: GraphQLObjectType;
  fields: readonly string[];
  types: readonly string[];
  /** The field by which the type was reached. */
  last: string;
}

/** So many composite fields after each other are taken from each type; further ones from whichever gets there first. */
const ownSteps = 1;

/** Whether a field is not yet taken after the field before it, by its entry or, further away, by any. */
function openSeen() {
  const all = new Set<string>();
  return ({ entry, fields, last }: Way, edge: string): boolean => {
    const pair = `${last} ${edge}`;
    const own = `${entry} ${pair}`;
    const isNew = fields.length < ownSteps ? !all.has(own) : !all.has(pair);
    all.add(own).add(pair);
    return isNew;
  };
}

/**
 * The shortest ways from each of some types that together take every composite field after every field that leads to
 * it: what a field shows may depend on where one comes from. Everything behind a connection's edges is behind its
 * nodes too. At most `depth` composite fields after each other. Returns the ways of each type, in the types' order.
 */
export function pathsFrom(names: readonly string[], depth = Number.POSITIVE_INFINITY): SchemaPath[][] {
  const paths: SchemaPath[][] = names.map(() => []);
  const takes = openSeen();
  const ways = names.map(
    (name, entry): Way => ({ entry, type: objectType(name), fields: [], types: [name], last: "" }),
  );
  for (let way = ways.shift(); way; way = ways.shift()) {
    const { entry, type, fields, types } = way;
    const leaves = leavesOf(type).map((field) => field.name);
    if (leaves.length > 0) paths[entry]?.push({ fields, types, leaves });
    if (fields.length >= depth) continue;
    for (const field of readable(type)) {
      const next = getNamedType(field.type);
      const edge = `${type.name}.${field.name}`;
      if (!isObjectType(next) || field.name === "edges" || field.name === "pageInfo" || !takes(way, edge))
        continue;
      ways.push({
        entry,
        type: next,
        fields: [...fields, asked(field)],
        types: [...types, next.name],
        last: edge,
      });
    }
  }
  return paths;
}

/** The selection that reads a path, without some of its leaves. */
export function buildSelection(
  { fields, leaves }: SchemaPath,
  excluded: ReadonlySet<string> = new Set(),
): string {
  const read = leaves.filter((leaf) => !excluded.has(leaf)).join(" ") || "__typename";
  return fields.reduceRight((inner, field) => `${field} { ${inner} }`, read);
}
