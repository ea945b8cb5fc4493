import { quoteName } from "./quoteSql";

/** Runs one statement as the owner of the tables, and returns its rows. */
export type OwnerQuery = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** The role that the gateway switches to when its own owns the tables or bypasses row-level security. */
export const applicationRole = "lectern_app";

/** The database role lacks a right that the start needs; the message names it. */
export class DatabaseRightsError extends Error {}

interface Role {
  name: string;
  /** Whether the role bypasses row-level security. */
  bypasses: boolean;
  mayCreateRoles: boolean;
}

/** The role that the statements of a connection run as. */
export async function readRole(query: OwnerQuery): Promise<Role> {
  const [row] = await query(
    "SELECT rolname, rolsuper OR rolbypassrls AS bypasses, rolsuper OR rolcreaterole AS creates FROM pg_roles WHERE rolname = current_user",
  );
  return {
    name: String(row?.["rolname"]),
    bypasses: row?.["bypasses"] === true,
    mayCreateRoles: row?.["creates"] === true,
  };
}

const isTrue = (rows: Record<string, unknown>[]) => Object.values(rows[0] ?? {})[0] === true;

const isMember = async (query: OwnerQuery, role: string, group: string) =>
  isTrue(
    await query(
      "SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $2) AND pg_has_role($1::name, (SELECT oid FROM pg_roles WHERE rolname = $2), 'MEMBER')",
      [role, group],
    ),
  );

/** The application's rights on each table and view; it may not create, alter, truncate or own any. */
const rights = ["SELECT", "INSERT", "UPDATE", "DELETE"] as const;

const hasTableRights = rights
  .map((right) => `has_table_privilege($1::name, c.oid, '${right}')`)
  .join(" AND ");

// CASE keeps the server from checking a table for sequence rights.
const lacksRights = `SELECT
  NOT has_schema_privilege($1::name, 'public', 'USAGE')
  OR NOT EXISTS (SELECT FROM pg_default_acl d WHERE d.defaclrole = current_user::regrole AND d.defaclobjtype = 'r'
    AND EXISTS (SELECT FROM aclexplode(d.defaclacl) a JOIN pg_roles r ON r.oid = a.grantee WHERE r.rolname = $1))
  OR EXISTS (SELECT FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace
    AND CASE WHEN c.relkind IN ('r', 'p', 'v') THEN NOT (${hasTableRights})
      WHEN c.relkind = 'S' THEN NOT has_sequence_privilege($1::name, c.oid, 'USAGE') ELSE false END)
  OR EXISTS (SELECT FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.prosecdef
    AND NOT has_function_privilege($1::name, p.oid, 'EXECUTE'))`;

/**
 * Grants a role access to all present tables and to those that later migrations create. Gateways that start
 * at once take turns, since PostgreSQL rejects concurrent changes of the same default rights; the turn ends
 * when the work is done or the connection closes.
 */
async function grantRights(query: OwnerQuery, role: string): Promise<void> {
  if (!isTrue(await query(lacksRights, [role]))) return;
  await query("SELECT pg_advisory_lock(hashtext('lectern: rights'))");
  await grantInTurn(query, quoteName(role));
  await query("SELECT pg_advisory_unlock(hashtext('lectern: rights'))");
}

async function grantInTurn(query: OwnerQuery, to: string): Promise<void> {
  await query(`GRANT USAGE ON SCHEMA public TO ${to}`);
  for (const [objects, granted] of [
    ["TABLES", rights.join(", ")],
    ["SEQUENCES", "USAGE"],
    ["FUNCTIONS", "EXECUTE"],
  ] as const) {
    await query(`ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ${granted} ON ${objects} TO ${to}`);
    await query(`GRANT ${granted} ON ALL ${objects} IN SCHEMA public TO ${to}`);
  }
}

/** Roles belong to the whole server, so another database's start may have created this one. */
async function createRole(query: OwnerQuery): Promise<void> {
  const known = await query("SELECT FROM pg_roles WHERE rolname = $1", [applicationRole]);
  if (known.length > 0) return;
  await query(`CREATE ROLE ${applicationRole} NOLOGIN`).catch(async (error: unknown) => {
    const made = await query("SELECT FROM pg_roles WHERE rolname = $1", [applicationRole]);
    if (made.length === 0) throw error;
  });
}

/** Switches to the application's role from one that is too privileged to serve; undefined where it cannot. */
async function assumeOwnRole(query: OwnerQuery, owner: Role, serving: Role): Promise<string | undefined> {
  if (owner.mayCreateRoles) await createRole(query);
  if (!(await isMember(query, serving.name, applicationRole))) {
    if (!owner.mayCreateRoles) return undefined;
    await query(`GRANT ${applicationRole} TO ${quoteName(serving.name)}`);
  }
  await grantRights(query, applicationRole);
  return applicationRole;
}

/**
 * Makes sure that the gateway's statements are held to row-level security, and returns the role that its connections
 * have to take on: null where the role that connects is held already. Throws DatabaseRightsError where it cannot be.
 */
export async function prepareApplicationRole(query: OwnerQuery, serving: Role): Promise<string | null> {
  const owner = await readRole(query);
  if (!serving.bypasses && !(await isMember(query, serving.name, owner.name))) {
    await grantRights(query, serving.name);
    return null;
  }
  const assumed = await assumeOwnRole(query, owner, serving);
  if (assumed !== undefined) return assumed;
  if (!serving.bypasses) return null;
  throw new DatabaseRightsError(
    `the role ${serving.name} bypasses row-level security and may not create ${applicationRole}: give DATABASE_URL a role without BYPASSRLS, or run CREATE ROLE ${applicationRole} and GRANT ${applicationRole} TO ${quoteName(serving.name)} as an administrator`,
  );
}

/** Throws DatabaseRightsError when the tables are another role's: only their owner may migrate them. */
export async function requireOwnership(query: OwnerQuery): Promise<void> {
  const [row] = await query(
    `SELECT pg_get_userbyid(c.relowner) AS owner, current_user AS me FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relname = '_prisma_migrations'
       AND NOT pg_has_role(c.relowner, 'USAGE')`,
  );
  if (row)
    throw new DatabaseRightsError(
      `the tables belong to the role ${row["owner"]}, and ${row["me"]} cannot migrate them: set DATABASE_OWNER_URL`,
    );
}
