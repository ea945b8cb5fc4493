import { getNamedType, isObjectType } from "graphql";
import {
  type Compiler,
  type Finish,
  type RowTarget,
  type RunPart,
  type Shaped,
  selectionsBelow,
} from "./compiler";
import type { Run } from "./context";
import { getModel, type Model } from "./models";
import { toRow } from "./parsed";
import { NestedRows, partOfRow, type Select, selectAll, writeRow } from "./rawRows";
import { getReviver } from "./reviver";
import { readType, type Selecting } from "./schemaFacts";
import type { SelectedField } from "./selected";
import { Uncovered } from "./uncovered";
import { compileValue } from "./values";

/** A field that its resolver computes from columns that come in its place, or in that of another field. */
interface Computing {
  key: string;
  /** SQL of the source of the columns. */
  from: string;
  compute: (row: unknown, run: Run) => unknown;
}

const isPlain = (select: Selecting | undefined, model: Model): select is Select | undefined =>
  select === undefined ||
  (typeof select !== "function" &&
    Object.entries(select).every(([name, how]) => how === true && name in model.columns));

/** The columns of one row that its resolvers need, and the values computed from them. */
export class ComputedFields {
  readonly #compiler: Compiler;
  readonly #target: RowTarget;
  /** The columns read with every row of the type. */
  readonly #base: Select;
  readonly #isOfView: boolean;
  readonly #computing: Computing[] = [];
  /** The columns shared by fields that select nothing else, in the place of the first of them. */
  #shared: { key: string; columns: Select } | undefined;

  /** The selected parts, by the places that have them. */
  readonly #places = new Map<string, (run: Run) => Select>();
  /** The places of equal selections of fields. */
  readonly #selecting = new Map<object, string>();

  constructor(compiler: Compiler, target: RowTarget) {
    this.#compiler = compiler;
    this.#target = target;
    const { select, isOfView } = readType(target.type);
    this.#base = select ?? selectAll(target.model);
    this.#isOfView = isOfView;
  }

  /** Adds a field; returns the parts that replace it. */
  add(selected: SelectedField): RunPart[] {
    const { key, field, facts, args } = selected;
    const { resolve, select } = facts;
    if (!(facts.isOfRow || this.#isOfView) || !resolve || resolve.length > 3)
      throw new Uncovered(`${this.#target.type.name}.${field.name}`);
    const nested = this.#nested(selected);
    const complete = compileValue(this.#compiler, field.type, {
      sets: selectionsBelow(selected.nodes),
      nested: nested?.shaped,
    });
    const compute = (row: unknown, run: Run) => {
      const found = resolve(row, args(run), run.context);
      return found instanceof Promise ? found.then((item) => complete(item, run)) : complete(found, run);
    };
    if (!isPlain(select, this.#target.model)) {
      const from = (typeof select === "object" ? this.#selecting.get(select) : undefined) ?? key;
      this.#computing.push({ key, from, compute });
      if (from !== key) return ["NULL"];
      if (typeof select === "object") this.#selecting.set(select, key);
      const chosen = this.#choose(select, { args, nested });
      this.#places.set(key, chosen);
      return [(run) => writeRow(run, this.#target, chosen(run))];
    }
    return this.#share(key, select ?? {}, compute);
  }

  #share(key: string, select: Select, compute: Computing["compute"]): RunPart[] {
    const isFirst = this.#shared === undefined;
    const shared = this.#shared ?? { key, columns: this.#base };
    this.#shared = { key: shared.key, columns: { ...shared.columns, ...select } };
    this.#computing.push({ key, from: shared.key, compute });
    if (!isFirst) return ["NULL"];
    this.#places.set(key, () => this.#shared?.columns ?? {});
    // Written when all fields are known: each adds its columns.
    let part: RunPart | undefined;
    return [
      (run) => {
        part ??= partOfRow(this.#target, this.#shared?.columns ?? {});
        return typeof part === "string" ? part : part(run);
      },
    ];
  }

  /** The plan of rows that the field's resolver takes from its selection. */
  #nested({ field, facts, nodes }: SelectedField): { shaped: Shaped; alias: string } | undefined {
    const type = getNamedType(field.type);
    if (typeof facts.select !== "function" || !isObjectType(type)) return undefined;
    const { model } = readType(type);
    if (model === undefined) return undefined;
    const alias = this.#compiler.alias();
    const target = { type, model: getModel(model), alias, sets: selectionsBelow(nodes) };
    return { shaped: this.#compiler.compileRow(target), alias };
  }

  /** Computes the selection of a field with its own, in each run. */
  #choose(
    select: Selecting | undefined,
    { args, nested }: { args: SelectedField["args"]; nested: { shaped: Shaped; alias: string } | undefined },
  ): (run: Run) => Select {
    const nest = (query: unknown) => {
      if (!nested) throw new Uncovered("a selection below values");
      return new NestedRows(query, nested);
    };
    const toSelect = (selected: unknown): Select => {
      const { select: columns } = (selected ?? {}) as { select?: Select };
      return { ...this.#base, ...columns };
    };
    return this.#compiler.slot((run) => {
      if (typeof select !== "function") return { ...this.#base, ...select };
      const selected = select(args(run), run.context, nest);
      return selected instanceof Promise ? selected.then(toSelect) : toSelect(selected);
    });
  }

  /** Computes the fields of a parsed row; undefined without any. */
  finish(): Finish | undefined {
    const computing = this.#computing;
    if (computing.length === 0) return undefined;
    const { model } = this.#target;
    return (value, run, waiting) => {
      const row = toRow(value);
      const given: Record<string, unknown> = {};
      for (const [at, select] of this.#places) {
        given[at] = row[at];
        if (!this.#isOfView) getReviver(model, select(run))?.(given[at]);
      }
      for (const { key, from, compute } of computing) {
        const found = compute(given[from], run);
        row[key] = found;
        if (found instanceof Promise)
          waiting.push(
            found.then((settled) => {
              row[key] = settled;
            }),
          );
      }
    };
  }
}
