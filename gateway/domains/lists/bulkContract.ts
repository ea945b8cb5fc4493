import { z } from "zod";

/** The most rows that one command changes. */
export const bulkLimits = { rows: 500 } as const;

export const bulkMessages = {
  none: "Select at least one row",
  tooMany: `At most ${bulkLimits.rows} rows can be changed at once`,
} as const;

/** The ids of the rows that one command changes, each once. */
export const bulkSchema = z.object({
  ids: z
    .array(z.int())
    .min(1, bulkMessages.none)
    .max(bulkLimits.rows, bulkMessages.tooMany)
    .transform((ids) => [...new Set(ids)].sort((left, right) => left - right)),
});

/** A row that a command left as it was, and why; the others were changed. */
export interface RefusedRow {
  id: number;
  message: string;
}
