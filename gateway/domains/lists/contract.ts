/** Limits that every list keeps: how many rows a screen shows, and how many one request may ask for. */
export const pageSizes = { cards: 24, tables: 20, messages: 50, max: 100 } as const;

/** How many rows a table can show at once, the usual number first. */
export const tableSizes = [pageSizes.tables, 50, 100] as const;
