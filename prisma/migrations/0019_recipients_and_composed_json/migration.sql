-- Whom an announcement was sent to, and who of them has read it, so that 'Read by 3 of 5' opens those five.
ALTER TABLE "AnnouncementRead" RENAME TO "AnnouncementRecipient";
ALTER SEQUENCE "AnnouncementRead_id_seq" RENAME TO "AnnouncementRecipient_id_seq";
ALTER TABLE "AnnouncementRecipient" RENAME CONSTRAINT "AnnouncementRead_pkey" TO "AnnouncementRecipient_pkey";
ALTER TABLE "AnnouncementRecipient" RENAME CONSTRAINT "AnnouncementRead_organizationId_announcementId_fkey"
  TO "AnnouncementRecipient_organizationId_announcementId_fkey";
ALTER TABLE "AnnouncementRecipient" RENAME CONSTRAINT "AnnouncementRead_organizationId_userId_fkey"
  TO "AnnouncementRecipient_organizationId_userId_fkey";
ALTER INDEX "AnnouncementRead_organizationId_userId_idx" RENAME TO "AnnouncementRecipient_organizationId_userId_idx";
ALTER INDEX "AnnouncementRead_organizationId_id_key" RENAME TO "AnnouncementRecipient_organizationId_id_key";
ALTER INDEX "AnnouncementRead_organizationId_announcementId_userId_key"
  RENAME TO "AnnouncementRecipient_organizationId_announcementId_userId_key";
ALTER TABLE "AnnouncementRecipient" ALTER COLUMN "readAt" DROP NOT NULL;

-- Of those that were sent before: who was notified of it, and who belongs to its audience and did so then. The policies are
-- lifted while rows are read and added.
CREATE FUNCTION lift_policies(lifted boolean, VARIADIC tables regclass[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  place regclass;
BEGIN
  FOREACH place IN ARRAY tables LOOP
    EXECUTE format('ALTER TABLE %s %s FORCE ROW LEVEL SECURITY', place, CASE WHEN lifted THEN 'NO' ELSE '' END);
  END LOOP;
END
$$;

SELECT lift_policies(true, '"Announcement"', '"AnnouncementRecipient"', '"Notification"', '"User"', '"BatchUser"',
  '"BatchTrainer"', '"Enrolment"', '"Course"');

INSERT INTO "AnnouncementRecipient" ("organizationId", "announcementId", "userId")
SELECT DISTINCT n."organizationId", n."announcementId", n."userId"
FROM "Notification" n
WHERE n."announcementId" IS NOT NULL
ON CONFLICT DO NOTHING;

INSERT INTO "AnnouncementRecipient" ("organizationId", "announcementId", "userId")
SELECT a."organizationId", a."id", u."id"
FROM "Announcement" a
JOIN "User" u ON u."organizationId" = a."organizationId" AND u."active" AND u."id" <> a."authorId"
  AND u."createdAt" <= a."sentAt"
WHERE a."sentAt" IS NOT NULL AND (
  (a."batchId" IS NULL AND a."courseId" IS NULL)
  OR EXISTS (
    SELECT FROM "BatchUser" b
    WHERE b."organizationId" = a."organizationId" AND b."batchId" = a."batchId" AND b."userId" = u."id"
      AND b."status" <> 'DROPPED' AND b."createdAt" <= a."sentAt")
  OR EXISTS (
    SELECT FROM "BatchTrainer" t
    WHERE t."organizationId" = a."organizationId" AND t."batchId" = a."batchId" AND t."trainerId" = u."id"
      AND t."createdAt" <= a."sentAt")
  OR EXISTS (
    SELECT FROM "Enrolment" e
    JOIN "Course" c ON c."organizationId" = e."organizationId" AND c."id" = e."courseId" AND c."status" = 'PUBLISHED'
    WHERE e."organizationId" = a."organizationId" AND e."courseId" = a."courseId" AND e."userId" = u."id"
      AND e."createdAt" <= a."sentAt"))
ON CONFLICT DO NOTHING;

SELECT lift_policies(false, '"Announcement"', '"AnnouncementRecipient"', '"Notification"', '"User"', '"BatchUser"',
  '"BatchTrainer"', '"Enrolment"', '"Course"');
DROP FUNCTION lift_policies(boolean, regclass[]);

ALTER TABLE "Announcement" DROP COLUMN "audienceCount";

-- Usernames are sorted as names are: bob9 before bob10.
ALTER TABLE "User"
  ADD COLUMN "usernameKey" TEXT COLLATE "C" NOT NULL GENERATED ALWAYS AS (sort_key("username")) STORED;
CREATE INDEX "User_organizationId_usernameKey_id_idx" ON "User"("organizationId", "usernameKey", "id");

-- The history does not tell generated columns.
CREATE OR REPLACE FUNCTION history_values(whole jsonb, secrets text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_object_agg(v.key, CASE
    WHEN v.key = ANY (secrets) AND v.value <> 'null' THEN '{"hidden": true}'
    WHEN octet_length(v.value::text) > 65536 THEN jsonb_build_object(
      'cut', left(v.value #>> '{}', 200), 'length', length(v.value #>> '{}'),
      'sha256', encode(sha256(convert_to(v.value::text, 'UTF8')), 'hex'))
    ELSE v.value END)
  FROM jsonb_each(whole) AS v WHERE v.key NOT IN ('organizationId', 'searchText', 'sortKey', 'uniqueKey', 'usernameKey')
$$;

CREATE OR REPLACE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
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
      AND o.key NOT IN ('updatedAt', 'version', 'searchText', 'sortKey', 'uniqueKey', 'usernameKey', 'lastUsedAt');
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

-- Texts inside JSON are composed (NFC), as new ones are from now on (gateway/composeTexts.ts): not the names of values, not
-- passwords, secrets and tokens, and not the history. As text a sign of the notation could join a mark, so each value is
-- composed by itself.
CREATE FUNCTION compose_json(given jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE STRICT AS $$
BEGIN
  CASE jsonb_typeof(given)
    WHEN 'string' THEN RETURN to_jsonb(normalize(given #>> '{}', NFC));
    WHEN 'array' THEN
      RETURN coalesce((SELECT jsonb_agg(compose_json(v.item) ORDER BY v.n)
        FROM jsonb_array_elements(given) WITH ORDINALITY AS v(item, n)), '[]');
    WHEN 'object' THEN
      RETURN coalesce((SELECT jsonb_object_agg(v.key, CASE
          WHEN v.key ~* 'password|secret|token' THEN v.value ELSE compose_json(v.value) END)
        FROM jsonb_each(given) AS v), '{}');
    ELSE RETURN given;
  END CASE;
END
$$;

DO $$
DECLARE
  place record;
BEGIN
  FOR place IN
    SELECT c.oid::regclass AS name, c.relforcerowsecurity AS is_forced,
      string_agg(format('%1$I::text IS NOT NFC NORMALIZED', a.attname), ' OR ') AS unlike,
      string_agg(format('%1$I = compose_json(%1$I)', a.attname), ', ') AS changes
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
      AND a.attgenerated = '' AND a.atttypid = 'jsonb'::regtype AND c.relname NOT LIKE 'History%'
    GROUP BY c.oid, c.relforcerowsecurity
  LOOP
    IF place.is_forced THEN EXECUTE format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', place.name); END IF;
    EXECUTE format('UPDATE %s SET %s WHERE %s', place.name, place.changes, place.unlike);
    IF place.is_forced THEN EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', place.name); END IF;
  END LOOP;
END
$$;

DROP FUNCTION compose_json(jsonb);

-- A headline in which no word is marked, since all are written with accents, is the whole text: where it is shown, the words
-- are found in it (gateway/domains/foundContract.ts).
CREATE OR REPLACE FUNCTION search_lessons(words text, course integer, published_only boolean, size integer)
RETURNS TABLE ("topicId" integer, "blockId" integer, "headline" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  tenant CONSTANT integer := NULLIF(current_setting('app.tenant_id', true), '')::integer;
  wanted CONSTANT tsquery := to_tsquery('english', words) || to_tsquery('simple', words);
  marks CONSTANT text := 'StartSel=' || U&'\E000' || ', StopSel=' || U&'\E001' || ', MaxWords=24, MinWords=10, MaxFragments=1, ShortWord=0';
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  RETURN QUERY
    WITH named AS (
      SELECT t."id" AS topic, NULL::integer AS block, CASE
          WHEN lesson_words(t."name") @@ wanted THEN t."name"
          WHEN lesson_words(t."summary") @@ wanted THEN t."summary"
          ELSE t."name" || '. ' || t."summary" END AS written,
        0 AS class, ts_rank(lesson_words(t."name" || ' ' || t."summary"), wanted) AS worth
      FROM "Topic" t
      JOIN "Course" c ON c."organizationId" = t."organizationId" AND c."id" = t."courseId"
      WHERE t."organizationId" = tenant AND (course IS NULL OR t."courseId" = course)
        AND (NOT published_only OR c."status" = 'PUBLISHED')
        AND lesson_words(t."name" || ' ' || t."summary") @@ wanted
    ), told AS (
      SELECT b."topicId" AS topic, b."id" AS block,
        b."markdown" || ' ' || b."caption" || ' ' || b."altText" AS written, 1 AS class,
        ts_rank(lesson_words(b."markdown" || ' ' || b."caption" || ' ' || b."altText"), wanted) AS worth
      FROM "TopicBlock" b
      JOIN "Course" c ON c."organizationId" = b."organizationId" AND c."id" = b."courseId"
      WHERE b."organizationId" = tenant AND b."draftId" IS NOT NULL AND (course IS NULL OR b."courseId" = course)
        AND (NOT published_only OR c."status" = 'PUBLISHED')
        AND lesson_words(b."markdown" || ' ' || b."caption" || ' ' || b."altText") @@ wanted
    ), best AS (
      SELECT * FROM named UNION ALL SELECT * FROM told
      ORDER BY class, worth DESC, topic, block LIMIT size
    )
    SELECT best.topic, best.block, CASE WHEN h.line LIKE U&'%\E000%' THEN with_ends(part_tags(best.written), h.line)
      ELSE left(part_tags(best.written), 20000) END
    FROM best CROSS JOIN LATERAL (
      SELECT ts_headline('english', part_tags(best.written), wanted, marks) AS line
    ) AS h
    ORDER BY best.class, best.worth DESC, best.topic, best.block;
  PERFORM set_config('app.owner', '', true);
END
$$;
