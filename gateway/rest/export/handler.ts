import { Readable } from "node:stream";
import { pipeline as pipe } from "node:stream/promises";
import { type DocumentNode, GraphQLError, parse, validate } from "graphql";
import { byteOrderMark, csvLines } from "#gateway/domains/lists/csvContract";
import { exportPath } from "#gateway/domains/lists/exportContract";
import type { Context } from "#gateway/graphql/context";
import { accessError } from "#gateway/graphql/scopes";
import type { AuthenticatedExchange, LoggedExchange } from "#gateway/http/exchange";
import { noteFacts } from "#gateway/http/requestFacts";
import { getRequestUrl } from "#gateway/http/requestUrl";
import type { RunningExports } from "#gateway/http/runningExports";
import { sendJson } from "#gateway/http/send";
import type { Pipeline } from "#gateway/schema/pipeline";
import { schema } from "#gateway/schema/schema";
import { isMember, isStaff } from "#gateway/session/viewer";
import { failure, failureOfThrown, type RestResult, toErrorResult } from "../result";
import { assessmentTables } from "./assessmentTables";
import { batchTables } from "./batchTables";
import { contentTables } from "./contentTables";
import type { ExportColumns, ExportTable } from "./exportTable";
import { parseVariables } from "./exportVariables";
import { fileTables } from "./fileTables";
import { historyTables } from "./historyTables";
import { peopleTables } from "./peopleTables";
import { readPages } from "./readPages";

interface ExportExchange extends LoggedExchange, AuthenticatedExchange {
  /** Whether the session is unchanged since the request arrived. */
  isSessionUnchanged: () => Promise<boolean>;
}

interface PreparedTable extends Omit<ExportTable, "further"> {
  parsed: DocumentNode;
  further: (NonNullable<ExportTable["further"]> & { parsed: DocumentNode }) | null;
}

function prepareDocument(name: string, text: string): DocumentNode {
  const parsed = parse(text);
  const [error] = validate(schema, parsed);
  if (error) throw new Error(`export of ${name}: ${error.message}`);
  return parsed;
}

const prepareTable = ({ further, ...table }: ExportTable): PreparedTable => ({
  ...table,
  parsed: prepareDocument(table.name, table.document),
  further: further && { ...further, parsed: prepareDocument(table.name, further.document) },
});

const prepareTables = () =>
  new Map(
    [
      ...peopleTables,
      ...batchTables,
      ...contentTables,
      ...fileTables,
      ...historyTables,
      ...assessmentTables,
    ].map((table) => [exportPath(table.name), prepareTable(table)]),
  );

/** Whether an address is that of an exported table. */
export const isForExport = (path: string): boolean => path.startsWith("/export/");

/** Pages as pieces of a CSV file. Ends with an error when the session has ended, so that no file is silently short. */
async function* writeFile(
  columns: ExportColumns,
  { pages, first, context, isSessionUnchanged }: FileParts,
): AsyncGenerator<string> {
  const { timeZone } = context.tenant;
  let place = 0;
  const write = (rows: readonly unknown[]) =>
    csvLines(rows.map((row) => columns.cells(row, { place: ++place, timeZone })));
  yield byteOrderMark + csvLines([columns.headers]) + write(first);
  for await (const rows of pages) {
    if (!(await isSessionUnchanged())) throw new Error("the session ended during an export");
    yield write(rows ?? []);
  }
}

interface ExportRequest {
  variables: Readonly<Record<string, unknown>>;
  context: Context;
}

interface FileParts extends Pick<ExportExchange, "isSessionUnchanged"> {
  pages: AsyncGenerator<unknown[] | null>;
  /** The first page, which is read before anything is sent, so that a refusal gets its status. */
  first: readonly unknown[];
  context: Context;
}

const busy: RestResult = {
  ...failure("TOO_MANY_ATTEMPTS", "Other exports are still running. Please wait for them."),
  retryAfter: 5,
};

const failureOfError = (error: unknown): RestResult =>
  error instanceof GraphQLError ? toErrorResult(error) : failureOfThrown(error);

/** Serves tables as CSV files, with the access, filters and order of the lists on the screen, and every page of them. */
export function openExportHandler(pipeline: Pipeline, running: RunningExports) {
  const tables = prepareTables();

  /** The columns of the file; null when the field that determines them is not available to the caller. */
  async function readColumns({ further, headers, cells }: PreparedTable, asked: ExportRequest) {
    if (!further) return { headers, cells };
    const { variables, context } = asked;
    const { data, errors } = await pipeline.run({ document: further.parsed, variables }, context);
    const [error] = errors ?? [];
    if (error) throw error instanceof GraphQLError ? error : new GraphQLError(String(error));
    const told = (data as Record<string, unknown> | null | undefined)?.[further.field] ?? null;
    return told === null ? null : further.columns(told);
  }

  async function send(table: PreparedTable, exchange: ExportExchange): Promise<RestResult | undefined> {
    const { request, response, context, isSessionUnchanged } = exchange;
    const { parsed: document, at, name } = table;
    const variables = parseVariables(document, getRequestUrl(request).searchParams);
    const columns = await readColumns(table, { variables, context });
    if (!columns) return failure("NOT_FOUND", "Not found");
    const pages = readPages({ pipeline, document, at, variables, context });
    const { value: first } = await pages.next();
    if (!first) return failure("NOT_FOUND", "Not found");
    response.setHeader("Content-Type", "text/csv; charset=utf-8");
    response.setHeader("Content-Disposition", `attachment; filename="${name}.csv"`);
    response.setHeader("Cache-Control", "no-store");
    if (request.method === "HEAD") return void response.end();
    const file = writeFile(columns, { pages, first, context, isSessionUnchanged });
    await pipe(Readable.from(file), response);
    return undefined;
  }

  async function answer(path: string, exchange: ExportExchange): Promise<RestResult | undefined> {
    const { request, context } = exchange;
    const table = tables.get(path);
    if (!table || !["GET", "HEAD"].includes(request.method ?? "GET"))
      return failure("NOT_FOUND", "Not found");
    noteFacts(request, { operation: `GET ${path}` });
    const { viewer } = context;
    if (!isMember(viewer) || !isStaff(viewer)) return toErrorResult(accessError(viewer));
    const { userId } = viewer;
    if (!running.start(userId)) return busy;
    try {
      return await send(table, exchange);
    } finally {
      running.end(userId);
    }
  }

  return async (path: string, exchange: ExportExchange): Promise<void> => {
    const { request, response, log } = exchange;
    try {
      const result = await answer(path, exchange);
      if (!result) return;
      if (result.retryAfter !== undefined) response.setHeader("Retry-After", String(result.retryAfter));
      await sendJson(request, response, { status: result.status, body: result.body });
    } catch (error) {
      if (response.headersSent || response.destroyed) {
        // The caller sees a broken download rather than a short file.
        log.info({ err: error }, "an export ended early");
        return void response.destroy();
      }
      const result = failureOfError(error);
      await sendJson(request, response, { status: result.status, body: result.body });
    }
  };
}
