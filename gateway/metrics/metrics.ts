/** Connections to the database, as the pool sees them now. */
export interface PoolUse {
  /** Open connections. */
  total: number;
  /** Open, idle connections. */
  idle: number;
  /** Statements and transactions that wait for a connection. */
  waiting: number;
}

export interface RealtimeUse {
  sockets: number;
  subscriptions: number;
  /** Messages sent since the start. */
  messages: number;
}

export interface CacheUse {
  /** Responses from the cache, or shared with a concurrent request, since the start. */
  hits: number;
  misses: number;
  bytes: number;
}

/** The sources of a scrape; each module sets its own. */
export interface Sources {
  pool: () => PoolUse;
  realtime: () => RealtimeUse;
  cache: () => CacheUse;
  /** Whether events of other gateways arrive now. */
  bus: () => boolean;
}

export interface RequestSeen {
  method: string;
  /** A template, never the address itself. */
  route: string;
  status: number;
  seconds: number;
}

export interface OperationSeen {
  /** The name of a persisted operation; "other" for the rest, so that callers cannot make up names. */
  name: string;
  seconds: number;
  failed: boolean;
}

export interface StatementSeen {
  /** The command, such as SELECT or INSERT. */
  command: string;
  seconds: number;
  failed: boolean;
}

export interface GenerationSeen {
  /** "finished", "cancelled", or the kind of fault. */
  outcome: string;
  seconds: number;
  inputTokens: number;
  outputTokens: number;
}

export interface JobSeen {
  name: string;
  seconds: number;
  failed: boolean;
}

/** The limit behind a refusal. A socket that is closed for one is counted by its reason. */
export type Limit = "connections" | "openingSockets" | "subscriptions" | "document" | "attempts";

/**
 * Records the activity of the gateway's parts. No label names a tenant or a person, and each has a bounded number
 * of values: the metrics of an installation are the operator's, not its institutes'.
 */
export interface Metrics {
  request(seen: RequestSeen): void;
  operation(seen: OperationSeen): void;
  /** Counts an error that left the gateway, by its code. */
  graphqlError(code: string): void;
  statement(seen: StatementSeen): void;
  published(topic: string): void;
  /** Counts an event of another gateway. */
  received(topic: string): void;
  gap(): void;
  generation(seen: GenerationSeen): void;
  job(seen: JobSeen): void;
  refused(limit: Limit): void;
  /** Counts a socket that the gateway closes, by its reason. */
  closedSocket(reason: string): void;
  /** Sets a source of the scrape. */
  watch(sources: Partial<Sources>): void;
  /** Everything as Prometheus' text; null where metrics are off. */
  write(): Promise<{ contentType: string; text: string } | null>;
}

const nothing = () => undefined;

/** For a gateway without METRICS_PORT and METRICS_TOKEN, and for tests of single parts: records nothing. */
export const noMetrics: Metrics = {
  request: nothing,
  operation: nothing,
  graphqlError: nothing,
  statement: nothing,
  published: nothing,
  received: nothing,
  gap: nothing,
  generation: nothing,
  job: nothing,
  refused: nothing,
  closedSocket: nothing,
  watch: nothing,
  write: async () => null,
};
