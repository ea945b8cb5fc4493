-- CreateEnum
CREATE TYPE "HistorySource" AS ENUM ('SCREEN', 'REST', 'JOB', 'COMMAND_LINE');

-- CreateTable
CREATE TABLE "History" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actorId" INTEGER,
    "source" "HistorySource" NOT NULL,
    "action" TEXT NOT NULL,
    "undoOf" INTEGER,

    CONSTRAINT "History_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HistoryLine" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "historyId" INTEGER NOT NULL,
    "table" TEXT NOT NULL,
    "key" JSONB NOT NULL DEFAULT '{}',
    "rowId" INTEGER,
    "before" JSONB,
    "after" JSONB,
    "name" TEXT NOT NULL DEFAULT '',
    "actorName" TEXT NOT NULL DEFAULT '',
    "userId" INTEGER,
    "batchId" INTEGER,
    "courseId" INTEGER,
    "salt" TEXT,
    "hash" TEXT NOT NULL,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (lower("name" || E'\n' || "actorName")) STORED,

    CONSTRAINT "HistoryLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HistorySeal" (
    "organizationId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "historyId" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "HistorySeal_pkey" PRIMARY KEY ("organizationId","number")
);

-- CreateTable
CREATE TABLE "HistoryQueue" (
    "organizationId" INTEGER NOT NULL,
    "historyId" INTEGER NOT NULL,

    CONSTRAINT "HistoryQueue_pkey" PRIMARY KEY ("organizationId","historyId")
);

-- CreateIndex
CREATE INDEX "History_organizationId_at_id_idx" ON "History"("organizationId", "at", "id");

-- CreateIndex
CREATE INDEX "History_organizationId_actorId_id_idx" ON "History"("organizationId", "actorId", "id");

-- CreateIndex
CREATE INDEX "History_organizationId_action_id_idx" ON "History"("organizationId", "action", "id");

-- CreateIndex
CREATE INDEX "History_organizationId_undoOf_idx" ON "History"("organizationId", "undoOf");

-- CreateIndex
CREATE UNIQUE INDEX "History_organizationId_id_key" ON "History"("organizationId", "id");

-- CreateIndex
CREATE INDEX "HistoryLine_organizationId_historyId_id_idx" ON "HistoryLine"("organizationId", "historyId", "id");

-- CreateIndex
CREATE INDEX "HistoryLine_organizationId_table_rowId_idx" ON "HistoryLine"("organizationId", "table", "rowId");

-- CreateIndex
CREATE INDEX "HistoryLine_organizationId_userId_historyId_idx" ON "HistoryLine"("organizationId", "userId", "historyId");

-- CreateIndex
CREATE INDEX "HistoryLine_organizationId_batchId_historyId_idx" ON "HistoryLine"("organizationId", "batchId", "historyId");

-- CreateIndex
CREATE INDEX "HistoryLine_organizationId_courseId_historyId_idx" ON "HistoryLine"("organizationId", "courseId", "historyId");

-- CreateIndex
CREATE UNIQUE INDEX "HistorySeal_organizationId_historyId_key" ON "HistorySeal"("organizationId", "historyId");

-- AddForeignKey
ALTER TABLE "History" ADD CONSTRAINT "History_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HistoryLine" ADD CONSTRAINT "HistoryLine_organizationId_historyId_fkey" FOREIGN KEY ("organizationId", "historyId") REFERENCES "History"("organizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HistorySeal" ADD CONSTRAINT "HistorySeal_organizationId_historyId_fkey" FOREIGN KEY ("organizationId", "historyId") REFERENCES "History"("organizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HistoryQueue" ADD CONSTRAINT "HistoryQueue_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"History"');

SELECT guard_tenant_rows('"HistoryLine"');

SELECT guard_tenant_rows('"HistorySeal"');

SELECT guard_tenant_rows('"HistoryQueue"');


-- What a line's hash covers, as one text.
CREATE FUNCTION history_line_text(line "HistoryLine") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(line."table", line."key", line."rowId", line."before", line."after", line."name",
    line."actorName", line."userId", line."batchId", line."courseId")::text
$$;

CREATE FUNCTION hash_history_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."salt" := gen_random_uuid()::text;
  NEW."hash" := encode(sha256(convert_to(NEW."salt" || history_line_text(NEW), 'UTF8')), 'hex');
  RETURN NEW;
END
$$;

CREATE TRIGGER "HistoryLine_hash" BEFORE INSERT ON "HistoryLine"
  FOR EACH ROW EXECUTE FUNCTION hash_history_line();

-- Nothing that was recorded changes, except that the erasure of a person may blank values.
CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  blanked text[] := ARRAY['before', 'after', 'name', 'actorName', 'salt', 'searchText'];
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'HistoryLine' THEN
    IF current_setting('app.erasing', true) = 'on' AND NEW."salt" IS NULL AND NEW."before" IS NULL
      AND NEW."after" IS NULL AND to_jsonb(NEW) - blanked = to_jsonb(OLD) - blanked THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the history is append-only: % of "%" is refused', lower(TG_OP), TG_TABLE_NAME;
END
$$;

CREATE TRIGGER "History_kept" BEFORE UPDATE OR DELETE ON "History"
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
CREATE TRIGGER "HistoryLine_kept" BEFORE UPDATE OR DELETE ON "HistoryLine"
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
CREATE TRIGGER "HistorySeal_kept" BEFORE UPDATE OR DELETE ON "HistorySeal"
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
CREATE TRIGGER "History_whole" BEFORE TRUNCATE ON "History" EXECUTE FUNCTION refuse_history_change();
CREATE TRIGGER "HistoryLine_whole" BEFORE TRUNCATE ON "HistoryLine" EXECUTE FUNCTION refuse_history_change();
CREATE TRIGGER "HistorySeal_whole" BEFORE TRUNCATE ON "HistorySeal" EXECUTE FUNCTION refuse_history_change();

-- A row's values as they are recorded: secrets are hidden, and of a very long value only its beginning and its hash
-- are kept.
CREATE FUNCTION history_values(whole jsonb, secrets text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_object_agg(v.key, CASE
    WHEN v.key = ANY (secrets) AND v.value <> 'null' THEN '{"hidden": true}'
    WHEN octet_length(v.value::text) > 65536 THEN jsonb_build_object(
      'cut', left(v.value #>> '{}', 200), 'length', length(v.value #>> '{}'),
      'sha256', encode(sha256(convert_to(v.value::text, 'UTF8')), 'hex'))
    ELSE v.value END)
  FROM jsonb_each(whole) AS v WHERE v.key NOT IN ('organizationId', 'searchText')
$$;

-- The entry of this transaction: the first change makes it.
CREATE FUNCTION history_entry(said jsonb, organization integer, self integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  entry integer := NULLIF(current_setting('app.history_entry', true), '')::integer;
  actor integer := (said ->> 'actorId')::integer;
BEGIN
  IF entry IS NOT NULL THEN RETURN entry; END IF;
  IF actor IS NULL AND (said ->> 'isSelf')::boolean THEN actor := self; END IF;
  INSERT INTO "History" ("organizationId", "at", "actorId", "source", "action", "undoOf")
  VALUES (organization, (said ->> 'at')::timestamptz, actor, (said ->> 'source')::"HistorySource", said ->> 'action',
    (said ->> 'undoOf')::integer)
  RETURNING "id" INTO entry;
  INSERT INTO "HistoryQueue" ("organizationId", "historyId") VALUES (organization, entry);
  PERFORM set_config('app.history_entry', entry::text, true);
  RETURN entry;
END
$$;

-- Adds a line to this transaction's entry; beyond 5,000, one line says that there were more.
CREATE FUNCTION add_history_line(line "HistoryLine", said jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  size integer := coalesce(NULLIF(current_setting('app.history_size', true), '')::integer, 0) + 1;
BEGIN
  IF size > 5001 THEN RETURN; END IF;
  PERFORM set_config('app.history_size', size::text, true);
  IF size = 5001 THEN
    line."table" := ''; line."key" := '{}'; line."rowId" := NULL; line."name" := '';
    line."before" := NULL; line."after" := NULL;
  END IF;
  INSERT INTO "HistoryLine" ("organizationId", "historyId", "table", "key", "rowId", "before", "after", "name",
    "actorName", "userId", "batchId", "courseId", "hash")
  VALUES (line."organizationId", history_entry(said, line."organizationId", line."userId"), line."table", line."key",
    line."rowId", line."before", line."after", line."name", line."actorName", line."userId", line."batchId",
    line."courseId", '');
END
$$;

-- Records the change of a row. It runs only where app.history says who works.
CREATE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
  said jsonb := current_setting('app.history')::jsonb;
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  becomes jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  whole jsonb := coalesce(becomes, was);
  line "HistoryLine";
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, becomes -> o.key) INTO was, becomes
    FROM jsonb_each(was) AS o
    WHERE becomes -> o.key IS DISTINCT FROM o.value
      AND o.key NOT IN ('updatedAt', 'version', 'searchText', 'lastUsedAt');
    IF was IS NULL THEN RETURN NULL; END IF;
  END IF;
  line."organizationId" := coalesce(whole ->> 'organizationId', whole ->> 'id');
  line."table" := TG_TABLE_NAME;
  SELECT jsonb_object_agg(k.name, whole -> k.name) INTO line."key" FROM unnest(TG_ARGV[1]::text[]) AS k(name);
  line."rowId" := whole ->> 'id';
  line."before" := history_values(was, TG_ARGV[0]::text[]);
  line."after" := history_values(becomes, TG_ARGV[0]::text[]);
  line."name" := left(coalesce(whole ->> 'name', whole ->> 'title', whole ->> 'reference', ''), 200);
  line."userId" := coalesce(CASE WHEN TG_TABLE_NAME = 'User' THEN whole ->> 'id' END, whole ->> 'userId',
    whole ->> 'trainerId');
  line."batchId" := coalesce(CASE WHEN TG_TABLE_NAME = 'Batch' THEN whole ->> 'id' END, whole ->> 'batchId',
    said ->> 'batchId');
  line."courseId" := coalesce(CASE WHEN TG_TABLE_NAME = 'Course' THEN whole ->> 'id' END, whole ->> 'courseId',
    said ->> 'courseId');
  line."actorName" := left(coalesce(said ->> 'actorName', ''), 200);
  IF (said ->> 'isSelf')::boolean THEN
    SELECT u."name" INTO line."actorName" FROM "User" u
    WHERE u."organizationId" = line."organizationId" AND u."id" = line."userId";
    line."actorName" := coalesce(line."actorName", '');
  END IF;
  PERFORM add_history_line(line, said);
  RETURN NULL;
END
$$;

-- Records what changed no recorded row, such as a mail sent again.
CREATE FUNCTION record_event(organization integer, noted text, noted_id integer, noted_name text) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  said jsonb := NULLIF(current_setting('app.history', true), '')::jsonb;
  line "HistoryLine";
BEGIN
  IF said IS NULL THEN RETURN; END IF;
  line."organizationId" := organization;
  line."table" := noted;
  line."key" := jsonb_build_object('id', noted_id);
  line."rowId" := noted_id;
  line."name" := left(noted_name, 200);
  line."actorName" := left(coalesce(said ->> 'actorName', ''), 200);
  PERFORM add_history_line(line, said);
END
$$;

-- Records every change of a table's rows, those too that a deletion takes along: they come after the row that took them.
CREATE FUNCTION record_rows(recorded regclass, secrets text[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  key_columns text[];
BEGIN
  SELECT array_agg(a.attname::text) INTO key_columns
  FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
  WHERE i.indrelid = recorded AND i.indisprimary AND a.attname <> 'organizationId';
  EXECUTE format(
    'CREATE TRIGGER history AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW
     WHEN (current_setting(''app.history'', true) <> '''') EXECUTE FUNCTION record_change(%L, %L)',
    recorded, secrets::text, key_columns::text);
END
$$;

REVOKE EXECUTE ON FUNCTION record_rows(regclass, text[]) FROM PUBLIC;

SELECT record_rows(format('%I', c.relname)::regclass, CASE c.relname
  WHEN 'User' THEN ARRAY['passwordHash'] WHEN 'Session' THEN ARRAY['tokenHash']
  WHEN 'SignInCode' THEN ARRAY['codeHash'] WHEN 'Attempt' THEN ARRAY['shareToken']
  WHEN 'BatchFeed' THEN ARRAY['token'] ELSE '{}' END)
FROM pg_class c
WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname NOT IN (
  'History', 'HistoryLine', 'HistorySeal', 'HistoryQueue', '_prisma_migrations', 'RateLimit', 'LastVisit', 'Job',
  'MailMessage', 'MailToken', 'FileUse', 'FileKey', 'GenerationAttempt', 'Room', 'RoomMember', 'Message', 'MessageRevision',
  'Favourite', 'MessageFile');

-- The organizations with entries that await their seal.
CREATE FUNCTION list_unsealed() RETURNS TABLE ("organizationId" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  RETURN QUERY SELECT DISTINCT q."organizationId" FROM "HistoryQueue" q;
  PERFORM set_config('app.owner', '', true);
END
$$;

REVOKE EXECUTE ON FUNCTION list_unsealed() FROM PUBLIC;
