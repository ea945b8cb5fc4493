import type { SqlDriverAdapterFactory, SqlQueryable } from "@prisma/driver-adapter-utils";

/** Runs a statement, and may observe its duration and outcome. */
export type ObserveStatement = <Result>(sql: string, run: () => Promise<Result>) => Promise<Result>;

function observeQueries<Queryable extends SqlQueryable>(
  queryable: Queryable,
  observe: ObserveStatement,
): Queryable {
  const queryRaw = queryable.queryRaw.bind(queryable);
  const executeRaw = queryable.executeRaw.bind(queryable);
  queryable.queryRaw = (query) => observe(query.sql, () => queryRaw(query));
  queryable.executeRaw = (query) => observe(query.sql, () => executeRaw(query));
  return queryable;
}

/** Wraps adapters so that each statement is observed, in transactions too; returns them unchanged without an observer. */
export function observeAdapters<Factory extends SqlDriverAdapterFactory>(
  factory: Factory,
  observe: ObserveStatement | undefined,
): Factory {
  if (!observe) return factory;
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = observeQueries(await connect(), observe);
    const startTransaction = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (level) => observeQueries(await startTransaction(level), observe);
    return adapter;
  };
  return factory;
}
