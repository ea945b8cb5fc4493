-- Row-level security: a statement sees the rows of the tenant that its connection is marked with, and without a mark
-- none. The application connects as a role that is neither the owner of the tables nor above policies.

-- How a table of tenants' rows is guarded, in one place. A migration that adds one ends with
--   SELECT guard_tenant_rows('"NewTable"');
-- The owner is held to the policies too (FORCE), so that one role may be both the owner and the application's; its own
-- policy opens the tables to migrations, the demo data and the functions below, which say that they act as the owner.
CREATE FUNCTION guard_tenant_rows(guarded regclass, tenant_column name DEFAULT 'organizationId')
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', guarded);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', guarded);
  EXECUTE format(
    'CREATE POLICY tenant_rows ON %s USING (%I = NULLIF(current_setting(''app.tenant_id'', true), '''')::integer)',
    guarded, tenant_column);
  EXECUTE format(
    'CREATE POLICY owner_rows ON %s TO CURRENT_USER USING (current_setting(''app.owner'', true) = ''on'')',
    guarded);
END
$$;

REVOKE EXECUTE ON FUNCTION guard_tenant_rows(regclass, name) FROM PUBLIC;

SELECT guard_tenant_rows('"Organization"', 'id');

SELECT guard_tenant_rows(format('%I', table_name)::regclass)
FROM information_schema.columns
WHERE table_schema = current_schema() AND column_name = 'organizationId' AND table_name <> '_prisma_migrations';

-- The list of migrations is the owner's alone.
ALTER TABLE IF EXISTS "_prisma_migrations" ENABLE ROW LEVEL SECURITY;

-- What is looked up before the tenant is known. The functions run as the owner of the tables and are the only way past
-- the policies; each gives no more than its caller needs to find the tenant. They act as the owner until they return:
-- an error on the way takes that back with all else.

CREATE FUNCTION find_session(wanted_hash text)
RETURNS TABLE (
  "id" integer, "organizationId" integer, "userId" integer, "lastUsedAt" timestamptz, "expiresAt" timestamptz,
  "username" text, "name" text, "userType" "UserType", "active" boolean, "roles" text[]
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  RETURN QUERY
    SELECT s."id", s."organizationId", s."userId", s."lastUsedAt", s."expiresAt",
      u."username", u."name", u."userType", u."active",
      ARRAY(
        SELECT r."name" FROM "UserRole" ur
        JOIN "Role" r ON r."organizationId" = ur."organizationId" AND r."id" = ur."roleId"
        WHERE ur."organizationId" = u."organizationId" AND ur."userId" = u."id"
        ORDER BY r."name")
    FROM "Session" s
    JOIN "User" u ON u."organizationId" = s."organizationId" AND u."id" = s."userId"
    WHERE s."tokenHash" = wanted_hash;
  PERFORM set_config('app.owner', '', true);
END
$$;

CREATE FUNCTION list_tenants()
RETURNS TABLE (
  "id" integer, "code" text, "isDefault" boolean, "domain" text, "customDomain" text, "allowedOrigins" text,
  "timeZone" text
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  RETURN QUERY
    SELECT o."id", o."code", o."isDefault", o."domain", o."customDomain", o."allowedOrigins", o."timeZone"
    FROM "Organization" o ORDER BY o."id";
  PERFORM set_config('app.owner', '', true);
END
$$;

-- A policy comes before every operator that could give away what it sees, and the one that searches text could: it would
-- read each message of the rooms instead of the index of words. So the search passes the policy and asks for the tenant
-- of the connection itself. A null bound does not bind.

CREATE FUNCTION search_messages(rooms integer[], words text, beyond integer, newest_first boolean, size integer)
RETURNS TABLE ("messageId" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  tenant CONSTANT integer := NULLIF(current_setting('app.tenant_id', true), '')::integer;
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  IF newest_first THEN
    RETURN QUERY
      SELECT m."id" FROM "Message" m
      WHERE m."organizationId" = tenant AND m."roomId" = ANY (rooms)
        AND to_tsvector('simple', m."messageText") @@ to_tsquery('simple', words)
        AND (beyond IS NULL OR m."id" < beyond)
      ORDER BY m."id" DESC LIMIT size;
  ELSE
    RETURN QUERY
      SELECT m."id" FROM "Message" m
      WHERE m."organizationId" = tenant AND m."roomId" = ANY (rooms)
        AND to_tsvector('simple', m."messageText") @@ to_tsquery('simple', words)
        AND (beyond IS NULL OR m."id" > beyond)
      ORDER BY m."id" LIMIT size;
  END IF;
  PERFORM set_config('app.owner', '', true);
END
$$;

-- A run of generation whose process is gone belongs to whichever tenant it does: the job that ends them has none.

CREATE FUNCTION end_silent_runs(silent_since timestamptz, ended_at timestamptz, why text)
RETURNS TABLE ("organizationId" integer, "runId" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  RETURN QUERY
    WITH ended AS (
      UPDATE "GenerationRun" AS r SET "status" = 'INTERRUPTED', "reason" = why, "runningFor" = NULL
      WHERE r."status" = 'RUNNING' AND r."aliveAt" < silent_since
      RETURNING r."organizationId" AS tenant, r."id" AS run
    ), closed AS (
      UPDATE "GenerationAttempt" AS a SET "endedAt" = ended_at
      FROM ended
      WHERE a."organizationId" = ended.tenant AND a."runId" = ended.run AND a."endedAt" IS NULL
    )
    SELECT ended.tenant, ended.run FROM ended;
  PERFORM set_config('app.owner', '', true);
END
$$;

REVOKE EXECUTE ON FUNCTION
  find_session(text), list_tenants(), search_messages(integer[], text, integer, boolean, integer),
  end_silent_runs(timestamptz, timestamptz, text)
FROM PUBLIC;
