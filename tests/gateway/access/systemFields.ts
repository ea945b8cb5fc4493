import { type FieldRow, staffOnly } from "./matrix";

/** The installation is for its operators to see, the ADMINs of the default organization. */
export const fields: FieldRow[] = [
  {
    field: "Query.systemChecks",
    document: () => "{ answer: systemChecks { key level } }",
    expected: { ...staffOnly, trainer: "FORBIDDEN", other: "FORBIDDEN" },
  },
];
