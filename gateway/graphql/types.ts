import type { FieldMap, FieldRef, InterfaceParam, MaybePromise, ObjectRef } from "@pothos/core";
import type {
  PrismaModelTypes,
  PrismaObjectRef,
  prismaModelName,
  ShapeFromSelection,
} from "@pothos/plugin-prisma";
import type { TypeReading } from "../reading/declarations";
import type { Viewer } from "../session/viewer";
import { builder, nodeNumber } from "./builder";
import { declaredColumn } from "./columns";
import type { Context } from "./context";
import { type AnyFields, type Columns, exposeAll, toFieldScopes, type Values } from "./fields";
import type PrismaTypes from "./generated/pothos";
import { type RowFields, toRowFields } from "./rowFields";
import type { Types } from "./rows";
import { type Readers, readBy } from "./scopes";

/** The readers of a type, wherever it is returned. */
type ReadersOf<Shape> = Readers | ((parent: Shape, context: Context) => MaybePromise<boolean>);

/** The options of rows whose readers depend on a column: `...readersBy("userId", isOwnAccount)`. */
export const readersBy = <const Column extends string, Held>(
  column: Column,
  mayRead: (viewer: Viewer, held: Held) => boolean,
) => ({
  select: { [column]: true } as Record<Column, true>,
  readers: (row: Readonly<Record<Column, Held>>, { viewer }: Context) => mayRead(viewer, row[column]),
});

const toScopes = <Shape>(readers: ReadersOf<Shape>) =>
  typeof readers === "function" ? readers : readBy(readers);

interface ValueType<Shape extends object> {
  description: string;
  readers: ReadersOf<Shape>;
  /** Its values, by field. */
  values?: Values<Shape>;
  /** Rows that they name, by field. */
  rows?: RowFields<Shape>;
  /** Fields that are computed. */
  fields?: (t: PothosSchemaTypes.ObjectFieldBuilder<Types, Shape>) => FieldMap;
}

/** Adds a type whose values are not rows. */
export const valueType = <Shape extends object>(
  name: string,
  { description, readers, values = {}, rows = {}, fields }: ValueType<Shape>,
): ObjectRef<Types, Shape> =>
  builder.objectRef<Shape>(name).implement({
    description,
    authScopes: toScopes(readers),
    fields: (t) => ({
      ...exposeAll(t, values as AnyFields),
      ...toRowFields(t, rows),
      ...fields?.(t),
    }),
  });

type Models = { [Name in keyof PrismaTypes]: PrismaModelTypes & PrismaTypes[Name] };

/**
 * The rows of a type: whole ones, or the columns of `select`, to which its fields add the columns they need.
 */
type Row<Name extends keyof PrismaTypes, Select> = ShapeFromSelection<
  Types,
  Models[Name],
  { select: Select; include: unknown }
>;

/** Related rows that not every reader sees, or in an order. */
interface Related {
  description: string;
  /** The readers of the field, if fewer than those of its type: scopes, or an argument of `authScopes`. */
  readers?: Readers | object;
  orderBy?: object;
}

interface RowTypeOptions<Name extends keyof PrismaTypes, Select, Given> {
  description: string;
  readers: ReadersOf<Row<Name, Select>>;
  interfaces?: InterfaceParam<Types>[];
  select?: Select & Models[Name]["Select"];
  /** Fields that return columns: their description, and their type where the model does not tell it. */
  columns?: Given & Columns<PrismaTypes[Name]["Shape"], Given>;
  /** Fields that return related rows, by the relation's name: their description, or more. */
  relations?: { [Relation in keyof Models[Name]["Relations"]]?: string | Related };
  /** Fields that are computed. */
  fields?: (
    t: PothosSchemaTypes.PrismaObjectFieldBuilder<
      Types,
      Models[Name],
      Row<Name, Select> & { [prismaModelName]?: Name }
    >,
  ) => FieldMap;
}

interface AnyOptions {
  readers: ReadersOf<never>;
  columns?: AnyFields;
  relations?: Readonly<Record<string, string | Related | undefined>>;
  fields?: (t: never) => FieldMap;
}

/** A field builder of rows, which the compiler cannot follow. */
interface RelationBuilder {
  model: string;
  relation: (name: string, options: object) => FieldRef<Types>;
}

const relate = (t: RelationBuilder, name: string, { readers, orderBy, description }: Related) =>
  t.relation(name, {
    description,
    nullable: declaredColumn(t.model, name).nullable,
    ...(readers && { authScopes: toFieldScopes(readers) }),
    ...(orderBy && { query: { orderBy } }),
  });

/** A builder without the model of its rows: the type's name determines it, which the compiler cannot follow. */
interface TypeBuilder {
  prismaNode(name: string, options: object): unknown;
  prismaObject(name: string, options: object): unknown;
}
const types = builder as unknown as TypeBuilder;

const toRelations = (t: RelationBuilder, relations: AnyOptions["relations"] = {}) =>
  Object.fromEntries(
    Object.entries(relations).map(([name, related = ""]) => [
      name,
      relate(t, name, typeof related === "string" ? { description: related } : related),
    ]),
  );

const toOptions = ({ readers, columns = {}, relations, fields, ...options }: AnyOptions) => ({
  ...options,
  authScopes: toScopes(readers),
  fields: (t: RelationBuilder) => ({
    ...exposeAll(t, columns),
    ...toRelations(t, relations),
    ...fields?.(t as never),
  }),
});

interface RowType<Name extends keyof PrismaTypes, Select, Given> extends RowTypeOptions<Name, Select, Given> {
  /** The name in the schema of a further type of the same rows. */
  variant?: string;
}

/** Adds a type whose values are rows, which are reached from others. */
export const rowType = <Name extends keyof PrismaTypes, const Given extends AnyFields, Select = unknown>(
  model: Name,
  options: RowType<Name, Select, Given>,
) => types.prismaObject(model, toOptions(options)) as PrismaObjectRef<Types, Models[Name], Row<Name, Select>>;

interface NodeType<Name extends keyof PrismaTypes, Select, Given>
  extends RowTypeOptions<Name, Select, Given> {
  /** The rows that `node(id)` finds: those that the viewer may see; all of the tenant's when left out. */
  visible?: (viewer: Viewer) => PrismaTypes[Name]["Where"];
}

/** The columns by which arguments and addresses name a row, unless a type describes them itself. */
const usualColumns = { databaseId: "The id, used in URLs and arguments." };

/** Adds a type whose values are rows, each of which has a global id and its `databaseId`. */
export const nodeType = <Name extends keyof PrismaTypes, const Given extends AnyFields, Select = unknown>(
  model: Name,
  { visible = () => ({}), columns, ...options }: NodeType<Name, Select, Given>,
) =>
  types.prismaNode(model, {
    ...toOptions({ ...options, columns: { ...usualColumns, ...columns } }),
    extensions: { reading: { node: visible } satisfies TypeReading },
    id: { field: "id" },
    nullable: true,
    findUnique: (id: string, { viewer }: Context) => ({ id: nodeNumber(id), AND: visible(viewer) }),
  }) as PrismaObjectRef<Types, Models[Name], Row<Name, Select>>;

/** The options of a node whose values are not rows: the part of its global id after the type. */
export const identifiedBy = <Shape>(toId: (value: Shape) => string) => ({
  id: { resolve: toId },
  extensions: { reading: { id: toId } satisfies TypeReading },
});

/** Columns of a row with days as texts, as JSON has them. */
export type WithDays<Row> = {
  [Name in keyof Row]: Row[Name] extends Date
    ? string
    : Row[Name] extends Date | null
      ? string | null
      : Row[Name];
};

/**
 * The options of a node whose values hold columns of a view's rows, wherever they were read: plans read them from the view,
 * whose `id` is the part of the global id after the type.
 */
export const identifiedByView = <View extends keyof PrismaTypes, const Column extends string>(
  view: View,
  columns: Readonly<Record<Column, true>>,
  toId: (
    value: WithDays<Pick<PrismaTypes[View]["Shape"], Column & keyof PrismaTypes[View]["Shape"]>>,
  ) => string,
) => ({
  id: { resolve: toId },
  extensions: { reading: { id: toId, view: { model: view, columns } } satisfies TypeReading },
});
