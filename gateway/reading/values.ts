import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from "graphql";
import { verifyCheck } from "./checks";
import { type Compiler, readArguments, type Shaped, selectionsBelow } from "./compiler";
import type { Run } from "./context";
import { carried } from "./rawRows";
import { type AskRule, toRule } from "./rules";
import { readField, readType } from "./schemaFacts";
import { Uncovered } from "./uncovered";

/** Brings a resolver's result into the form of the response. */
export type Complete = (value: unknown, run: Run) => unknown;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

interface Below {
  sets: readonly SelectionSetNode[];
  /** The plan of rows that carry their response. */
  nested?: Shaped | undefined;
}

const isNone = (value: unknown): value is null | undefined => value === null || value === undefined;

/** Completes values of a type. */
export function compileValue(compiler: Compiler, type: GraphQLOutputType, below: Below): Complete {
  const nullable = getNullableType(type);
  const complete = compileNullable(compiler, nullable, below);
  const isRequired = isNonNullType(type);
  return (value, run) => {
    if (!isNone(value)) return complete(value, run);
    if (isRequired) throw new Uncovered(`null for ${String(type)}`);
    return null;
  };
}

function compileNullable(compiler: Compiler, type: GraphQLOutputType, below: Below): Complete {
  if (isListType(type)) return completeList(compileValue(compiler, type.ofType, below));
  if (isLeafType(type)) return (value) => type.serialize(value);
  if (!isObjectType(type)) throw new Uncovered(`a value of ${String(type)}`);
  if (below.nested) return completeCarried(below.nested);
  return compileObject(compiler, type, below.sets);
}

const completeList =
  (complete: Complete): Complete =>
  (values, run) => {
    if (!Array.isArray(values)) throw new Uncovered("a list that is none");
    const completed = values.map((value) => complete(value, run));
    return completed.some((item) => item instanceof Promise) ? Promise.all(completed) : completed;
  };

/** Completes rows that carry their response with them. */
const completeCarried =
  ({ check, finish }: Shaped): Complete =>
  (row, run) => {
    if (!isFields(row) || !(carried.data in row))
      throw new Uncovered("a row that was not read for its field");
    const data = row[carried.data];
    const waiting: Promise<unknown>[] = [];
    if (check) verifyCheck(check, row[carried.check], { run, waiting });
    finish?.(data, run, waiting);
    return waiting.length > 0 ? Promise.all(waiting).then(() => data) : data;
  };

type ReadValue = (value: Fields, run: Run) => unknown;

interface ObjectField {
  key: string;
  read: ReadValue;
}

const later = (found: unknown, next: (value: unknown) => unknown): unknown =>
  found instanceof Promise ? found.then(next) : next(found);

function compileField(
  compiler: Compiler,
  field: GraphQLField<unknown, unknown>,
  { nodes, args }: { nodes: Parameters<typeof selectionsBelow>[0]; args: (run: Run) => unknown },
): ReadValue {
  const { column, resolve } = readField(field);
  const complete = compileValue(compiler, field.type, { sets: selectionsBelow(nodes) });
  if (column !== undefined) return (value, run) => complete(value[column], run);
  if (!resolve || resolve.length > 3) throw new Uncovered(field.name);
  return (value, run) => later(resolve(value, args(run), run.context), (found) => complete(found, run));
}

/** The global id of values that are no rows. */
function readGlobalId(type: GraphQLObjectType): ReadValue {
  const toId = readType(type).reading?.id;
  if (!toId) throw new Uncovered(`${type.name}.id`);
  return (value) => Buffer.from(`${type.name}:${toId(value as never)}`).toString("base64");
}

/** Objects whose values are not rows: each field by its own resolver. */
function compileObject(
  compiler: Compiler,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): Complete {
  const facts = readType(type);
  if ((facts.model !== undefined && !facts.isOfView) || facts.isSpecial)
    throw new Uncovered(`${type.name} from a resolver`);
  const rules: AskRule[] = [];
  const ask = (scopes: typeof facts.scopes, args?: (run: Run) => unknown) => {
    const asked = compiler.need(scopes);
    if (asked) rules.push(toRule(asked, args));
  };
  ask(facts.scopes);
  const fields = [...compiler.collect(type, sets)].map(([key, nodes]): ObjectField => {
    const [node] = nodes;
    const field = node && type.getFields()[node.name.value];
    if (node?.name.value === "__typename") return { key, read: () => type.name };
    if (!node || !field) throw new Uncovered(`${type.name}.${node?.name.value}`);
    if (field.name === "id" && type.getInterfaces().length > 0) return { key, read: readGlobalId(type) };
    const { scopes, isSpecial, isOfRow } = readField(field);
    if (isSpecial || isOfRow) throw new Uncovered(`${type.name}.${field.name}`);
    const args = readArguments(field, node);
    ask(scopes, args);
    return { key, read: compileField(compiler, field, { nodes, args }) };
  });
  return (value, run) => completeObject(value, run, { rules, fields });
}

function completeObject(
  value: unknown,
  run: Run,
  { rules, fields }: { rules: readonly AskRule[]; fields: readonly ObjectField[] },
): unknown {
  if (!isFields(value)) throw new Uncovered("an object that is none");
  const waiting: Promise<unknown>[] = [];
  for (const ask of rules) ask(value, run, waiting);
  const completed: Record<string, unknown> = {};
  for (const { key, read } of fields) {
    const found = read(value, run);
    completed[key] = found;
    if (found instanceof Promise)
      waiting.push(
        found.then((settled) => {
          completed[key] = settled;
        }),
      );
  }
  return waiting.length > 0 ? Promise.all(waiting).then(() => completed) : completed;
}
