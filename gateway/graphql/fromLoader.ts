import type { Context } from "./context";
import type { ReadByKey } from "./loaders";

/**
 * The options of a field that returns what a loader reads for its row, or `otherwise`:
 * `...fromLoader(readUnreadCounts, 0)`.
 */
export const fromLoader = <Value, Otherwise>(read: ReadByKey<Value>, otherwise: Otherwise) => ({
  select: { id: true } as const,
  resolve: async ({ id }: { id: number }, _args: object, { loaders }: Context): Promise<Value | Otherwise> =>
    (await loaders.load(read, id)) ?? otherwise,
});
