import { type FieldNode, type GraphQLObjectType, getNamedType, isNonNullType, isObjectType } from "graphql";
import { AggregateFields } from "./aggregateFields";
import { referTo } from "./aggregates";
import { type Check, joinChecks } from "./checks";
import {
  type Compiler,
  type Finish,
  type RowTarget,
  type RunPart,
  readArguments,
  type Shaped,
  selectionsBelow,
} from "./compiler";
import { ComputedFields } from "./computed";
import type { Run } from "./context";
import type { RelatedReading } from "./declarations";
import { writeLeaf } from "./leaves";
import { compileRows, getRowType, type RowsSource, shapeJoined } from "./lists";
import { getModel, getRelation } from "./models";
import { compilePage } from "./pages";
import { toRow } from "./parsed";
import { captureQuery, declaredQuery } from "./queries";
import { countRelated, partOfRow } from "./rawRows";
import { getReviver } from "./reviver";
import { type AskRule, toRule, toRuleOfAll } from "./rules";
import { isConnection, readField, readType } from "./schemaFacts";
import type { SelectedField } from "./selected";
import { joinCondition, joinParts, quoteName, quoteText, sql, table } from "./sql";
import { Uncovered } from "./uncovered";
import { whereSql } from "./where";

interface Child {
  key: string;
  check: Shaped["check"];
  finish: Finish | undefined;
}

/** The relation whose rows a count's own selection counts. */
function readCounted(
  { facts, args }: SelectedField,
  run?: Run,
): [relation: string, how: unknown] | undefined {
  const { select } = facts;
  if (facts.resolve?.length !== 4) return undefined;
  const given = typeof select === "function" ? run && select(args(run), run.context) : select;
  const selected = typeof select === "function" ? (given as { select?: object } | undefined)?.select : given;
  const { _count: count } = (selected ?? {}) as { _count?: { select?: Record<string, unknown> } };
  return Object.entries(count?.select ?? {})[0];
}

/** Whether a field is one that Pothos made to count related rows. */
function isCount({ facts, field }: SelectedField): boolean {
  const { resolve, select, relation } = facts;
  if (resolve?.length !== 4 || select === undefined || relation !== undefined) return false;
  const probe = {};
  const counts = new Proxy({}, { get: () => probe });
  return String(field.type) === "Int!" && resolve({ _count: counts }, {}, {}, undefined) === probe;
}

function hasGlobalId(type: GraphQLObjectType): boolean {
  const { reading, isOfView } = readType(type);
  return reading?.node !== undefined || (isOfView && reading?.id !== undefined);
}

/** Collects the statement's parts of one row. */
class RowCompiler {
  readonly #compiler: Compiler;
  readonly #target: RowTarget;
  readonly #entries: RunPart[][] = [];
  /** Joins by their target, so that fields share them. */
  readonly #joins = new Map<string, { alias: string; parts: readonly RunPart[] }>();
  readonly #rules: { ask: AskRule; isForAll: (run: Run) => boolean }[] = [];
  readonly #children: Child[] = [];
  readonly #computed: ComputedFields;
  readonly #aggregates: AggregateFields;

  constructor(compiler: Compiler, target: RowTarget) {
    this.#compiler = compiler;
    this.#target = target;
    this.#computed = new ComputedFields(compiler, target);
    this.#aggregates = new AggregateFields(compiler, target);
  }

  compile(): Shaped {
    const { type, sets } = this.#target;
    const facts = readType(type);
    if (facts.isSpecial) throw new Uncovered(`the rules of ${type.name}`);
    this.#ask(facts.scopes);
    for (const [key, nodes] of this.#compiler.collect(type, sets)) this.#add(key, nodes);
    const data = sql<Run>`(SELECT to_json(r) FROM (SELECT ${joinParts(this.#entries, ", ")}) r)`;
    const joins = [...[...this.#joins.values()].map(({ parts }) => parts), ...this.#aggregates.joins()];
    return { data, joins: joinParts(joins, " "), check: this.#check(), finish: this.#finish() };
  }

  #ask(scopes: SelectedField["facts"]["scopes"], args?: (run: Run) => unknown): void {
    const asked = this.#compiler.need(scopes);
    if (asked) this.#rules.push({ ask: toRule(asked, args), isForAll: toRuleOfAll(asked, args) });
  }

  #put(key: string, data: readonly RunPart[]): void {
    this.#entries.push(sql<Run>`${data} AS ${quoteName(key)}`);
  }

  #add(key: string, nodes: readonly FieldNode[]): void {
    const { type } = this.#target;
    const name = nodes[0]?.name.value ?? "";
    if (name === "__typename") {
      this.#put(key, [quoteText(type.name)]);
      return;
    }
    const field = type.getFields()[name];
    if (!field || !nodes[0]) throw new Uncovered(`${type.name}.${name}`);
    const facts = readField(field);
    if (facts.isSpecial) throw new Uncovered(`${type.name}.${name}`);
    const selected = { key, nodes, field, facts, args: readArguments(field, nodes[0]) };
    this.#ask(facts.scopes, selected.args);
    this.#put(key, this.#write(selected));
  }

  /** The value of a field in the statement. */
  #write(selected: SelectedField): readonly RunPart[] {
    const { key, field, facts } = selected;
    const { type, model, alias } = this.#target;
    if (field.name === "id" && hasGlobalId(type)) return [this.#globalId(type)];
    const column = facts.column === undefined ? undefined : model.columns[facts.column];
    if (column) return [writeLeaf(column, alias, field.type)];
    if (facts.reading?.aggregate) return this.#aggregates.add(selected, facts.reading.aggregate);
    if (facts.reading?.condition) return [this.#condition(facts.reading.condition)];
    if (facts.reading?.related) return [this.#related(selected, facts.reading.related)];
    const rows = this.#rows(selected);
    if (rows) return this.#adopt(key, rows);
    if (isCount(selected)) return [this.#count(selected)];
    return this.#computed.add(selected);
  }

  /** A column of the one row of a relation. */
  #related({ field }: SelectedField, { relation: name, column: columnName }: RelatedReading): RunPart {
    const relation = getRelation(this.#target.model, name);
    const column = getModel(relation.model).columns[columnName];
    if (relation.isList || !column || isNonNullType(field.type)) throw new Uncovered(field.name);
    return writeLeaf(column, this.#join(name), field.type);
  }

  #condition(declared: (context: never) => object): RunPart {
    const { model, alias } = this.#target;
    const where = this.#compiler.slot(({ context }) => declared(context as never));
    return (run) => `coalesce(${whereSql(run, { model, alias }, where(run))}, false)`;
  }

  #globalId(type: GraphQLObjectType): RunPart {
    const text = `${quoteText(`${type.name}:`)} || ${this.#target.alias}."id"`;
    return `translate(encode(convert_to(${text}, 'UTF8'), 'base64'), E'\\n', '')`;
  }

  #count(selected: SelectedField): RunPart {
    const counted = this.#compiler.slot((run) => readCounted(selected, run) ?? []);
    return (run) => {
      const [relation, how] = counted(run);
      if (relation === undefined) throw new Uncovered(`the count ${selected.field.name}`);
      const { where } = (how === true ? {} : how) as { where?: object };
      return countRelated(run, this.#target, relation, where);
    };
  }

  #adopt(key: string, { data, joins, check, finish }: Shaped): RunPart[] {
    if (joins.length > 0) this.#joins.set(`of ${key}`, { alias: "", parts: joins });
    if (check || finish) this.#children.push({ key, check, finish });
    return data;
  }

  /** Related or declared rows; undefined for a field that returns no rows of a statement. */
  #rows(selected: SelectedField): Shaped | undefined {
    const { field, facts, args, nodes } = selected;
    const named = getNamedType(field.type);
    const declared = facts.reading?.rows;
    if (!isObjectType(named) || (!declared && facts.relation === undefined)) return undefined;
    const { model, alias } = this.#target;
    const sets = selectionsBelow(nodes);
    const relationName = facts.relation ?? declared?.relation;
    const relation = relationName === undefined ? undefined : getRelation(model, relationName);
    if (relation && !relation.isList && !declared) {
      const other = this.#join(relation.name);
      const { type } = getRowType(field);
      return shapeJoined(this.#compiler, { type, model: getModel(relation.model), alias: other, sets });
    }
    const query = declared
      ? declaredQuery(this.#compiler, { declared, parent: referTo(model, alias), args })
      : captureQuery(this.#compiler, facts.select, args);
    const joined = relation && { relation, to: alias };
    const source: RowsSource = { field, query, joined, countAtMost: declared?.countAtMost };
    return isConnection(named)
      ? compilePage(this.#compiler, source, sets)
      : compileRows(this.#compiler, source, sets);
  }

  /** Joins the one row of a relation, once for all fields that lead to it. */
  #join(relationName: string): string {
    const { model, alias } = this.#target;
    const known = this.#joins.get(`to ${relationName}`);
    if (known) return known.alias;
    const relation = getRelation(model, relationName);
    const other = this.#compiler.alias();
    const { from, tenant } = table(getModel(relation.model), other);
    const parts = [`LEFT JOIN ${from} ON ${tenant} AND ${joinCondition(relation, alias, other)}`];
    this.#joins.set(`to ${relationName}`, { alias: other, parts });
    return other;
  }

  /** The row's own rules, then those of the rows below. */
  #check(): Check | undefined {
    const below = this.#children.flatMap(({ check }) => check ?? []);
    return joinChecks([...this.#ownCheck(), ...below]);
  }

  #ownCheck(): Check[] {
    const rules = this.#rules;
    if (rules.length === 0) return [];
    const { type, model } = this.#target;
    const { select } = readType(type);
    if (select === undefined) throw new Uncovered(`rules of ${type.name} without their columns`);
    const revive = getReviver(model, select);
    return [
      {
        sql: [partOfRow(this.#target, select)],
        isAsked: this.#compiler.slot((run) => rules.some(({ isForAll }) => !isForAll(run))),
        verify: (row, run, waiting) => {
          revive?.(row);
          for (const { ask } of rules) ask(row, run, waiting);
        },
      },
    ];
  }

  #finish(): Finish | undefined {
    const below = this.#children.filter(({ finish }) => finish);
    const own = [this.#computed.finish(), this.#aggregates.finish()].flatMap((finish) => finish ?? []);
    if (below.length === 0 && own.length === 0) return undefined;
    return (value, run, waiting) => {
      const row = toRow(value);
      for (const { key, finish } of below) if (row[key] !== null) finish?.(row[key], run, waiting);
      for (const finish of own) finish(row, run, waiting);
    };
  }
}

/** Compiles the selection of a row. */
export const compileRow = (compiler: Compiler, target: RowTarget): Shaped =>
  new RowCompiler(compiler, target).compile();
