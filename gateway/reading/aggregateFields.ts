import {
  type AggregateReading,
  type Aggregates,
  joinAggregates,
  listAggregates,
  placeAggregate,
  readSources,
} from "./aggregates";
import type { Compiler, Finish, RowTarget, RunPart } from "./compiler";
import type { Run } from "./context";
import { toRow } from "./parsed";
import type { SelectedField } from "./selected";
import { quoteName, quoteText } from "./sql";
import { Uncovered } from "./uncovered";
import { compileValue } from "./values";

/** A constant in JSON's place. */
function writeConstant(value: unknown): string {
  if (value === null || value === undefined) return "NULL";
  return typeof value === "string" ? quoteText(value) : String(value);
}

/** The aggregates of one row: each set of them is joined once. */
export class AggregateFields {
  readonly #compiler: Compiler;
  readonly #target: RowTarget;
  readonly #joined = new Map<Aggregates, string>();
  readonly #finishing: { key: string; finish: (value: unknown, run: Run) => unknown }[] = [];

  constructor(compiler: Compiler, target: RowTarget) {
    this.#compiler = compiler;
    this.#target = target;
  }

  #join(aggregates: Aggregates): string {
    if (aggregates.model !== this.#target.model.name)
      throw new Uncovered(`aggregates of ${aggregates.model}`);
    const known = this.#joined.get(aggregates);
    if (known !== undefined) return known;
    const alias = `${this.#compiler.alias()}f`;
    this.#joined.set(aggregates, alias);
    return alias;
  }

  /** Adds a field; returns the parts that replace it. */
  add({ key, field }: SelectedField, { aggregates, column, otherwise, finish }: AggregateReading): RunPart[] {
    const into = this.#join(aggregates);
    if (column !== undefined) {
      const place = placeAggregate(aggregates, column, into);
      return [otherwise === null ? place : `coalesce(${place}, ${writeConstant(otherwise)})`];
    }
    if (!finish) throw new Uncovered(field.name);
    const complete = compileValue(this.#compiler, field.type, { sets: [] });
    this.#finishing.push({ key, finish: (value, run) => complete(finish(value as never), run) });
    const columns = listAggregates(aggregates).map(
      (name) => `${placeAggregate(aggregates, name, into)} AS ${quoteName(name)}`,
    );
    return [`(SELECT to_json(r) FROM (SELECT ${columns.join(", ")}) r)`];
  }

  joins(): RunPart[][] {
    const { alias } = this.#target;
    return [...this.#joined].map(([aggregates, into]) => {
      const wheres = this.#compiler.slot(({ context }) => readSources(aggregates, alias, context.viewer));
      return [(run) => joinAggregates(run, { aggregates, wheres: wheres(run) }, into)];
    });
  }

  /** Computes the fields that are made of aggregates; undefined without any. */
  finish(): Finish | undefined {
    const finishing = this.#finishing;
    if (finishing.length === 0) return undefined;
    return (value, run) => {
      const row = toRow(value);
      for (const { key, finish } of finishing) row[key] = finish(row[key], run);
    };
  }
}
