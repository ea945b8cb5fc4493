-- AlterTable
ALTER TABLE "BlockProgress" ADD COLUMN     "watchedUntil" TIMESTAMPTZ(3);

-- == The search in lessons ==

-- The parser of words takes '<thead>' for markup and finds no word in it, and a headline leaves it out. A space behind
-- the bracket makes it a word; gateway/domains/lessons/searchRules.ts takes the space out of a headline.
CREATE FUNCTION part_tags(written text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT replace(replace(written, '<', '< '), '< /', '< / ')
$$;

-- A headline begins and ends with a word: at the ends of its text it gets back what stands before and behind.
CREATE FUNCTION with_ends(written text, line text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT CASE WHEN starts_with(regexp_replace(written, '^[^[:alnum:]]+', ''), plain)
      THEN substring(written FROM '^[^[:alnum:]]*') ELSE '' END
    || line
    || CASE WHEN right(regexp_replace(written, '[^[:alnum:]]+$', ''), length(plain)) = plain
      THEN substring(written FROM '[^[:alnum:]]*$') ELSE '' END
  FROM (SELECT translate(line, U&'\E000\E001', '') AS plain) bare
$$;

-- The words of a text: stems of English where it is in Latin script, else its words as they are.
CREATE OR REPLACE FUNCTION lesson_words(written text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT CASE WHEN written ~ '[^\u0001-\u024F\u2000-\u2BFF]'
    THEN to_tsvector('simple', public.fold_text(public.part_tags(written)))
    ELSE to_tsvector('english', public.fold_text(public.part_tags(written))) END
$$;

REINDEX INDEX "Topic_words_idx";
REINDEX INDEX "TopicBlock_words_idx";

-- A hit shows the text in which the words were found: a topic's name or else its summary, a block's texts. As a fragment
-- it has words before the first one found, and so the bracket of its tag.
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
    SELECT best.topic, best.block,
      with_ends(part_tags(best.written), ts_headline('english', part_tags(best.written), wanted, marks))
    FROM best
    ORDER BY best.class, best.worth DESC, best.topic, best.block;
  PERFORM set_config('app.owner', '', true);
END
$$;
