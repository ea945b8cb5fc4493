import type { ServingDatabase } from "#gateway/database/open";
import type { Context } from "#gateway/graphql/context";
import { getScopes } from "#gateway/graphql/scopes";
import { openReader } from "#gateway/reading/reader";
import { schema } from "#gateway/schema/schema";

type ReadRow = ServingDatabase["readRow"];

/** Opens a reader of the schema's plans, and notes the statements that it sends. */
export function openPlanReader(readRow: ReadRow, onFault: (error: unknown) => void) {
  const statements: string[] = [];
  const read: ReadRow = (tenantId, statement) => {
    statements.push(statement.text);
    return readRow(tenantId, statement);
  };
  const reader = openReader<Context>({
    schema,
    read,
    getScopes: ({ viewer }) => ({ ...getScopes(viewer) }),
    onFault,
  });
  return { reader, statements };
}
