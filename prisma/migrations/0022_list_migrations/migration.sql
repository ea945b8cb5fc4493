-- The list of migrations is the owner's alone. A gateway that runs may know how far its database is, for the checks that
-- its operators see.
CREATE FUNCTION list_migrations()
RETURNS TABLE ("name" text, "startedAt" timestamptz, "finished" boolean, "logs" text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN QUERY
    SELECT m.migration_name::text, m.started_at, m.finished_at IS NOT NULL, m.logs
    FROM _prisma_migrations m WHERE m.rolled_back_at IS NULL ORDER BY m.migration_name;
END
$$;

REVOKE EXECUTE ON FUNCTION list_migrations() FROM PUBLIC;
