import type { EnumRef, FieldKind, FieldRef, SchemaTypes } from "@pothos/core";
import type { prismaModelName } from "@pothos/plugin-prisma";
import { declaredColumn } from "./columns";
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

/** A field of a model whose type is the column's own needs a description only. */
type Described<Parent> = Parent extends { [prismaModelName]?: unknown } ? string : never;

/** Each of the fields; `never` where there is no such column, or the column holds something else. */
type Checked<Parent, Columns, Given> = {
  [Name in keyof Given]: ColumnOf<Name> extends keyof Columns
    ? Given[Name] extends Exposed<infer Type, infer Nullable>
      ? Columns[ColumnOf<Name>] extends Held<Type> | (Nullable extends true ? null : never)
        ? Given[Name]
        : never
      : Described<Parent>
    : never;
};

const exposed =
  <Nullable extends boolean>(nullable: Nullable) =>
  <const Type extends ColumnType>(type: Type, description: string): Exposed<Type, Nullable> => ({
    ...{ type, nullable, description },
  });

/** A value that is never null. */
export const value = exposed(false);

/** A value that may be null. */
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
  /** The model's name; none where the parent is no row. */
  model?: string;
}

const isDescription = (given: Exposed | string): given is string => typeof given === "string";

/**
 * The fields that return what their parent holds. A row's columns need a description, since the model says
 * the rest: `...expose(t, { name: "The name." })`. The model does not tell days and times from moments;
 * they are named, like the values of objects: `startDate: value("Date", "The first day.")`.
 */
export function expose<Parent, Given extends Readonly<Record<string, Exposed | string>>>(
  t: { parent?: Parent },
  fields: Given & Checked<Parent, ColumnsOf<Parent>, Given>,
): Record<keyof Given, FieldRef<Types>> {
  const builder = t as unknown as FieldBuilder;
  const made = Object.entries<Exposed | string>(fields).map(([name, given]) => {
    const column = name === "databaseId" ? "id" : name;
    const options = isDescription(given)
      ? { ...declaredColumn(builder.model ?? "", column), description: given }
      : given;
    return [name, builder.expose(column, options)];
  });
  return Object.fromEntries(made) as Record<keyof Given, FieldRef<Types>>;
}
