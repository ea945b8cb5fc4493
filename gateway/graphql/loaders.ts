import DataLoader from "dataloader";
import type { TenantClient } from "../database/tenantClient";
import type { Viewer } from "../session/viewer";

/** The viewer and the database of a read. */
export interface Reading {
  db: TenantClient;
  viewer: Viewer;
}

/** Batch-loads aggregates by key; returns undefined for keys without a row. */
export type ReadFigures<Figure> = (reading: Reading, ids: readonly number[]) => Promise<Map<number, Figure>>;

/** The batched reads of one request, each created on first use. */
export interface Loaders {
  /** The figure of one row; all ids of a tick are read together. The reader itself is the key. */
  load<Figure>(read: ReadFigures<Figure>, id: number): Promise<Figure | undefined>;
}

/** Makes the loaders of one request. */
export function createLoaders(reading: Reading): Loaders {
  const loaders = new Map<ReadFigures<unknown>, DataLoader<number, unknown>>();
  return {
    async load<Figure>(read: ReadFigures<Figure>, id: number) {
      const loader = loaders.get(read) ?? openLoader(reading, read);
      loaders.set(read, loader);
      return (await loader.load(id)) as Figure | undefined;
    },
  };
}

function openLoader<Figure>(reading: Reading, read: ReadFigures<Figure>): DataLoader<number, unknown> {
  const readBatch = async (ids: readonly number[]) => {
    const values = await read(reading, [...new Set(ids)]);
    return ids.map((id) => values.get(id));
  };
  // Nothing is cached past its tick: a request may change what it has read.
  return new DataLoader<number, unknown>(readBatch, { cache: false });
}
