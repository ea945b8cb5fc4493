/** The page sizes of lists: how many rows a screen shows, and how many one request may fetch. */
export const pageSizes = { cards: 24, tables: 20, messages: 50, max: 100 } as const;

/** Up to how many rows a list is counted; of longer ones the count is one more. */
export const countLimit = 10_000;

/** The most characters of a search that are read. */
export const searchLimit = 100;

/** The most words of a search that are read: each is looked for in each column. */
export const searchWordLimit = 20;

/** The page sizes of a table, the default first. */
export const tableSizes = [pageSizes.tables, 50, 100] as const;
