#!/bin/sh
# Makes the owner of the tables and the role that the gateways work as, once, in a new cluster.
# The latter owns nothing and cannot pass row-level security; the gateway's start grants it what it needs. The owner
# passes it, since no policy lets a search use the index of words.
set -eu
psql -v ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname "$POSTGRES_DB" \
  -v owner_password="$OWNER_PASSWORD" -v app_password="$APP_PASSWORD" -v database="$POSTGRES_DB" <<'SQL'
CREATE ROLE lectern_owner LOGIN BYPASSRLS PASSWORD :'owner_password';
CREATE ROLE lectern_gateway LOGIN PASSWORD :'app_password';
ALTER DATABASE :"database" OWNER TO lectern_owner;
ALTER SCHEMA public OWNER TO lectern_owner;
SQL
