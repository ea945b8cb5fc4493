import DataLoader from "dataloader";
import type { TenantClient } from "../database/tenantClient";
import type { Viewer } from "../session/viewer";

/** The viewer and the database of a read. */
export interface Reading {
  db: TenantClient;
  viewer: Viewer;
}

/** Batch-loads values by key; returns undefined for keys without a row. */
export type ReadByKey<Value, Key extends number | string = number> = (
  reading: Reading,
  ids: readonly Key[],
) => Promise<Map<Key, Value>>;

/** The batched reads of one request, each created on first use. */
export interface Loaders {
  /** The value of one row; all ids of a tick are read together. The reader itself is the key. */
  load<Value, Key extends number | string>(read: ReadByKey<Value, Key>, id: Key): Promise<Value | undefined>;
}

/** Makes the loaders of one request. */
export function createLoaders(reading: Reading): Loaders {
  const loaders = new Map<unknown, unknown>();
  return {
    async load<Value, Key extends number | string>(read: ReadByKey<Value, Key>, id: Key) {
      const loader = (loaders.get(read) as Loader<Value, Key> | undefined) ?? openLoader(reading, read);
      loaders.set(read, loader);
      return loader.load(id);
    },
  };
}

type Loader<Value, Key> = DataLoader<Key, Value | undefined>;

function openLoader<Value, Key extends number | string>(
  reading: Reading,
  read: ReadByKey<Value, Key>,
): Loader<Value, Key> {
  const readBatch = async (ids: readonly Key[]) => {
    const values = await read(reading, [...new Set(ids)]);
    return ids.map((id) => values.get(id));
  };
  // Nothing is cached past its tick: a request may change rows that it has read.
  return new DataLoader<Key, Value | undefined>(readBatch, { cache: false });
}
