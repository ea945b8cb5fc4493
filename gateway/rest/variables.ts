import { type DocumentNode, Kind, type TypeNode } from "graphql";
import { pathNumber, pathText, type RestCall, type Variables } from "../routes/route";

/** A variable of a document. */
export interface DeclaredVariable {
  name: string;
  isNumber: boolean;
}

const isInt = (type: TypeNode): boolean =>
  type.kind === Kind.NON_NULL_TYPE
    ? isInt(type.type)
    : type.kind === Kind.NAMED_TYPE && type.name.value === "Int";

/** The variables that a document declares. */
export const declaredVariables = (document: DocumentNode): DeclaredVariable[] =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable, type }) => ({
          name: variable.name.value,
          isNumber: isInt(type),
        }))
      : [],
  );

/**
 * The variables that a call fills by their names: placeholders of the path, fields of the form, `input` with
 * the form's other fields, `version`, and `isSignedIn`.
 */
export function namedVariables(call: RestCall, declared: readonly DeclaredVariable[]): Variables {
  const { path, form, version, isSignedIn } = call;
  const placed = declared.filter(({ name }) => name in path);
  const names = declared.filter(({ name }) => !(name in path)).map(({ name }) => name);
  const input = Object.fromEntries(Object.entries(form).filter(([field]) => !names.includes(field)));
  const given: Variables = { ...form, input, version, isSignedIn };
  return Object.fromEntries([
    ...placed.map(({ name, isNumber }) => [name, isNumber ? pathNumber(call, name) : pathText(call, name)]),
    ...names.filter((name) => name in given).map((name) => [name, given[name]]),
  ]);
}
