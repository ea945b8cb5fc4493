import { type GraphQLObjectType, getNamedType, isObjectType, type SelectionSetNode } from "graphql";
import { quoteName, quoteText } from "../database/quoteSql";
import { type Check, joinChecks, writeCheck } from "./checks";
import { type Compiler, type Finish, type RunPart, type Shaped, selectionsBelow } from "./compiler";
import type { Run } from "./context";
import { getRowType, onEach, type RowsSource } from "./lists";
import { PageRows } from "./pageRows";
import { toList, toRow } from "./parsed";
import { type RowsPlace, writeCondition } from "./queries";
import { joinParts, sql, table } from "./sql";
import { Uncovered } from "./uncovered";

/** A field of the connection: its name in the response, and its place in the statement. */
interface Entry {
  key: string;
  data: RunPart[];
}

/** Rows that the page shows, as nodes or as edges. */
interface Shown {
  key: string;
  shaped: Shaped;
  /** For edges: the names under which they hold their rows. */
  within: readonly string[] | undefined;
}

const writeCursor = (id: string): string => `encode(convert_to('GPC:N:' || ${id}, 'UTF8'), 'base64')`;

/** The rows of a list of nodes, or of edges that hold them under some names. */
const listRows = (list: unknown, within: Shown["within"]): unknown[] =>
  toList(list).flatMap((item) => (within ? within.map((name) => toRow(item)[name]) : [item]));

/** Collects the parts of the statement for one connection. */
class PageCompiler {
  readonly #compiler: Compiler;
  readonly #source: RowsSource;
  readonly #place: RowsPlace;
  readonly #rows: PageRows;
  readonly #connection: GraphQLObjectType;
  readonly #lateral: string;
  readonly #entries: Entry[] = [];
  /** Aggregates over the rows of the page. */
  readonly #columns: RunPart[][] = [];
  readonly #joins: RunPart[][] = [];
  readonly #shown: Shown[] = [];
  readonly #checks: Check[] = [];
  /** Whether the rows of the page are counted, the one more included. */
  #isCounted = false;

  constructor(compiler: Compiler, source: RowsSource) {
    const connection = getNamedType(source.field.type);
    if (!isObjectType(connection)) throw new Uncovered(source.field.name);
    const nodes = connection.getFields()["nodes"];
    if (!nodes) throw new Uncovered(`${connection.name} without nodes`);
    this.#compiler = compiler;
    this.#source = source;
    this.#connection = connection;
    this.#place = { model: getRowType(nodes).model, alias: compiler.alias(), joined: source.joined };
    this.#rows = new PageRows(this.#place, source.query);
    this.#lateral = compiler.alias();
  }

  compile(sets: readonly SelectionSetNode[]): Shaped {
    for (const [key, nodes] of this.#compiler.collect(this.#connection, sets)) {
      const name = nodes[0]?.name.value ?? "";
      this.#entries.push({ key, data: this.#write(key, name, selectionsBelow(nodes)) });
    }
    const entries = this.#entries.map(({ key, data }) => sql<Run>`${data} AS ${quoteName(key)}`);
    const data = sql<Run>`(SELECT to_json(r) FROM (SELECT ${joinParts(entries, ", ")}) r)`;
    const joins = this.#columns.length > 0 ? this.#join() : [];
    return { data, joins, check: joinChecks(this.#checks), finish: this.#finish() };
  }

  #write(key: string, name: string, sets: readonly SelectionSetNode[]): RunPart[] {
    if (name === "__typename") return [quoteText(this.#connection.name)];
    if (name === "totalCount") return this.#writeTotal();
    if (name === "nodes") return this.#writeNodes(key, sets);
    if (name === "edges") return this.#writeEdges(key, sets);
    if (name === "pageInfo") return this.#writePageInfo(sets);
    throw new Uncovered(`${this.#connection.name}.${name}`);
  }

  #writeTotal(): RunPart[] {
    const { model, joined } = this.#place;
    const place = { model, alias: this.#compiler.alias(), joined };
    const condition = (run: Run) => writeCondition(run, place, this.#source.query(run));
    const { countAtMost } = this.#source;
    const rows = sql<Run>`FROM ${table(model, place.alias).from} WHERE ${[condition]}`;
    if (countAtMost === undefined) return sql<Run>`(SELECT count(*)::int ${rows})`;
    return sql<Run>`(SELECT count(*)::int FROM (SELECT 1 ${rows} LIMIT ${String(countAtMost)}) counted)`;
  }

  /** The type of the rows in a list of the connection. */
  #rowType(list: "nodes" | "edges"): GraphQLObjectType {
    const type = getNamedType(this.#connection.getFields()[list]?.type);
    if (!isObjectType(type)) throw new Uncovered(`${this.#connection.name}.${list}`);
    return type;
  }

  #compileRow(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Shaped {
    const { model, alias } = this.#place;
    const shaped = this.#compiler.compileRow({ type, model, alias, sets });
    this.#joins.push(shaped.joins);
    if (shaped.check) this.#addCheck(shaped.check);
    return shaped;
  }

  #addCheck(check: Check): void {
    const place = this.#addColumn(writeCheck({ ...check, sql: this.#list(check.sql) }));
    this.#checks.push({ ...check, sql: [place], verify: onEach(check.verify) });
  }

  #writeNodes(key: string, sets: readonly SelectionSetNode[]): RunPart[] {
    const shaped = this.#compileRow(this.#rowType("nodes"), sets);
    this.#shown.push({ key, shaped, within: undefined });
    return [this.#aggregate(shaped.data)];
  }

  #writeEdges(key: string, sets: readonly SelectionSetNode[]): RunPart[] {
    const edge = this.#rowType("edges");
    const fields = [...this.#compiler.collect(edge, sets)];
    const below = fields.filter(([, [node]]) => node?.name.value === "node");
    const type = getNamedType(edge.getFields()["node"]?.type);
    if (!isObjectType(type)) throw new Uncovered(edge.name);
    const shaped =
      below.length > 0
        ? this.#compileRow(
            type,
            below.flatMap(([, nodes]) => selectionsBelow(nodes)),
          )
        : undefined;
    const entries = fields.map(([name, [node]]) => {
      const value = this.#writeEdgeField(edge, node?.name.value ?? "", shaped);
      return sql<Run>`${value} AS ${quoteName(name)}`;
    });
    if (shaped) this.#shown.push({ key, shaped, within: below.map(([name]) => name) });
    return [this.#aggregate(sql<Run>`(SELECT to_json(r) FROM (SELECT ${joinParts(entries, ", ")}) r)`)];
  }

  #writeEdgeField(edge: GraphQLObjectType, name: string, shaped: Shaped | undefined): RunPart[] {
    if (name === "node" && shaped) return shaped.data;
    if (name === "cursor") return [writeCursor(`${this.#place.alias}."id"`)];
    if (name === "__typename") return [quoteText(edge.name)];
    throw new Uncovered(`${edge.name}.${name}`);
  }

  /** A value of each row of the page, in order. */
  #list(value: readonly RunPart[]): RunPart[] {
    return sql<Run>`json_agg(${value} ${[this.#rows.writeOrder()]})${[this.#rows.writeFilter()]}`;
  }

  /** Adds a column to the page; returns its place. */
  #addColumn(value: readonly RunPart[]): string {
    const name = `c${this.#columns.length}`;
    this.#columns.push(sql<Run>`${value} AS ${name}`);
    return `${this.#lateral}.${name}`;
  }

  #aggregate(value: readonly RunPart[]): string {
    return this.#addColumn(sql<Run>`coalesce(${this.#list(value)}, '[]')`);
  }

  #edgeCursor(isLast: boolean): string {
    const ids = sql<Run>`array_agg(${this.#place.alias}."id" ${[this.#rows.writeOrder(isLast)]})${[this.#rows.writeFilter()]}`;
    return writeCursor(this.#addColumn(sql<Run>`(${ids})[1]`));
  }

  #writePageInfo(sets: readonly SelectionSetNode[]): RunPart[] {
    const type = getNamedType(this.#connection.getFields()["pageInfo"]?.type);
    if (!isObjectType(type)) throw new Uncovered("pageInfo");
    const entries = [...this.#compiler.collect(type, sets)].map(([key, [node]]) => {
      const value = this.#writePageField(node?.name.value ?? "");
      return sql<Run>`${value} AS ${quoteName(key)}`;
    });
    return sql<Run>`(SELECT to_json(r) FROM (SELECT ${joinParts(entries, ", ")}) r)`;
  }

  #writePageField(name: string): RunPart[] {
    if (name === "__typename") return ["'PageInfo'"];
    if (name === "startCursor") return [this.#edgeCursor(false)];
    if (name === "endCursor") return [this.#edgeCursor(true)];
    const others = this.#hasOthers();
    const { query } = this.#source;
    const isFrom = (run: Run) => query(run).cursor !== undefined;
    if (name === "hasNextPage")
      return [(run) => (this.#rows.readPage(run).isBackward ? String(isFrom(run)) : others(run))];
    if (name === "hasPreviousPage")
      return [(run) => (this.#rows.readPage(run).isBackward ? others(run) : String(isFrom(run)))];
    throw new Uncovered(`PageInfo.${name}`);
  }

  /** Whether there is one row more than the page shows. */
  #hasOthers(): (run: Run) => string {
    if (!this.#isCounted) this.#columns.push(["count(*) AS rows"]);
    this.#isCounted = true;
    this.#rows.needNext();
    return (run) => `(${this.#lateral}.rows > ${this.#rows.readPage(run).size})`;
  }

  #join(): RunPart[] {
    const rows = (run: Run) => this.#rows.write(run);
    const { alias } = this.#place;
    const joins = joinParts(this.#joins, " ");
    return sql<Run>`LEFT JOIN LATERAL (SELECT ${joinParts(this.#columns, ", ")} FROM (${[rows]}) ${alias} ${joins}) ${this.#lateral} ON true`;
  }

  #finish(): Finish | undefined {
    const shown = this.#shown.filter(({ shaped }) => shaped.finish);
    if (shown.length === 0) return undefined;
    return (value, run, waiting) => {
      for (const { key, shaped, within } of shown)
        for (const row of listRows(toRow(value)[key], within)) shaped.finish?.(row, run, waiting);
    };
  }
}

/** A page of rows: its nodes or edges, its count and the facts about the pages around it. */
export const compilePage = (
  compiler: Compiler,
  source: RowsSource,
  sets: readonly SelectionSetNode[],
): Shaped => new PageCompiler(compiler, source).compile(sets);
