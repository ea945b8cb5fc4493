import {
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isScalarType,
} from "graphql";
import { writeColumn } from "./columns";
import type { Column } from "./models";
import { Uncovered } from "./uncovered";

/** The columns that a scalar returns as they are written in JSON: by their type, and the native one. */
const writtenAlike: Readonly<Record<string, readonly string[]>> = {
  Int: ["Int"],
  Float: ["Float", "Int"],
  String: ["String"],
  Boolean: ["Boolean"],
  DateTime: ["DateTime Timestamptz"],
  Date: ["DateTime Date"],
  Time: ["DateTime Time"],
};

function isWrittenAlike({ type, isEnum, native }: Column, named: unknown): boolean {
  if (isEnumType(named)) return isEnum && named.getValues().every(({ name, value }) => name === value);
  if (!isScalarType(named) || isEnum) return false;
  return writtenAlike[named.name]?.includes(native === null ? type : `${type} ${native}`) === true;
}

/** A column as a field of a type returns it. Throws Uncovered where the type changes the value. */
export function writeLeaf(column: Column, alias: string, type: GraphQLOutputType): string {
  const isList = isListType(getNullableType(type));
  const named = getNamedType(type);
  if (isList !== column.isList || !isWrittenAlike(column, named))
    throw new Uncovered(`${column.name} as ${String(type)}`);
  return writeColumn(column, alias);
}
