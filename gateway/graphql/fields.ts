import type { EnumRef, FieldKind, FieldRef, SchemaTypes } from "@pothos/core";
import type { prismaModelName } from "@pothos/plugin-prisma";
import type PrismaTypes from "./generated/pothos";
import type { Types } from "./rows";

/** What columns hold, by the type of their field. */
interface Scalars {
  Boolean: boolean;
  Date: Date | string;
  DateTime: Date | string;
  Float: number;
  Int: number;
  String: string;
  Time: Date | string;
}

type Single = keyof Scalars | EnumRef<Types, string>;
type ColumnType = Single | readonly [Single];

type Held<Type> = Type extends keyof Scalars
  ? Scalars[Type]
  : Type extends EnumRef<Types, infer Value>
    ? Value
    : Type extends readonly [infer Item]
      ? readonly Held<Item>[]
      : never;

/** A field that returns what its column holds. */
interface Exposed<Type extends ColumnType = ColumnType, Nullable extends boolean = boolean> {
  type: Type;
  nullable: Nullable;
  description: string;
}

/** The column of a field: `id` for `databaseId`, else the one of its name. */
type ColumnOf<Name> = Name extends "databaseId" ? "id" : Name;

/** Each of the fields; `never` where there is no such column, or the column holds something else. */
type Checked<Columns, Given> = {
  [Name in keyof Given]: ColumnOf<Name> extends keyof Columns
    ? Given[Name] extends Exposed<infer Type, infer Nullable>
      ? Columns[ColumnOf<Name>] extends Held<Type> | (Nullable extends true ? null : never)
        ? Given[Name]
        : never
      : never
    : never;
};

const exposed =
  <Nullable extends boolean>(nullable: Nullable) =>
  <const Type extends ColumnType>(type: Type, description: string): Exposed<Type, Nullable> => ({
    ...{ type, nullable, description },
  });

/** A column that is never null. */
export const value = exposed(false);

/** A column that may be null. */
export const nullable = exposed(true);

// A type only: what the fields of a builder are resolved from, read from it without comparing it as a whole.
declare global {
  export namespace PothosSchemaTypes {
    interface RootFieldBuilder<Types extends SchemaTypes, ParentShape, Kind extends FieldKind = FieldKind> {
      parent?: ParentShape;
    }
  }
}

/** The columns of a row; what an object holds where it is none. */
type ColumnsOf<Parent> = Parent extends { [prismaModelName]?: infer Name }
  ? Name extends keyof PrismaTypes
    ? PrismaTypes[Name]["Shape"]
    : Parent
  : Parent;

/** A field builder, without the model of its rows, which the compiler cannot follow. */
interface FieldBuilder {
  expose: (column: string, options: object) => FieldRef<Types>;
}

/** The fields that return columns as they are: `...expose(t, { name: value("String", "The name.") })`. */
export function expose<Parent, Given extends Readonly<Record<string, Exposed>>>(
  t: { parent?: Parent },
  fields: Given & Checked<ColumnsOf<Parent>, Given>,
): Record<keyof Given, FieldRef<Types>> {
  const made = Object.entries<Exposed>(fields).map(([name, options]) => [
    name,
    (t as unknown as FieldBuilder).expose(name === "databaseId" ? "id" : name, options),
  ]);
  return Object.fromEntries(made) as Record<keyof Given, FieldRef<Types>>;
}
