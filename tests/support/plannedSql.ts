/** The beginning of the statements that plans of gateway/reading write. */
export const isPlanned = (sql: string): boolean =>
  sql.startsWith("SELECT (") && sql.includes(" FROM (SELECT 1) o ");

const escapePattern = (text: string): string => text.replace(/[$.]/g, "\\$&");

/** The tables that a statement of a plan reads, under some alias, without comparing their tenant. */
export const unscopedTables = (sql: string): string[] =>
  [...sql.matchAll(/\b(?:FROM|JOIN) "(\w+)" (\w+)/g)].flatMap(([, name = "", alias = ""]) => {
    const column = name === "Organization" ? "id" : "organizationId";
    const condition = new RegExp(`\\b${escapePattern(`${alias}."${column}" = $1`)}(?!\\d)`);
    return condition.test(sql) ? [] : [`${name} ${alias}`];
  });
