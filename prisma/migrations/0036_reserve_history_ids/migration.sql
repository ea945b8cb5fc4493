-- The gateway reserves the id of a transaction's entry when it says who works, so that it knows by which id the change can
-- be undone. A transaction that changes nothing leaves a gap.
CREATE OR REPLACE FUNCTION history_entry(said jsonb, organization integer, self integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  entry integer := NULLIF(current_setting('app.history_entry', true), '')::integer;
  actor integer := (said ->> 'actorId')::integer;
BEGIN
  IF entry IS NOT NULL THEN RETURN entry; END IF;
  IF actor IS NULL AND (said ->> 'isSelf')::boolean THEN actor := self; END IF;
  entry := current_setting('app.history_id')::integer;
  INSERT INTO "History" ("id", "organizationId", "at", "actorId", "source", "action", "undoOf")
  VALUES (entry, organization, (said ->> 'at')::timestamptz, actor, (said ->> 'source')::"HistorySource",
    said ->> 'action', (said ->> 'undoOf')::integer);
  INSERT INTO "HistoryQueue" ("organizationId", "historyId") VALUES (organization, entry);
  PERFORM set_config('app.history_entry', entry::text, true);
  RETURN entry;
END
$$;
