/** A temporary failure of the database, or of a disk. */
export interface Outage {
  /** `left`: the caller disconnected before the result. `full`: nothing can be written, reads go on. */
  kind: "busy" | "down" | "full" | "left";
  /** A message for users. */
  message: string;
  /** Whole seconds after which it makes sense to try again. */
  retryAfter: number;
}

/** The message for each kind. */
export const outages: Readonly<Record<Outage["kind"], Outage>> = {
  busy: { kind: "busy", message: "The service is busy. Try again in a few seconds.", retryAfter: 2 },
  down: {
    kind: "down",
    message: "The service is not available right now. Try again in a few seconds.",
    retryAfter: 5,
  },
  full: {
    kind: "full",
    message: "There's no room to save this right now. What was saved before is safe. Try again later.",
    retryAfter: 60,
  },
  left: { kind: "left", message: "The request was abandoned.", retryAfter: 1 },
};

/** Codes of Prisma, PostgreSQL and Node, by their beginnings, and the kinds of Prisma's driver adapters. */
const signs = {
  // Node on a disk or quota that is full, or a disk that became read-only; PostgreSQL on a full one.
  full: [/^(ENOSPC|EDQUOT|EROFS|53100)$/],
  busy: [
    // Prisma: no transaction or connection in time, or two that wrote the same.
    /^(P2028|P2024|P2034|P2037|TransactionWriteConflict|TooManyConnections)$/,
    // PostgreSQL: serialization, deadlock, lock and statement time limits, a transaction left idle, no resources.
    /^(40001|40P01|55P03|57014|25P03|53\w{3})$/,
  ],
  down: [
    /^(P1001|P1002|P1008|P1017|DatabaseNotReachable|ConnectionClosed|SocketTimeout)$/,
    // PostgreSQL: connection faults, a server that stops or starts.
    /^(08\w{3}|57P0[1-5])$/,
    /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/,
  ],
} as const satisfies Partial<Record<Outage["kind"], readonly RegExp[]>>;

/** Driver errors that have only a message, without a code. */
const phrases: readonly [RegExp, Outage["kind"]][] = [
  [/canceling statement due to user request|the caller has left/, "left"],
  [/^timeout exceeded when trying to connect/, "busy"],
  [/^Connection terminated|^Client has encountered a connection error|^Client was closed/, "down"],
];

/** Describes an outage for the log. */
export const describeOutage = ({ kind }: Outage): string =>
  kind === "full" ? "nothing can be written: a disk is full or read-only" : `the database is ${kind}`;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

function toKind({ code, originalCode, kind, message }: Fields): Outage["kind"] | undefined {
  // Ahead of the codes: a statement that was abandoned has the one of a statement that took too long.
  const phrased = phrases.find(([phrase]) => typeof message === "string" && phrase.test(message))?.[1];
  if (phrased) return phrased;
  const names = [code, originalCode, kind].filter((name) => typeof name === "string");
  for (const outage of ["full", "down", "busy"] as const)
    if (names.some((name) => signs[outage].some((sign) => sign.test(name)))) return outage;
  return undefined;
}

/** The causes of an error. */
function listCauses({ cause, originalError, meta }: Fields): unknown[] {
  return [cause, originalError, isFields(meta) ? meta["driverAdapterError"] : undefined];
}

const deepest = 6;

function findKind(error: unknown, depth: number): Outage["kind"] | undefined {
  if (!isFields(error) || depth > deepest) return undefined;
  const kind = toKind(error);
  if (kind) return kind;
  for (const cause of listCauses(error)) {
    const found = findKind(cause, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** Returns the temporary failure behind an error; undefined for any other error. */
export function findOutage(error: unknown): Outage | undefined {
  const kind = findKind(error, 0);
  return kind && outages[kind];
}
