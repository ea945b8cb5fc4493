import { z } from "zod";

const refusedSchema = z.object({ userId: z.int(), name: z.string(), missing: z.array(z.string()) });

/** Parses the people refused by a run, as its row keeps them. */
export const parseRefused = (stored: unknown): z.output<typeof refusedSchema>[] =>
  z.array(refusedSchema).parse(stored);
