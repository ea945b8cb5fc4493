import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from "@pothos/core";
import type { GraphQLFieldResolver } from "graphql";
import { isObject } from "../domains/jsonContract";

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types["Context"], object>;

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      loadedColumns: LoadedColumns<Types>;
    }
  }
}

/**
 * Resolves columns of listed rows from the rows. The Prisma plugin, which comes after this one, determines
 * for each field of each row by which query it was loaded, which takes a third of a long list; a column that
 * is present was loaded. The plugins before it still check access. A single row may predate a change, and is
 * left to Prisma.
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
