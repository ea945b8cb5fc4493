import DataLoader from "dataloader";
import type { TenantClient } from "../database/tenantClient";
import type { Viewer } from "../session/viewer";

/** On whose behalf and from where figures are read. */
export interface Reading {
  db: TenantClient;
  viewer: Viewer;
}

/** Reads the figures of many rows in one statement; a key without a figure answers undefined. */
export type ReadFigures<Figure> = (reading: Reading, ids: readonly number[]) => Promise<Map<number, Figure>>;

/** The batched reads of one request, each made when it is first asked for. */
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
    const figures = await read(reading, [...new Set(ids)]);
    return ids.map((id) => figures.get(id));
  };
  // Nothing is kept past its tick: a request may change what it has read.
  return new DataLoader<number, unknown>(readBatch, { cache: false });
}
