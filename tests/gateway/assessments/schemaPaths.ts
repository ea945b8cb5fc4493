import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { schema } from "../../../gateway/graphql/schema";

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

/**
 * Not walked, since the ways behind them made the proof outlast its minute. The resources of a course are reached by
 * another field of it; behind the trainer of a curriculum nothing is read.
 */
const unwalked = ["Course.publicResources", "Curriculum.trainer"];

const readable = (type: GraphQLObjectType): AnyField[] =>
  Object.values(type.getFields()).filter(
    ({ name, args }) => !args.some(isRequiredArgument) && !unwalked.includes(`${type.name}.${name}`),
  );

const leavesOf = (type: GraphQLObjectType) =>
  readable(type).filter((field) => isLeafType(getNamedType(field.type)));

/** A field as a document asks for it: of a connection, the first few. */
const asked = ({ name, args }: AnyField) =>
  args.some((one) => one.name === "first") ? `${name}(first: 3)` : name;

/**
 * Every way from a type through at most so many composite fields, no field of a type twice on one way. What lies
 * behind a connection's edges lies behind its nodes too.
 */
export function pathsFrom(name: string, depth: number): SchemaPath[] {
  const paths: SchemaPath[] = [];
  function walk(
    type: GraphQLObjectType,
    way: { fields: string[]; types: string[]; seen: ReadonlySet<string> },
  ): void {
    const types = [...way.types, type.name];
    const leaves = leavesOf(type).map((field) => field.name);
    if (leaves.length > 0) paths.push({ fields: way.fields, types, leaves });
    if (way.fields.length === depth) return;
    for (const field of readable(type)) {
      const next = getNamedType(field.type);
      const edge = `${type.name}.${field.name}`;
      if (!isObjectType(next) || field.name === "edges" || field.name === "pageInfo" || way.seen.has(edge))
        continue;
      walk(next, { fields: [...way.fields, asked(field)], types, seen: new Set([...way.seen, edge]) });
    }
  }
  walk(objectType(name), { fields: [], types: [], seen: new Set() });
  return paths;
}

/** The selection that reads a path, without some of its leaves. */
export function selectionOf(
  { fields, leaves }: SchemaPath,
  without: ReadonlySet<string> = new Set(),
): string {
  const read = leaves.filter((leaf) => !without.has(leaf)).join(" ") || "__typename";
  return fields.reduceRight((inner, field) => `${field} { ${inner} }`, read);
}
