import { query } from "./build";
import type { FieldRow } from "./matrix";
import { staffOnly } from "./outcomes";

/** The installation is for its operators to see, the ADMINs of the default organization. */
export const fields: FieldRow[] = [
  query("systemChecks", "systemChecks { key level }", {
    ...staffOnly,
    coordinator: "FORBIDDEN",
    other: "FORBIDDEN",
  }),
];
