import { z } from "zod";

const refusedSchema = z.object({ userId: z.int(), name: z.string(), missing: z.array(z.string()) });

/** Parses the people whom a run refused, as its row keeps them. */
export const parseRefused = (stored: unknown): z.output<typeof refusedSchema>[] =>
  z.array(refusedSchema).parse(stored);
