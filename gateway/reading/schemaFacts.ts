import { type GraphQLField, type GraphQLObjectType, isObjectType } from "graphql";
import type { FieldReading, TypeReading } from "./declarations";

/** Scopes as the plugin of Pothos takes them: a map, or a function of the row. */
export type Scopes = Readonly<Record<string, unknown>> | ((...given: never[]) => unknown);

/** A field's selection of its row, as Pothos has it from the field's `select`, relation or connection. */
export type Selecting = object | ((args: unknown, context: unknown, ...nested: unknown[]) => unknown);

/** The facts of a field in the schema, besides its type. */
export interface FieldFacts {
  /** Whether it is a field of a model's rows. */
  isOfRow: boolean;
  scopes: Scopes | undefined;
  /** The column that it returns as it is. */
  column: string | undefined;
  relation: string | undefined;
  select: Selecting | undefined;
  resolve: ((...given: unknown[]) => unknown) | undefined;
  reading: FieldReading | undefined;
  /** Whether it does more than its resolver: it grants scopes, or returns errors as results. */
  isSpecial: boolean;
}

/** The facts of an object type in the schema. */
export interface TypeFacts {
  model: string | undefined;
  /** The columns and relations that every row is read with; undefined reads all columns. */
  select: Readonly<Record<string, unknown>> | undefined;
  scopes: Scopes | undefined;
  reading: TypeReading | undefined;
  /** Whether its values hold columns of a view's rows, with days as texts, wherever they come from. */
  isOfView: boolean;
  isSpecial: boolean;
}

/** Pothos' configuration of a field or a type, as far as it is read here. */
interface PothosExtensions {
  pothosConfig?: { kind?: string; pothosOptions?: PothosOptions };
  pothosOptions?: PothosOptions;
  pothosExposedField?: unknown;
  pothosOriginalResolve?: (...given: unknown[]) => unknown;
  pothosPrismaRelationField?: { name: string };
  pothosPrismaSelect?: Selecting | false;
  pothosPrismaModel?: string;
  reading?: FieldReading & TypeReading;
}

interface PothosOptions {
  authScopes?: Scopes;
  grantScopes?: unknown;
  errors?: unknown;
}

const getExtensions = (item: { extensions: object }): PothosExtensions => item.extensions as PothosExtensions;

/** Reads a field's options for Pothos. */
export function readField(field: GraphQLField<unknown, unknown>): FieldFacts {
  const extensions = getExtensions(field);
  const { authScopes, grantScopes, errors } = extensions.pothosOptions ?? {};
  const { pothosExposedField: column, pothosPrismaSelect: select } = extensions;
  return {
    isOfRow: extensions.pothosConfig?.kind === "PrismaObject",
    scopes: authScopes,
    column: typeof column === "string" ? column : undefined,
    relation: extensions.pothosPrismaRelationField?.name,
    select: select || undefined,
    resolve: extensions.pothosOriginalResolve,
    reading: extensions.reading,
    isSpecial: grantScopes !== undefined || errors !== undefined,
  };
}

const getOptions = (type: { extensions: object }): PothosOptions => getExtensions(type).pothosOptions ?? {};

/** Reads a type's options for Pothos. */
export function readType(type: GraphQLObjectType): TypeFacts {
  const { pothosPrismaModel, pothosPrismaSelect, reading } = getExtensions(type);
  const { authScopes, grantScopes } = getOptions(type);
  const hasRules = (item: { extensions: object }) =>
    getOptions(item).authScopes !== undefined || getOptions(item).grantScopes !== undefined;
  return {
    model: pothosPrismaModel ?? reading?.view?.model,
    select: (pothosPrismaSelect || reading?.view?.columns) as TypeFacts["select"],
    scopes: authScopes,
    reading,
    isOfView: reading?.view !== undefined,
    isSpecial: grantScopes !== undefined || type.getInterfaces().some(hasRules),
  };
}

/** Whether a type's values are pages of rows. */
export const isConnection = (type: unknown): type is GraphQLObjectType =>
  isObjectType(type) && type.name.endsWith("Connection") && type.getFields()["pageInfo"] !== undefined;
