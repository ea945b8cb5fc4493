import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from "@pothos/core";
import type { GraphQLFieldResolver } from "graphql";

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types["Context"], object>;

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      loadedColumns: LoadedColumns<Types>;
    }
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/**
 * Answers columns of listed rows from the rows. The Prisma plugin, whose place is after this one, finds out for each
 * field of each row by which query it was loaded, which takes a third of a long list; a column that is there was loaded.
 * Access is asked by the plugins before it, as ever. A row on its own may be from before a change, and is left to Prisma.
 */
class LoadedColumns<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: Resolver<Types>,
    { kind, extensions }: PothosOutputFieldConfig<Types>,
  ): Resolver<Types> {
    const column: unknown = extensions?.["pothosExposedField"];
    if (kind !== "PrismaObject" || typeof column !== "string") return resolver;
    return (row, args, context, info) => {
      const isListed = typeof info.path.prev?.key === "number";
      const value = isListed && isObject(row) ? row[column] : undefined;
      return value === undefined ? resolver(row, args, context, info) : value;
    };
  }
}

SchemaBuilder.registerPlugin("loadedColumns", LoadedColumns);
