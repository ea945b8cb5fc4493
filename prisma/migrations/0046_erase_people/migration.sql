-- AlterTable
ALTER TABLE "User" ADD COLUMN "erasedAt" TIMESTAMPTZ(3);

-- Erasing a person may blank the values of a line, or only the name of who did it: what was done then stays.
CREATE OR REPLACE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  blanked text[] := ARRAY['before', 'after', 'name', 'actorName', 'salt', 'searchText'];
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'HistoryLine' THEN
    IF current_setting('app.erasing', true) = 'on' AND NEW."salt" IS NULL
      AND (NEW."before" IS NULL OR NEW."before" = OLD."before") AND (NEW."after" IS NULL OR NEW."after" = OLD."after")
      AND to_jsonb(NEW) - blanked = to_jsonb(OLD) - blanked THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the history is append-only: % of "%" is refused', lower(TG_OP), TG_TABLE_NAME;
END
$$;
