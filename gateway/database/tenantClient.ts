import { isObject } from "../domains/jsonContract";
import { Refusal } from "../refusal";
import { repeatCancelled } from "./abandonment";
import { getWrittenTable, mayShow, mayWrite, WriteLog } from "./cacheInvalidation";
import { type Engine, type Engines, openForwardingClient } from "./engines";
import { Prisma, type PrismaClient } from "./generated/prisma/client";
import { isWrite, type Recording, readRecording, tellWho } from "./recording";

type Args = Record<string, unknown>;

const withTenant = (part: unknown, organizationId: number): Args => ({
  ...(part as Args | undefined),
  organizationId,
});

const isRow = (value: unknown): value is Args => isObject(value) && !(value instanceof Date);

/** Whether a nested write links existing rows: by their id, they may be another tenant's. */
function linksRows(data: unknown): boolean {
  if (Array.isArray(data)) return data.some(linksRows);
  if (!isRow(data)) return false;
  return Object.entries(data).some(([key, value]) => {
    if (key === "connect" || key === "connectOrCreate") return true;
    return (key === "set" && (Array.isArray(value) ? value.some(isRow) : isRow(value))) || linksRows(value);
  });
}

function refuseLinks(data: unknown): void {
  if (linksRows(data)) throw new Error("a nested write cannot link rows of a tenant: write the foreign key");
}

function scopeData(data: unknown, organizationId: number): unknown {
  if (Array.isArray(data)) return data.map((row) => withTenant(row, organizationId));
  return withTenant(data, organizationId);
}

/**
 * The arguments of one operation on a tenant-owned model, narrowed to the tenant regardless of the caller's.
 */
export function scopeArguments(operation: string, args: unknown, organizationId: number): Args {
  const given = (args ?? {}) as Args;
  for (const part of ["data", "create", "update"]) refuseLinks(given[part]);
  if (operation.startsWith("create")) return { ...given, data: scopeData(given["data"], organizationId) };
  const where = { ...(given["where"] as Args | undefined), organizationId };
  if (operation === "upsert") {
    const create = withTenant(given["create"], organizationId);
    return { ...given, where, create, update: withTenant(given["update"], organizationId) };
  }
  if (operation.startsWith("update"))
    return { ...given, where, data: withTenant(given["data"], organizationId) };
  return { ...given, where };
}

/** An organization sees one organization: itself, and only to read and change it. */
export function scopeOrganization(operation: string, args: unknown, organizationId: number): Args {
  if (/^(create|delete|upsert)/.test(operation))
    throw new Error(`${operation} of an organization is no tenant's affair`);
  const given = (args ?? {}) as Args;
  return {
    ...given,
    where: { AND: [(given["where"] as Args | undefined) ?? {}, { id: organizationId }], id: organizationId },
  };
}

/** The only database client that domains get. Its type is the plain client's, which is cheap to check. */
export type TenantClient = PrismaClient;
/** A tenant's client inside a transaction. */
export type TenantTransaction = Prisma.TransactionClient;

/**
 * Commands check before they write; a caller overtaken between the two gets a refusal, not an internal error.
 */
function refuseOvertaken(error: unknown): never {
  const code = error instanceof Prisma.PrismaClientKnownRequestError ? error.code : "";
  const message = overtaken[code];
  throw message === undefined ? error : new Refusal("CONFLICT", message);
}

const overtaken: Readonly<Record<string, string>> = {
  P2002: "Someone else has just taken this. Please choose another.",
  // A referenced row was deleted, or the row to delete was just referenced.
  P2003: "Someone else has just changed what this belongs to. Please reload and try again.",
};

/** Callbacks for writes to rows that visitors may be shown. */
export interface WriteWatch {
  /** The tables that visitors are never shown: writes to them publish no event. */
  hiddenTables: ReadonlySet<string>;
  /** Such rows of a tenant were written, or may have been: of these tables, or of any. */
  onWritten: (organizationId: number, tables: readonly string[] | undefined) => void;
}

const unwatched: WriteWatch = { hiddenTables: new Set(), onWritten: () => undefined };

const getText = (args: unknown): string => (args instanceof Prisma.Sql ? args.sql : String([args].flat()[0]));

type Work = (tx: TenantTransaction) => Promise<unknown>;

interface Handed {
  operation: string;
  args: unknown;
  query: (args: never) => Promise<unknown>;
}

interface Telling {
  hiddenTables: ReadonlySet<string>;
  /** Reports a write of a table, or of any, once its work is over. */
  notifyAfter: (run: () => Promise<unknown>, table?: string) => Promise<unknown>;
}

/** A Prisma extension that scopes every operation to a tenant and reports its writes. */
function narrowing(organizationId: number, { hiddenTables, notifyAfter }: Telling) {
  /** A statement of SQL; it is not narrowed, but runs under the tenant's mark. */
  function raw({ args, query }: { args: unknown; query: (args: never) => Promise<unknown> }) {
    const work = () => query(args as never);
    return mayWrite(getText(args)) ? notifyAfter(work) : work();
  }
  return {
    name: "tenant",
    query: {
      $allModels: {
        $allOperations({ model, operation, args, query }: Handed & { model: string }) {
          const scope = model === "Organization" ? scopeOrganization : scopeArguments;
          const scoped = scope(operation, args, organizationId);
          const work = () => query(scoped as never).catch(refuseOvertaken);
          const call = { model, operation, args };
          return mayShow(call, hiddenTables) ? notifyAfter(work, getWrittenTable(call)) : work();
        },
      },
      $queryRaw: raw,
      $queryRawUnsafe: raw,
      $executeRaw: raw,
      $executeRawUnsafe: raw,
    },
  };
}

/**
 * Opens a database client that reads and writes rows of one tenant only. Every write is reported once it can
 * be read.
 */
export function openTenantClient(
  engines: Engines,
  organizationId: number,
  { hiddenTables, onWritten }: WriteWatch = unwatched,
): TenantClient {
  const log = new WriteLog();

  const notifyAfter: Telling["notifyAfter"] = async (run, table) => {
    log.note(table);
    try {
      return await run();
    } finally {
      // A failed write may have been done all the same, when only its response was lost.
      onWritten(organizationId, table === undefined ? undefined : [table]);
    }
  };

  const narrowed = new WeakMap<Engine, TenantClient>();
  function narrow(engine: Engine): TenantClient {
    const known = narrowed.get(engine);
    if (known) return known;
    const client = engine.prisma.$extends(
      narrowing(organizationId, { hiddenTables, notifyAfter }),
    ) as unknown as TenantClient;
    narrowed.set(engine, client);
    return client;
  }

  /** A single recorded write is a transaction: the database learns who works for no longer than that. */
  const inRecorded = (engine: Engine, entry: Recording, work: Work) =>
    narrow(engine).$transaction(async (tx) => {
      await tellWho(tx, entry);
      return work(tx);
    });

  const client = openForwardingClient(engines.root, (work, call) => {
    const entry = readRecording();
    return repeatCancelled(() =>
      engines.run(organizationId, (engine) =>
        entry && isWrite(call) ? inRecorded(engine, entry, work as Work) : work(narrow(engine)),
      ),
    );
  });

  /** The writes of a transaction are visible, and reported, when it is over. */
  async function transaction(work: unknown, options?: object): Promise<unknown> {
    // Operations created beforehand would run on a client without a tenant.
    if (typeof work !== "function") throw new Error("a tenant's transaction is a function");
    const before = log.count;
    const entry = readRecording();
    const recorded: Work = async (tx) => {
      if (entry) await tellWho(tx, entry);
      return (work as Work)(tx);
    };
    try {
      return await engines.run(organizationId, (engine) =>
        narrow(engine).$transaction(recorded, options as never),
      );
    } finally {
      if (log.count !== before) onWritten(organizationId, log.listSince(before));
    }
  }

  return new Proxy(client, {
    get: (target, key) => (key === "$transaction" ? transaction : Reflect.get(target, key)),
  });
}

const draftClients = new WeakMap<TenantClient, TenantClient>();

/**
 * A tenant's client for writes that visitors cannot see, though they can see other rows of the table: those of drafts. They
 * are not reported.
 */
export const getDraftClient = (client: TenantClient): TenantClient => draftClients.get(client) ?? client;

/** Keeps one client for each tenant, since making one costs more than a query. */
export function openTenantClients(
  engines: Engines,
  watch?: WriteWatch,
): (organizationId: number) => TenantClient {
  const clients = new Map<number, TenantClient>();
  return (organizationId) => {
    const known = clients.get(organizationId);
    if (known) return known;
    const client = openTenantClient(engines, organizationId, watch);
    clients.set(organizationId, client);
    draftClients.set(client, openTenantClient(engines, organizationId));
    return client;
  };
}
