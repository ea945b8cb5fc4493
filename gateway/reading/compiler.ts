import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  getArgumentValues,
  Kind,
  type SelectionSetNode,
} from "graphql";
import type { Check } from "./checks";
import type { Run } from "./context";
import type { Model } from "./models";
import { isStatic, type StaticScopes } from "./rules";
import type { Scopes } from "./schemaFacts";
import type { Part } from "./sql";
import { Uncovered } from "./uncovered";

export type RunPart = Part<Run>;

/** Completes parsed JSON in place: fields that are computed. */
export type Finish = (value: unknown, run: Run, waiting: Promise<unknown>[]) => void;

/** A value of the statement: its JSON, and the joins for it. */
export interface Shaped {
  data: RunPart[];
  joins: RunPart[];
  /** Undefined where no rule looks at a row. */
  check: Check | undefined;
  finish: Finish | undefined;
}

/** A row of the statement, and its selected columns. */
export interface RowTarget {
  type: GraphQLObjectType;
  model: Model;
  alias: string;
  sets: readonly SelectionSetNode[];
}

/** The values of the variables that directives ask for. */
export type Switches = Readonly<Record<string, unknown>>;

interface CompilerParts {
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  switches: Switches;
  /** Compiles a row; the rows that it leads to are compiled by the same. */
  compileRow: (compiler: Compiler, target: RowTarget) => Shaped;
}

const hasVariable = (node: FieldNode): boolean =>
  JSON.stringify(node.arguments ?? [], (key, value) => (key === "loc" ? undefined : value)).includes(
    '"Variable"',
  );

/** The state of compiling one root field. */
export class Compiler {
  readonly #parts: CompilerParts;
  #aliases = 0;
  /** The scopes that a viewer must have, for any rows. */
  readonly scopes: StaticScopes[] = [];
  readonly #slots: ((run: Run) => unknown)[] = [];

  constructor(parts: CompilerParts) {
    this.#parts = parts;
  }

  alias(): string {
    this.#aliases += 1;
    return `t${this.#aliases}`;
  }

  compileRow(target: RowTarget): Shaped {
    return this.#parts.compileRow(this, target);
  }

  /** Has a value worked out at the beginning of each run; returns the reader of it. */
  slot<Value>(compute: (run: Run) => Value | Promise<Value>): (run: Run) => Value {
    const index = this.#slots.push(compute) - 1;
    return ({ slots }) => slots[index] as Value;
  }

  /** Computes the values of the slots for a run. */
  fillSlots(run: Run): unknown[] | Promise<unknown[]> {
    const values = this.#slots.map((compute) => compute(run));
    return values.some((value) => value instanceof Promise) ? Promise.all(values) : values;
  }

  /** Notes scopes that hold for a viewer on any row; returns those that must be checked on each row. */
  need(scopes: Scopes | undefined): Scopes | undefined {
    if (scopes === undefined) return undefined;
    if (!isStatic(scopes)) return scopes;
    this.scopes.push(scopes);
    return undefined;
  }

  /** The fields of an object type that are selected, by the names in the response. */
  collect(
    type: GraphQLObjectType,
    sets: readonly SelectionSetNode[],
    into = new Map<string, FieldNode[]>(),
  ): Map<string, FieldNode[]> {
    for (const selection of sets.flatMap(({ selections }) => selections)) {
      if (!this.#isIncluded(selection.directives ?? [])) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        into.set(key, [...(into.get(key) ?? []), selection]);
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#parts.fragments[selection.name.value];
      const on = fragment?.typeCondition?.name.value ?? type.name;
      const fits = on === type.name || type.getInterfaces().some(({ name }) => name === on);
      if (fragment && fits) this.collect(type, [fragment.selectionSet], into);
    }
    return into;
  }

  #isIncluded(directives: readonly DirectiveNode[]): boolean {
    return directives.every(({ name, arguments: given }) => {
      const value = given?.[0]?.value;
      if (!["include", "skip"].includes(name.value) || !value) throw new Uncovered(`@${name.value}`);
      const isOn =
        value.kind === Kind.VARIABLE
          ? this.#parts.switches[value.name.value] === true
          : value.kind === Kind.BOOLEAN && value.value;
      return isOn === (name.value === "include");
    });
  }
}

type Args = Readonly<Record<string, unknown>>;

/** The reader of a field's arguments. */
export function readArguments(field: GraphQLField<unknown, unknown>, node: FieldNode): (run: Run) => Args {
  if (hasVariable(node)) return ({ variables }) => getArgumentValues(field, node, variables);
  const given = getArgumentValues(field, node);
  return () => given;
}

/** The selections below nodes of one field. */
export const selectionsBelow = (nodes: readonly FieldNode[]): SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
