-- The words of a text: stems of English where it is in Latin script, else its words as they are.
CREATE FUNCTION lesson_words(written text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT CASE WHEN written ~ '[^\u0001-\u024F\u2000-\u2BFF]'
    THEN to_tsvector('simple', written) ELSE to_tsvector('english', written) END
$$;

CREATE INDEX "TopicBlock_words_idx" ON "TopicBlock"
  USING GIN (lesson_words("markdown" || ' ' || "caption" || ' ' || "altText")) WHERE "draftId" IS NOT NULL;
CREATE INDEX "Topic_words_idx" ON "Topic" USING GIN (lesson_words("name" || ' ' || "summary"));

-- A policy comes before the operator that searches text, which would then read every lesson instead of the index: the
-- search passes the policy and asks for the tenant of the connection itself. A null course is every course. What a viewer
-- may read of it is decided by the caller.
CREATE FUNCTION search_lessons(words text, course integer, published_only boolean, size integer)
RETURNS TABLE ("topicId" integer, "blockId" integer, "headline" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  tenant CONSTANT integer := NULLIF(current_setting('app.tenant_id', true), '')::integer;
  wanted CONSTANT tsquery := to_tsquery('english', words) || to_tsquery('simple', words);
  marks CONSTANT text := 'StartSel=' || U&'\E000' || ', StopSel=' || U&'\E001' || ', MaxWords=24, MinWords=10';
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  RETURN QUERY
    WITH named AS (
      SELECT t."id" AS topic, NULL::integer AS block, t."name" AS written, 0 AS class,
        ts_rank(lesson_words(t."name" || ' ' || t."summary"), wanted) AS worth
      FROM "Topic" t
      JOIN "Course" c ON c."organizationId" = t."organizationId" AND c."id" = t."courseId"
      WHERE t."organizationId" = tenant AND (course IS NULL OR t."courseId" = course)
        AND (NOT published_only OR c."status" = 'PUBLISHED')
        AND lesson_words(t."name" || ' ' || t."summary") @@ wanted
    ), told AS (
      SELECT b."topicId" AS topic, b."id" AS block, b."markdown" || ' ' || b."caption" AS written, 1 AS class,
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
    SELECT best.topic, best.block, ts_headline('english', best.written, wanted, marks) FROM best
    ORDER BY best.class, best.worth DESC, best.topic, best.block;
  PERFORM set_config('app.owner', '', true);
END
$$;
