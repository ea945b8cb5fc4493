-- Lines of the history that an erasure blanked, so that nothing else can blank one unnoticed.

CREATE TABLE "HistoryErasure" (
    "organizationId" INTEGER NOT NULL,
    "historyId" INTEGER NOT NULL,
    "lineId" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "HistoryErasure_pkey" PRIMARY KEY ("organizationId", "historyId", "lineId")
);

CREATE INDEX "HistoryErasure_organizationId_lineId_idx" ON "HistoryErasure"("organizationId", "lineId");

ALTER TABLE "HistoryErasure" ADD CONSTRAINT "HistoryErasure_organizationId_historyId_fkey"
  FOREIGN KEY ("organizationId", "historyId")
  REFERENCES "History"("organizationId", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

SELECT guard_tenant_rows('"HistoryErasure"');

CREATE TRIGGER "HistoryErasure_kept" BEFORE UPDATE OR DELETE ON "HistoryErasure"
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
CREATE TRIGGER "HistoryErasure_whole" BEFORE TRUNCATE ON "HistoryErasure" EXECUTE FUNCTION refuse_history_change();

-- What is left of a blanked line, with the hash that its seal covers.
CREATE FUNCTION history_remains_hash(line "HistoryLine") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(line."hash" || history_line_text(line), 'UTF8')), 'hex')
$$;

-- Notes each line that is blanked. Only the transaction of a recorded change may blank one.
CREATE FUNCTION note_blanked_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry integer := NULLIF(current_setting('app.history_entry', true), '')::integer;
BEGIN
  IF entry IS NULL THEN
    RAISE EXCEPTION 'the history is append-only: an erasure that is not recorded may not blank a line';
  END IF;
  INSERT INTO "HistoryErasure" ("organizationId", "historyId", "lineId", "hash")
  VALUES (NEW."organizationId", entry, NEW."id", history_remains_hash(NEW));
  RETURN NULL;
END
$$;

CREATE TRIGGER "HistoryLine_blanked" AFTER UPDATE ON "HistoryLine"
  FOR EACH ROW EXECUTE FUNCTION note_blanked_line();

-- All that an entry blanked, as one text.
CREATE FUNCTION history_erasure_text(organization integer, entry integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(e."lineId" || ' ' || e."hash", E'\n' ORDER BY e."lineId"), '')
  FROM "HistoryErasure" e WHERE e."organizationId" = organization AND e."historyId" = entry
$$;

-- Adds a line to an entry that says what it blanked and of whom, so that its seal covers that, too. It does without
-- add_history_line, which leaves out lines beyond the 5,000th.
CREATE FUNCTION add_erasure_line(organization integer, entry integer, person integer) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO "HistoryLine" ("organizationId", "historyId", "table", "userId", "after", "actorName", "hash")
  SELECT organization, entry, 'HistoryErasure', person, jsonb_build_object(
    'sha256', encode(sha256(convert_to(history_erasure_text(organization, entry), 'UTF8')), 'hex')),
    left(coalesce(NULLIF(current_setting('app.history', true), '')::jsonb ->> 'actorName', ''), 200), ''
$$;

-- Notes the lines that were blanked before this migration, in one entry for each organization.
DO $$
DECLARE
  organization integer;
  entry integer;
BEGIN
  FOR organization IN SELECT DISTINCT l."organizationId" FROM "HistoryLine" l WHERE l."salt" IS NULL LOOP
    INSERT INTO "History" ("organizationId", "at", "source", "action")
    VALUES (organization, now(), 'COMMAND_LINE', 'history.erasuresNoted') RETURNING "id" INTO entry;
    INSERT INTO "HistoryQueue" ("organizationId", "historyId") VALUES (organization, entry);
    INSERT INTO "HistoryErasure" ("organizationId", "historyId", "lineId", "hash")
    SELECT l."organizationId", entry, l."id", history_remains_hash(l) FROM "HistoryLine" l
    WHERE l."organizationId" = organization AND l."salt" IS NULL;
    PERFORM add_erasure_line(organization, entry, NULL);
  END LOOP;
END
$$;
