import type { FieldKind, FieldRef, SchemaTypes } from "@pothos/core";
import type { prismaModelName } from "@pothos/plugin-prisma";
import { declaredColumn } from "./columns";
import type PrismaTypes from "./generated/pothos";
import type { Types } from "./rows";
import { type Readers, readBy } from "./scopes";

/** Types of columns, by the type of their field. */
interface Scalars {
  Boolean: boolean;
  Date: Date | string;
  DateTime: Date | string;
  Float: number;
  Int: number;
  String: string;
  Time: Date | string;
}

/** A reference to a type, such as an enumeration's, by the type of its values. */
interface Ref<Value = unknown> {
  $inferType: Value;
}

type Single = keyof Scalars | Ref;
type ColumnType = Single | readonly [Single];

type Held<Type> = Type extends keyof Scalars
  ? Scalars[Type]
  : Type extends Ref<infer Value>
    ? Value
    : Type extends readonly [infer Item]
      ? readonly Held<Item>[]
      : never;

/** A field that returns a property of its parent. */
export interface Exposed<Type extends ColumnType = ColumnType, Nullable extends boolean = boolean> {
  type: Type;
  nullable: Nullable;
  description: string;
}

/** A field of a column whose type the model tells. */
interface Column<From = unknown> {
  description: string;
  /** The readers of the field, if fewer than those of its type. */
  readers?: Readers | object;
  /** The name of the column, where the field has another one. */
  from?: From;
}

/** The column of a field: the one that it names, `id` for `databaseId`, else the one of its name. */
type ColumnOf<Name, Field> = Field extends { from: infer From }
  ? From
  : Name extends "databaseId"
    ? "id"
    : Name;

/** The types of the fields that may return this. */
type TypesOf<Held> =
  | { [Name in keyof Scalars]: [Held] extends [Scalars[Name]] ? Name : never }[keyof Scalars]
  | ([Held] extends [readonly (infer Item)[]] ? readonly [Extract<TypesOf<Item>, Single>] : Ref<Held>);

/** Fields that return properties of values. */
export type Values<Shape> = {
  [Name in keyof Shape as Name | (Name extends "id" ? "databaseId" : never)]?: Exposed<
    TypesOf<NonNullable<Shape[Name]>>,
    null extends Shape[Name] ? true : boolean
  >;
};

/** Fields that return columns; a description is enough if the model tells the type. */
export type Columns<Row, Given> = {
  [Name in keyof Given]: ColumnOf<Name, Given[Name]> extends infer From extends keyof Row
    ? Given[Name] extends Exposed<infer Type, infer Nullable>
      ? Row[From] extends Held<Type> | (Nullable extends true ? null : never)
        ? Given[Name]
        : never
      : string | Column<From>
    : never;
};

const exposed =
  <Nullable extends boolean>(nullable: Nullable) =>
  <const Type extends ColumnType>(type: Type, description: string): Exposed<Type, Nullable> => ({
    type,
    nullable,
    description,
  });

/** A value that is never null. */
export const value = exposed(false);

/** A value that may be null. */
export const nullable = exposed(true);

/**
 * A column that only some of the readers of its type see: one of the scopes, or an argument of `authScopes`.
 */
export const restricted = (readers: Readers | object, description: string) => ({ readers, description });

/** A column that has another name in the schema. */
export const renamed = <const From extends string>(from: From, description: string) => ({
  from,
  description,
});

// A type only: the fields of a builder are resolved from it, without comparing the builder as a whole.
declare global {
  export namespace PothosSchemaTypes {
    interface RootFieldBuilder<Types extends SchemaTypes, ParentShape, Kind extends FieldKind = FieldKind> {
      parent?: ParentShape;
    }
  }
}

/** The columns of a row. */
type RowOf<Parent> = Parent extends { [prismaModelName]?: infer Name }
  ? Name extends keyof PrismaTypes
    ? PrismaTypes[Name]["Shape"]
    : never
  : never;

/** A field builder, without its parent, which the compiler cannot follow. */
interface FieldBuilder {
  expose: (column: string, options: object) => FieldRef<Types>;
  /** The model of its rows. */
  model?: string;
}

/** Fields that return properties of their parent, by their names. */
export type AnyFields = Readonly<Record<string, Exposed | Column | string>>;

const isList = (readers: Readers | object | undefined): readers is Extract<Readers, readonly unknown[]> =>
  Array.isArray(readers);

/** The `authScopes` of a field. */
export const toFieldScopes = (readers: Readers | object): object =>
  typeof readers === "string" || isList(readers) ? readBy(readers) : readers;

/** The column of a field, and the options with which it is exposed. */
function toExposed(model: string, name: string, given: Exposed | Column | string): [string, object] {
  const { from, readers, ...options }: Column = typeof given === "string" ? { description: given } : given;
  const column = typeof from === "string" ? from : name === "databaseId" ? "id" : name;
  const declared = "type" in options ? {} : declaredColumn(model, column);
  return [column, { ...declared, ...options, ...(readers && { authScopes: toFieldScopes(readers) }) }];
}

/** Adds the fields, without the type of their parent. */
export function exposeAll(builder: object, fields: AnyFields): Record<string, FieldRef<Types>> {
  const { model = "" } = builder as FieldBuilder;
  const made = Object.entries(fields).map(([name, given]) => [
    name,
    (builder as FieldBuilder).expose(...toExposed(model, name, given)),
  ]);
  return Object.fromEntries(made);
}

/** Fields that return columns, for a type of another domain: `...expose(t, { name: "The name." })`. */
export const expose = <Parent, Given extends AnyFields>(
  t: { parent?: Parent },
  fields: Given & Columns<RowOf<Parent>, Given>,
): Record<keyof Given, FieldRef<Types>> => exposeAll(t, fields) as Record<keyof Given, FieldRef<Types>>;
