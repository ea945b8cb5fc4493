-- Lists of one state: comparisons of enumerations are not leakproof, so that under row-level security a state is no
-- condition of an index. The rows of each state have an index of their own, which needs none.
CREATE INDEX "Payment_paid_idx" ON "Payment" ("organizationId", "transactionDate" DESC NULLS LAST, "id" DESC)
  WHERE "status" = 'PAID';
CREATE INDEX "Payment_pending_idx" ON "Payment" ("organizationId", "transactionDate" DESC NULLS LAST, "id" DESC)
  WHERE "status" = 'PENDING';
CREATE INDEX "Payment_failed_idx" ON "Payment" ("organizationId", "transactionDate" DESC NULLS LAST, "id" DESC)
  WHERE "status" = 'FAILED';
CREATE INDEX "Payment_cancelled_idx" ON "Payment" ("organizationId", "transactionDate" DESC NULLS LAST, "id" DESC)
  WHERE "status" = 'CANCELLED';
CREATE INDEX "User_employees_idx" ON "User" ("organizationId", "name", "id") WHERE "userType" = 'E';
CREATE INDEX "User_learners_idx" ON "User" ("organizationId", "name", "id") WHERE "userType" = 'U';

-- Searches by the three-letter parts of words, where the server has pg_trgm and the owner passes the policies: without
-- one of them they read every row. The extension gets a schema of its own, since a restore replaces the schema public.
DO $$
DECLARE
  place name;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = current_user AND (rolsuper OR rolbypassrls)) THEN
    RAISE NOTICE 'the owner is held to the policies: searches read every row';
    RETURN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE SCHEMA IF NOT EXISTS extensions;
    CREATE EXTENSION pg_trgm SCHEMA extensions;
  END IF;
  SELECT n.nspname INTO place FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
    WHERE e.extname = 'pg_trgm';
  EXECUTE format('CREATE INDEX "User_words_idx" ON "User"
    USING GIN ("searchText" %1$I.gin_trgm_ops, "username" %1$I.gin_trgm_ops)', place);
  EXECUTE format('CREATE INDEX "Payment_words_idx" ON "Payment" USING GIN ("searchText" %1$I.gin_trgm_ops)', place);
EXCEPTION WHEN feature_not_supported OR undefined_file OR insufficient_privilege THEN
  RAISE NOTICE 'searches read every row: %', SQLERRM;
END
$$;

-- A policy comes before LIKE too, so that these searches pass it and ask for the tenant of the connection themselves.
-- They return the ids of the rows that contain a text; null where there are more than at_most, of which a list finds a
-- page without them, and where they cannot search by the index.

CREATE FUNCTION find_people(pattern text, at_most integer) RETURNS integer[]
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  tenant CONSTANT integer := NULLIF(current_setting('app.tenant_id', true), '')::integer;
  found integer[];
BEGIN
  IF row_security_active('"User"')
    OR NOT EXISTS (SELECT FROM pg_index WHERE indexrelid = to_regclass('"User_words_idx"') AND indisvalid)
  THEN RETURN NULL; END IF;
  SELECT coalesce(array_agg(f."id"), '{}') INTO found FROM (
    SELECT u."id" FROM "User" u
    WHERE u."organizationId" = tenant AND (u."searchText" LIKE pattern OR u."username" LIKE pattern)
    LIMIT at_most + 1) f;
  RETURN CASE WHEN cardinality(found) <= at_most THEN found END;
END
$$;

CREATE FUNCTION find_payments(pattern text, at_most integer) RETURNS integer[]
LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  tenant CONSTANT integer := NULLIF(current_setting('app.tenant_id', true), '')::integer;
  found integer[];
BEGIN
  IF row_security_active('"Payment"')
    OR NOT EXISTS (SELECT FROM pg_index WHERE indexrelid = to_regclass('"Payment_words_idx"') AND indisvalid)
  THEN RETURN NULL; END IF;
  SELECT coalesce(array_agg(f."id"), '{}') INTO found FROM (
    (SELECT p."id" FROM "Payment" p
      WHERE p."organizationId" = tenant AND p."searchText" LIKE pattern LIMIT at_most + 1)
    UNION ALL
    (SELECT p."id" FROM "User" u JOIN "Payment" p ON p."organizationId" = tenant AND p."userId" = u."id"
      WHERE u."organizationId" = tenant AND u."searchText" LIKE pattern LIMIT at_most + 1)
    LIMIT at_most + 1) f;
  RETURN CASE WHEN cardinality(found) <= at_most THEN found END;
END
$$;

REVOKE EXECUTE ON FUNCTION find_people(text, integer), find_payments(text, integer) FROM PUBLIC;

-- As the other functions that pass the policies.
REVOKE EXECUTE ON FUNCTION search_lessons(text, integer, boolean, integer) FROM PUBLIC;
