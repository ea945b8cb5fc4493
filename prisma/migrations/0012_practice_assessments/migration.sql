-- AlterTable
ALTER TABLE "Assessment" ADD COLUMN     "isPractice" BOOLEAN NOT NULL DEFAULT false;

-- The assessment that bears its course's title goes on as the one that takes in later questions.
UPDATE "Assessment" a SET "isPractice" = true
WHERE a."id" IN (
  SELECT min(named."id") FROM "Assessment" named
  JOIN "Course" c ON c."organizationId" = named."organizationId" AND c."id" = named."courseId"
  WHERE named."title" = c."title" || ': Assessment'
  GROUP BY named."organizationId", named."courseId"
);

CREATE TEMPORARY TABLE "answerable" AS
SELECT q."organizationId", q."courseId", q."id", q."displayOrder", q."moduleId"
FROM "Question" q
LEFT JOIN "QuestionOption" o ON o."organizationId" = q."organizationId" AND o."questionId" = q."id"
GROUP BY q."organizationId", q."id"
HAVING CASE q."type"
  WHEN 'SHORT_TEXT' THEN cardinality(q."acceptedAnswers") > 0
  WHEN 'MULTIPLE' THEN count(o."id") >= 2 AND count(*) FILTER (WHERE o."isCorrect") > 0
  WHEN 'TRUE_FALSE' THEN count(o."id") = 2 AND count(*) FILTER (WHERE o."isCorrect") = 1
  ELSE count(o."id") >= 2 AND count(*) FILTER (WHERE o."isCorrect") = 1
END;

-- Courses whose questions can be answered, and that have none, get one.
INSERT INTO "Assessment" ("organizationId", "courseId", "title", "duration", "passingScore", "isPractice", "updatedAt")
SELECT c."organizationId", c."id", c."title" || ': Assessment', 30, 80, true, now()
FROM "Course" c
WHERE EXISTS (SELECT 1 FROM "answerable" a WHERE a."organizationId" = c."organizationId" AND a."courseId" = c."id")
  AND NOT EXISTS (
    SELECT 1 FROM "Assessment" p WHERE p."organizationId" = c."organizationId" AND p."courseId" = c."id" AND p."isPractice"
  )
ORDER BY c."organizationId", c."id";

-- These ask all questions of their course that can be answered.
INSERT INTO "AssessmentQuestion" ("organizationId", "assessmentId", "questionId", "displayOrder")
SELECT p."organizationId", p."id", a."id",
  row_number() OVER (PARTITION BY p."organizationId", p."id" ORDER BY m."displayOrder", a."displayOrder", a."id")
FROM "Assessment" p
JOIN "answerable" a ON a."organizationId" = p."organizationId" AND a."courseId" = p."courseId"
LEFT JOIN "Module" m ON m."organizationId" = a."organizationId" AND m."id" = a."moduleId"
WHERE p."isPractice"
  AND NOT EXISTS (
    SELECT 1 FROM "AssessmentQuestion" q WHERE q."organizationId" = p."organizationId" AND q."assessmentId" = p."id"
  );

DROP TABLE "answerable";
