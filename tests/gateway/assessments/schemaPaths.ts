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
  type: GraphQLObjectType;
  fields: readonly string[];
  types: readonly string[];
  /** The field by which the type was reached. */
  last: string;
}

/**
 * The shortest ways from a type that take every composite field after every field that leads to it: what a
 * field shows may depend on where one comes from. Everything behind a connection's edges is behind its nodes
 * too. At most `depth` composite fields after each other.
 */
export function pathsFrom(name: string, depth = Number.POSITIVE_INFINITY): SchemaPath[] {
  const paths: SchemaPath[] = [];
  const seen = new Set<string>();
  const ways: Way[] = [{ type: objectType(name), fields: [], types: [name], last: "" }];
  for (let way = ways.shift(); way; way = ways.shift()) {
    const { type, fields, types, last } = way;
    const leaves = leavesOf(type).map((field) => field.name);
    if (leaves.length > 0) paths.push({ fields, types, leaves });
    if (fields.length >= depth) continue;
    for (const field of readable(type)) {
      const next = getNamedType(field.type);
      const edge = `${type.name}.${field.name}`;
      const pair = `${last} ${edge}`;
      if (!isObjectType(next) || field.name === "edges" || field.name === "pageInfo" || seen.has(pair))
        continue;
      seen.add(pair);
      ways.push({ type: next, fields: [...fields, asked(field)], types: [...types, next.name], last: edge });
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
