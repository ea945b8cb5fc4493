import type { PrismaModelTypes, PrismaObjectRef } from "@pothos/plugin-prisma";
import type { TenantClient } from "../database/tenantClient";
import type { builder } from "./builder";
import type PrismaTypes from "./generated/pothos";

/** The types of the one builder. */
export type Types = typeof builder.$inferSchemaTypes;

/** A type whose values are rows: its reference, or its name where importing the reference would be a circle. */
export type RowType = PrismaObjectRef<Types, PrismaModelTypes> | keyof PrismaTypes;

/** The reads of a table that the schema's fields use. */
interface Rows {
  findUnique(args: object): Promise<object | null>;
  findUniqueOrThrow(args: object): Promise<object>;
  findFirst(args: object): Promise<object | null>;
  findFirstOrThrow(args: object): Promise<object>;
  findMany(args: object): Promise<{ id: number }[]>;
  count(args: object): Promise<number>;
}

/** The tenant's rows behind a type. The type determines the table, which the compiler cannot follow. */
export function getRows(db: TenantClient, type: RowType): Rows {
  const model = typeof type === "string" ? type : type.modelName;
  const tables = db as unknown as Readonly<Record<string, Rows>>;
  const rows = tables[`${model.charAt(0).toLowerCase()}${model.slice(1)}`];
  if (!rows) throw new Error(`No table holds the rows of ${model}`);
  return rows;
}
