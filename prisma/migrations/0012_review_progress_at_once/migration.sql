-- Topics that are ticked off may complete the rule of a certificate. A statement at a time, as marks are: a batch that is
-- marked as taught, or a plan that is brought in, ticks thousands of topics at once, and each row's own job made the rows
-- of "Job" as many versions as there were topics.
DROP TRIGGER "TopicProgress_reviews_certificates" ON "TopicProgress";

CREATE OR REPLACE FUNCTION review_topic_progress() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review_certificates(c."organizationId", array_agg(c."userId"), c."courseId", FALSE)
  FROM "changed" c
  WHERE c."status" = 'COMPLETED'
  GROUP BY c."organizationId", c."courseId";
  RETURN NULL;
END
$$;

CREATE TRIGGER "TopicProgress_reviews_certificates" AFTER INSERT ON "TopicProgress"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION review_topic_progress();

CREATE TRIGGER "TopicProgress_changed_reviews_certificates" AFTER UPDATE ON "TopicProgress"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION review_topic_progress();
