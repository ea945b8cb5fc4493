import type { FieldNode, GraphQLField } from "graphql";
import type { Run } from "./context";
import type { FieldFacts } from "./schemaFacts";

/** A selected field of a row. */
export interface SelectedField {
  /** Its name in the response. */
  key: string;
  nodes: readonly FieldNode[];
  field: GraphQLField<unknown, unknown>;
  facts: FieldFacts;
  args: (run: Run) => Readonly<Record<string, unknown>>;
}
