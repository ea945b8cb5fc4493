-- The batches in which a submission counts: the one whose dates it was handed in by, and those that were given its
-- assignment too and that its learner, or a member of its team, is in. Read with the rights of the role that asks, so that
-- the policies of its tables hold.

CREATE VIEW "SubmissionPlace" WITH (security_invoker = true) AS
SELECT s."id" || '-' || g."batchId" AS "id", s."organizationId", s."id" AS "submissionId", g."batchId"
FROM "Submission" s
JOIN "GivenAssignment" g ON g."organizationId" = s."organizationId" AND g."id" = s."givenId"
WHERE g."batchId" IS NOT NULL
UNION ALL
SELECT s."id" || '-' || o."batchId", s."organizationId", s."id", o."batchId"
FROM "Submission" s
JOIN "GivenAssignment" g ON g."organizationId" = s."organizationId" AND g."id" = s."givenId"
JOIN "GivenAssignment" o ON o."organizationId" = s."organizationId" AND o."assignmentId" = g."assignmentId"
  AND o."batchId" IS NOT NULL AND o."id" <> g."id"
WHERE EXISTS (
  SELECT 1 FROM "BatchUser" b
  WHERE b."organizationId" = s."organizationId" AND b."batchId" = o."batchId" AND b."status" <> 'DROPPED'
    AND (
      b."userId" = s."userId"
      OR EXISTS (
        SELECT 1 FROM "ProjectTeamMember" m
        WHERE m."organizationId" = s."organizationId" AND m."givenId" = s."givenId" AND m."teamId" = s."teamId"
          AND m."userId" = b."userId"
      )
    )
);

-- How late work is follows from the dates that hold now, and work counts in the batch that its learner is in now: a change
-- of these may complete the rule of a certificate, as a mark does.
CREATE FUNCTION review_extension() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review_certificates(g."organizationId", array_agg(m."userId"), a."courseId", TRUE)
  FROM "GivenAssignment" g
  JOIN "Assignment" a ON a."organizationId" = g."organizationId" AND a."id" = g."assignmentId"
  JOIN "GivenAssignment" o ON o."organizationId" = g."organizationId" AND o."assignmentId" = g."assignmentId"
  JOIN "Submission" s ON s."organizationId" = o."organizationId" AND s."givenId" = o."id"
  JOIN "SubmissionMark" m ON m."organizationId" = s."organizationId" AND m."submissionId" = s."id"
  WHERE g."organizationId" = NEW."organizationId" AND g."id" = NEW."givenId" AND (
    s."userId" = NEW."userId" OR s."teamId" IN (
      SELECT t."teamId" FROM "ProjectTeamMember" t
      WHERE t."organizationId" = NEW."organizationId" AND t."userId" = NEW."userId"))
  GROUP BY g."organizationId", a."courseId";
  RETURN NULL;
END
$$;

CREATE TRIGGER "AssignmentExtension_reviews_certificates" AFTER INSERT OR UPDATE ON "AssignmentExtension"
  FOR EACH ROW EXECUTE FUNCTION review_extension();

CREATE FUNCTION review_given_assignment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review_certificates(s."organizationId", array_agg(m."userId"), a."courseId", TRUE)
  FROM "Submission" s
  JOIN "SubmissionMark" m ON m."organizationId" = s."organizationId" AND m."submissionId" = s."id"
  JOIN "Assignment" a ON a."organizationId" = s."organizationId" AND a."id" = NEW."assignmentId"
  WHERE s."organizationId" = NEW."organizationId" AND s."givenId" = NEW."id"
  GROUP BY s."organizationId", a."courseId";
  RETURN NULL;
END
$$;

CREATE TRIGGER "GivenAssignment_reviews_certificates" AFTER UPDATE OF "dueAt", "daysAfterTopic" ON "GivenAssignment"
  FOR EACH ROW WHEN ((OLD."dueAt", OLD."daysAfterTopic") IS DISTINCT FROM (NEW."dueAt", NEW."daysAfterTopic"))
  EXECUTE FUNCTION review_given_assignment();

CREATE FUNCTION review_late_rule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review_certificates(g."organizationId", array_agg(m."userId"), NEW."courseId", TRUE)
  FROM "GivenAssignment" g
  JOIN "Submission" s ON s."organizationId" = g."organizationId" AND s."givenId" = g."id"
  JOIN "SubmissionMark" m ON m."organizationId" = s."organizationId" AND m."submissionId" = s."id"
  WHERE g."organizationId" = NEW."organizationId" AND g."assignmentId" = NEW."id"
  GROUP BY g."organizationId";
  RETURN NULL;
END
$$;

CREATE TRIGGER "Assignment_reviews_certificates" AFTER UPDATE OF "lateRule", "latePercent", "topicId" ON "Assignment"
  FOR EACH ROW
  WHEN ((OLD."lateRule", OLD."latePercent", OLD."topicId") IS DISTINCT FROM (NEW."lateRule", NEW."latePercent", NEW."topicId"))
  EXECUTE FUNCTION review_late_rule();

-- A statement at a time: a plan moves many topics at once.
CREATE FUNCTION review_planned_topics() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review_certificates(c."organizationId", array_agg(m."userId"), c."courseId", TRUE)
  FROM "changed" c
  JOIN "GivenAssignment" g ON g."organizationId" = c."organizationId" AND g."batchId" = c."batchId"
    AND g."daysAfterTopic" IS NOT NULL
  JOIN "Assignment" a ON a."organizationId" = g."organizationId" AND a."id" = g."assignmentId"
    AND a."courseId" = c."courseId" AND a."topicId" = c."topicId"
  JOIN "Submission" s ON s."organizationId" = g."organizationId" AND s."givenId" = g."id"
  JOIN "SubmissionMark" m ON m."organizationId" = s."organizationId" AND m."submissionId" = s."id"
  GROUP BY c."organizationId", c."courseId";
  RETURN NULL;
END
$$;

CREATE TRIGGER "BatchCourseTopic_reviews_certificates" AFTER INSERT ON "BatchCourseTopic"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION review_planned_topics();

CREATE TRIGGER "BatchCourseTopic_changed_reviews_certificates" AFTER UPDATE ON "BatchCourseTopic"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION review_planned_topics();

-- Those who come into a batch with marks, or come back: it may count them in another way.
CREATE FUNCTION review_batch_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review_certificates(c."organizationId", array_agg(c."userId"), b."courseId", TRUE)
  FROM "changed" c
  JOIN "BatchCourse" b ON b."organizationId" = c."organizationId" AND b."batchId" = c."batchId"
  WHERE EXISTS (
    SELECT FROM "SubmissionMark" m
    WHERE m."organizationId" = c."organizationId" AND m."userId" = c."userId" AND m."replacedAt" IS NULL)
  GROUP BY c."organizationId", b."courseId";
  RETURN NULL;
END
$$;

CREATE TRIGGER "BatchUser_reviews_certificates" AFTER INSERT ON "BatchUser"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION review_batch_users();

CREATE TRIGGER "BatchUser_changed_reviews_certificates" AFTER UPDATE ON "BatchUser"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION review_batch_users();
