import { type GraphQLField, type GraphQLObjectType, isObjectType } from "graphql";
import { schema } from "#gateway/schema/schema";
import { fillArguments, listWays } from "./arguments";
import { isNode, selectAll } from "./documents";
import type { StoredTables } from "./stored";
import type { World, WorldName, Worlds } from "./worlds";

/** A document that reads what a root field, or a node, leads to. */
export interface Asking {
  /** Such as Query.course, or Node.Course. */
  name: string;
  world: WorldName;
  document: string;
  variables: Readonly<Record<string, unknown>>;
}

export interface AskingOptions {
  tables: StoredTables;
  worlds: Worlds;
  /** The worlds whose ids are asked for, by root fields and as nodes. */
  among: { fields: readonly WorldName[]; nodes: readonly WorldName[] };
}

/** How far below a root field, and below a node, the documents go. */
const depths = { field: 1, node: 2 } as const;

/** Fields that those who know a secret may read, and that ask other machines. */
const apart = /^(node|sharedResult|openInvitation|resetLinkOwner|signInCodeOwner|certificate|issuerCheck)$/;

const allFields = (): GraphQLField<unknown, unknown>[] =>
  Object.values(schema.getQueryType()?.getFields() ?? {});

function askField(field: GraphQLField<unknown, unknown>, { tables, worlds, among }: AskingOptions): Asking[] {
  const asked = new Set<string>();
  return among.fields.flatMap((world) =>
    listWays(field).flatMap((optional) => {
      const { variables, declaration, use } = fillArguments(field, {
        tables,
        world: worlds[world],
        optional,
      });
      const key = JSON.stringify(variables);
      if (asked.has(key)) return [];
      asked.add(key);
      const head = declaration ? `query (${declaration})` : "query";
      return selectAll(field, { schema, depth: depths.field, use }).map((selection) => ({
        name: `Query.${field.name}`,
        world,
        document: `${head} ${selection}`,
        variables,
      }));
    }),
  );
}

/** The types of nodes. */
export const nodeTypes = (): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap())
    .filter((type): type is GraphQLObjectType => isObjectType(type))
    .filter(isNode);

/** Ids that are made of several rows' ids. */
const joined: Readonly<Record<string, readonly string[]>> = {
  BatchCourseModule: ["BatchCourse", "Module"],
  BatchCourseTopic: ["BatchCourse", "Topic"],
  CourseGrade: ["Batch", "Course", "User"],
};

/** The id of a world's row as a node; undefined where the world has none. */
export function nodeId(type: string, world: World): string | undefined {
  const ids = (joined[type] ?? [type]).map((table) => world.get(table));
  return ids.includes(undefined) ? undefined : btoa(`${type}:${ids.join("-")}`);
}

function askNode(type: GraphQLObjectType, { worlds, among }: AskingOptions): Asking[] {
  const field = schema.getQueryType()?.getFields()["node"];
  if (!field) throw new Error("the schema has no nodes");
  const selections = selectAll(field, { schema, depth: depths.node, use: ["id: $id"], only: type.name });
  return among.nodes.flatMap((world) => {
    const id = nodeId(type.name, worlds[world]);
    if (id === undefined) return [];
    return selections.map((selection) => ({
      name: `Node.${type.name}`,
      world,
      document: `query ($id: ID!) ${selection}`,
      variables: { id },
    }));
  });
}

/** The documents that read everything of the schema, with the ids of rows that are others'. */
export const listAskings = (options: AskingOptions): Asking[] => [
  ...allFields()
    .filter(({ name }) => !apart.test(name))
    .flatMap((field) => askField(field, options)),
  ...nodeTypes().flatMap((type) => askNode(type, options)),
];
