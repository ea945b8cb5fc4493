import { readSources } from "#tests/support/architecture/sources";
import { mapTableOwners } from "#tests/support/architecture/tableRules";

const owners = mapTableOwners(readSources("prisma").filter(({ path }) => path.endsWith(".prisma")));

/** The domain that owns a table, named as in the database: BatchCourse. */
export const findTableOwner = (table: string): string | undefined =>
  owners.get(`${table.charAt(0).toLowerCase()}${table.slice(1)}`);
