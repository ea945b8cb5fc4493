-- Whether there is a certificate that is issued by itself and that a person who follows a course does not have yet: of
-- the course, of a batch of theirs with it or of a specialization with it. By marks: only one whose rule looks at marks.
CREATE FUNCTION has_certificate_to_earn(tenant integer, person integer, course integer, by_marks boolean)
RETURNS boolean STABLE LANGUAGE sql AS $$
  SELECT EXISTS (
    SELECT FROM "CertificateTemplate" t
    WHERE t."organizationId" = tenant AND t."isActive" AND t."isAutomatic"
      AND (NOT by_marks OR t."minGrade" IS NOT NULL OR t."assessmentId" IS NOT NULL)
      AND (
        t."courseId" = course
        OR EXISTS (
          SELECT FROM "BatchCourse" b
          JOIN "BatchUser" u ON u."organizationId" = b."organizationId" AND u."batchId" = b."batchId"
          WHERE b."organizationId" = tenant AND b."batchId" = t."batchId" AND b."courseId" = course
            AND u."userId" = person)
        OR EXISTS (
          SELECT FROM "SpecializationCourse" s
          WHERE s."organizationId" = tenant AND s."specializationId" = t."specializationId" AND s."courseId" = course))
      AND NOT EXISTS (
        SELECT FROM "Certificate" c
        WHERE c."organizationId" = tenant AND c."templateId" = t."id" AND c."userId" = person))
$$;

-- Has what people have earned in a course issued, where there is something to earn: one job a person and course, however
-- many of their marks have changed. Rows are written in the order of people, so that two statements wait for each other.
CREATE FUNCTION review_certificates(tenant integer, people integer[], course integer, by_marks boolean)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO "Job" AS j ("organizationId", "kind", "key", "payload", "runAt", "updatedAt")
  SELECT tenant, 'certificates.review', p."id" || ':' || course,
    jsonb_build_object('userId', p."id", 'courseId', course), now(), now()
  FROM (SELECT DISTINCT unnest(people) AS "id") p
  -- Gone while it is deleted with all of its rows.
  JOIN "Organization" o ON o."id" = tenant
  WHERE has_certificate_to_earn(tenant, p."id", course, by_marks)
  ORDER BY p."id"
  ON CONFLICT ("organizationId", "kind", "key") DO UPDATE SET
    "runAt" = EXCLUDED."runAt", "attempts" = 0, "turn" = j."turn" + 1, "lockedUntil" = NULL, "failedAt" = NULL,
    "lastError" = NULL, "updatedAt" = now()
$$;

CREATE OR REPLACE FUNCTION review_topic_progress() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review_certificates(NEW."organizationId", ARRAY[NEW."userId"], NEW."courseId", FALSE);
  RETURN NULL;
END
$$;

-- An attempt counts when it is submitted, when its time runs out, and when its marks are released. For the second
-- there is a job that waits for that moment; it moves with the moment and goes when the attempt is submitted.
CREATE OR REPLACE FUNCTION review_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  course integer;
  planned text := 'attempt:' || NEW."id";
BEGIN
  SELECT a."courseId" INTO course FROM "Assessment" a
  WHERE a."organizationId" = NEW."organizationId" AND a."id" = NEW."assessmentId";
  IF NEW."submittedAt" IS NULL AND NEW."dueAt" > now() THEN
    INSERT INTO "Job" AS j ("organizationId", "kind", "key", "payload", "runAt", "updatedAt")
    SELECT NEW."organizationId", 'certificates.review', planned,
      jsonb_build_object('userId', NEW."userId", 'courseId', course), NEW."dueAt", now()
    WHERE has_certificate_to_earn(NEW."organizationId", NEW."userId", course, TRUE)
    ON CONFLICT ("organizationId", "kind", "key") DO UPDATE SET
      "runAt" = EXCLUDED."runAt", "attempts" = 0, "turn" = j."turn" + 1, "lockedUntil" = NULL, "failedAt" = NULL,
      "lastError" = NULL, "updatedAt" = now();
    RETURN NULL;
  END IF;
  DELETE FROM "Job" j
  WHERE j."organizationId" = NEW."organizationId" AND j."kind" = 'certificates.review' AND j."key" = planned;
  PERFORM review_certificates(NEW."organizationId", ARRAY[NEW."userId"], course, TRUE);
  RETURN NULL;
END
$$;

DROP FUNCTION review_certificates(integer, integer, integer);

DROP TRIGGER "Attempt_reviews_certificates" ON "Attempt";

CREATE TRIGGER "Attempt_reviews_certificates" AFTER INSERT OR UPDATE OF "submittedAt", "dueAt", "releasedAt" ON "Attempt"
  FOR EACH ROW WHEN (NEW."submittedAt" IS NOT NULL OR NEW."dueAt" IS NOT NULL) EXECUTE FUNCTION review_attempt();

-- Marks that were held and are released for a batch, or for everyone, enter the grades of all who sat the assessment.
CREATE FUNCTION review_release() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review_certificates(NEW."organizationId", array_agg(t."userId"), a."courseId", TRUE)
  FROM "Assessment" a
  JOIN "Attempt" t ON t."organizationId" = a."organizationId" AND t."assessmentId" = a."id"
  WHERE a."organizationId" = NEW."organizationId" AND a."id" = NEW."assessmentId"
    AND (NEW."batchId" IS NULL OR t."userId" IN (
      SELECT b."userId" FROM "BatchUser" b
      WHERE b."organizationId" = NEW."organizationId" AND b."batchId" = NEW."batchId"))
  GROUP BY a."courseId";
  RETURN NULL;
END
$$;

CREATE TRIGGER "AssessmentRelease_reviews_certificates" AFTER INSERT ON "AssessmentRelease"
  FOR EACH ROW EXECUTE FUNCTION review_release();

-- Marks by hand and regrades, not the marks that answers get while an attempt goes on. A statement at a time, since a
-- regrade changes thousands of marks by a few statements.
CREATE FUNCTION review_mark_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review_certificates(c."organizationId", array_agg(t."userId"), a."courseId", TRUE)
  FROM "changed" c
  JOIN "AttemptQuestion" q ON q."organizationId" = c."organizationId" AND q."id" = c."questionId"
  JOIN "Attempt" t ON t."organizationId" = q."organizationId" AND t."id" = q."attemptId"
  JOIN "Assessment" a ON a."organizationId" = t."organizationId" AND a."id" = t."assessmentId"
  GROUP BY c."organizationId", a."courseId";
  RETURN NULL;
END
$$;

CREATE TRIGGER "MarkChange_reviews_certificates" AFTER INSERT ON "MarkChange"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION review_mark_changes();

CREATE FUNCTION review_submission_marks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review_certificates(c."organizationId", array_agg(c."userId"), a."courseId", TRUE)
  FROM "changed" c
  JOIN "Submission" s ON s."organizationId" = c."organizationId" AND s."id" = c."submissionId"
  JOIN "GivenAssignment" g ON g."organizationId" = s."organizationId" AND g."id" = s."givenId"
  JOIN "Assignment" a ON a."organizationId" = g."organizationId" AND a."id" = g."assignmentId"
  GROUP BY c."organizationId", a."courseId";
  RETURN NULL;
END
$$;

CREATE TRIGGER "SubmissionMark_reviews_certificates" AFTER INSERT ON "SubmissionMark"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION review_submission_marks();

-- An undone mark may leave the sum, or bring back the one before.
CREATE TRIGGER "SubmissionMark_changed_reviews_certificates" AFTER UPDATE ON "SubmissionMark"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION review_submission_marks();

CREATE FUNCTION review_grade_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review_certificates(c."organizationId", array_agg(c."userId"), c."courseId", TRUE)
  FROM "changed" c
  GROUP BY c."organizationId", c."courseId";
  RETURN NULL;
END
$$;

CREATE TRIGGER "GradeEntry_reviews_certificates" AFTER INSERT ON "GradeEntry"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION review_grade_entries();

-- How a course is graded, and the items that a batch has of its own, change the grade of everyone there.
CREATE FUNCTION review_graded_course() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place record := COALESCE(NEW, OLD);
BEGIN
  PERFORM review_certificates(place."organizationId", array_agg(e."userId"), place."courseId", TRUE)
  FROM "Enrolment" e
  WHERE e."organizationId" = place."organizationId" AND e."courseId" = place."courseId"
    AND (place."batchId" IS NULL OR e."userId" IN (
      SELECT b."userId" FROM "BatchUser" b
      WHERE b."organizationId" = place."organizationId" AND b."batchId" = place."batchId"));
  RETURN NULL;
END
$$;

CREATE TRIGGER "GradeScheme_reviews_certificates" AFTER INSERT OR UPDATE OR DELETE ON "GradeScheme"
  FOR EACH ROW EXECUTE FUNCTION review_graded_course();

CREATE TRIGGER "GradeItem_reviews_certificates" AFTER UPDATE OR DELETE ON "GradeItem"
  FOR EACH ROW EXECUTE FUNCTION review_graded_course();
