-- CreateEnum
CREATE TYPE "AssessmentKind" AS ENUM ('PRACTICE', 'EXAM');

-- CreateEnum
CREATE TYPE "AssessmentState" AS ENUM ('DRAFT', 'PUBLISHED', 'ARCHIVED');

-- CreateEnum
CREATE TYPE "AnswersShown" AS ENUM ('NEVER', 'AFTER_SUBMIT', 'AFTER_CLOSE');

-- CreateEnum
CREATE TYPE "CountedAttempt" AS ENUM ('BEST', 'LAST');

-- CreateEnum
CREATE TYPE "AttemptEventKind" AS ENUM ('LEFT_PAGE', 'CAME_BACK', 'PASTED', 'WENT_OFFLINE', 'CAME_ONLINE');

-- CreateEnum
CREATE TYPE "QuestionLevel" AS ENUM ('EASY', 'MEDIUM', 'HARD');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "FileOwner" ADD VALUE 'QUESTION';
ALTER TYPE "FileOwner" ADD VALUE 'ATTEMPT_QUESTION';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "QuestionType" ADD VALUE 'NUMERIC';
ALTER TYPE "QuestionType" ADD VALUE 'MATCHING';
ALTER TYPE "QuestionType" ADD VALUE 'ORDERING';
ALTER TYPE "QuestionType" ADD VALUE 'FILL';
ALTER TYPE "QuestionType" ADD VALUE 'ESSAY';
ALTER TYPE "QuestionType" ADD VALUE 'FILE';

-- AlterTable
ALTER TABLE "Assessment" ADD COLUMN     "announcedAt" TIMESTAMPTZ(3),
ADD COLUMN     "answersAt" TIMESTAMPTZ(3),
ADD COLUMN     "closesAt" TIMESTAMPTZ(3),
ADD COLUMN     "countedAttempt" "CountedAttempt" NOT NULL DEFAULT 'BEST',
ADD COLUMN     "holdsMarks" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "kind" "AssessmentKind" NOT NULL DEFAULT 'PRACTICE',
ADD COLUMN     "maxAttempts" INTEGER,
ADD COLUMN     "negativePercent" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "opensAt" TIMESTAMPTZ(3),
ADD COLUMN     "showAnswers" "AnswersShown" NOT NULL DEFAULT 'AFTER_SUBMIT',
ADD COLUMN     "shuffle" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "state" "AssessmentState" NOT NULL DEFAULT 'DRAFT',
ALTER COLUMN "duration" DROP NOT NULL;

-- AlterTable
ALTER TABLE "AssessmentQuestion" ADD COLUMN     "marks" DOUBLE PRECISION NOT NULL DEFAULT 1,
ADD COLUMN     "sectionId" INTEGER;

-- AlterTable
ALTER TABLE "Attempt" ADD COLUMN     "atQuestion" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "negativePercent" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "releasedAt" TIMESTAMPTZ(3),
ADD COLUMN     "seenAt" TIMESTAMPTZ(3),
ALTER COLUMN "dueAt" DROP NOT NULL;

-- AlterTable
ALTER TABLE "AttemptOption" ADD COLUMN     "givenMatch" TEXT,
ADD COLUMN     "givenPlace" INTEGER,
ADD COLUMN     "match" TEXT,
ADD COLUMN     "place" INTEGER;

-- AlterTable
ALTER TABLE "AttemptQuestion" ADD COLUMN     "answerBlanks" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "answerFileId" INTEGER,
ADD COLUMN     "blanks" JSONB,
ADD COLUMN     "feedback" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "html" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "level" "QuestionLevel",
ADD COLUMN     "markedAt" TIMESTAMPTZ(3),
ADD COLUMN     "markedById" INTEGER,
ADD COLUMN     "markedByName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "marks" DOUBLE PRECISION,
ADD COLUMN     "maxMarks" DOUBLE PRECISION NOT NULL DEFAULT 1,
ADD COLUMN     "pictureId" INTEGER,
ADD COLUMN     "section" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "sourceId" INTEGER,
ADD COLUMN     "tolerance" DOUBLE PRECISION,
ADD COLUMN     "value" DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "assessmentId" INTEGER;

-- AlterTable
ALTER TABLE "Question" ADD COLUMN     "blanks" JSONB,
ADD COLUMN     "examsOnly" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "html" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "level" "QuestionLevel",
ADD COLUMN     "markdown" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "pictureId" INTEGER,
ADD COLUMN     "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "tolerance" DOUBLE PRECISION,
ADD COLUMN     "value" DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "QuestionOption" ADD COLUMN     "match" TEXT;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "extraTimePercent" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "AssessmentSection" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "assessmentId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "AssessmentSection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AssessmentDraw" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "assessmentId" INTEGER NOT NULL,
    "sectionId" INTEGER,
    "displayOrder" INTEGER NOT NULL,
    "tag" TEXT NOT NULL DEFAULT '',
    "level" "QuestionLevel",
    "count" INTEGER NOT NULL,
    "marks" DOUBLE PRECISION NOT NULL DEFAULT 1,

    CONSTRAINT "AssessmentDraw_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AssessmentWindow" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "assessmentId" INTEGER NOT NULL,
    "batchId" INTEGER NOT NULL,
    "opensAt" TIMESTAMPTZ(3),
    "closesAt" TIMESTAMPTZ(3),
    "announcedAt" TIMESTAMPTZ(3),

    CONSTRAINT "AssessmentWindow_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AssessmentException" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "assessmentId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "extraMinutes" INTEGER NOT NULL DEFAULT 0,
    "extraAttempts" INTEGER NOT NULL DEFAULT 0,
    "closesAt" TIMESTAMPTZ(3),
    "reason" TEXT NOT NULL,
    "grantedById" INTEGER NOT NULL,
    "grantedByName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AssessmentException_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AssessmentRelease" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "assessmentId" INTEGER NOT NULL,
    "batchId" INTEGER,
    "releasedById" INTEGER NOT NULL,
    "releasedByName" TEXT NOT NULL,
    "releasedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AssessmentRelease_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Regrade" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "assessmentId" INTEGER NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "gained" INTEGER NOT NULL,
    "lost" INTEGER NOT NULL,
    "byId" INTEGER NOT NULL,
    "byName" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Regrade_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AttemptEvent" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "attemptId" INTEGER NOT NULL,
    "kind" "AttemptEventKind" NOT NULL,
    "question" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AttemptEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MarkChange" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "questionId" INTEGER NOT NULL,
    "regradeId" INTEGER,
    "before" DOUBLE PRECISION,
    "after" DOUBLE PRECISION,
    "reason" TEXT NOT NULL DEFAULT '',
    "byId" INTEGER NOT NULL,
    "byName" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MarkChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AssessmentSection_organizationId_assessmentId_displayOrder_idx" ON "AssessmentSection"("organizationId", "assessmentId", "displayOrder");

-- CreateIndex
CREATE UNIQUE INDEX "AssessmentSection_organizationId_id_key" ON "AssessmentSection"("organizationId", "id");

-- CreateIndex
CREATE INDEX "AssessmentDraw_organizationId_assessmentId_displayOrder_idx" ON "AssessmentDraw"("organizationId", "assessmentId", "displayOrder");

-- CreateIndex
CREATE INDEX "AssessmentDraw_organizationId_sectionId_idx" ON "AssessmentDraw"("organizationId", "sectionId");

-- CreateIndex
CREATE UNIQUE INDEX "AssessmentDraw_organizationId_id_key" ON "AssessmentDraw"("organizationId", "id");

-- CreateIndex
CREATE INDEX "AssessmentWindow_organizationId_batchId_idx" ON "AssessmentWindow"("organizationId", "batchId");

-- CreateIndex
CREATE UNIQUE INDEX "AssessmentWindow_organizationId_id_key" ON "AssessmentWindow"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "AssessmentWindow_organizationId_assessmentId_batchId_key" ON "AssessmentWindow"("organizationId", "assessmentId", "batchId");

-- CreateIndex
CREATE INDEX "AssessmentException_organizationId_userId_idx" ON "AssessmentException"("organizationId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "AssessmentException_organizationId_id_key" ON "AssessmentException"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "AssessmentException_organizationId_assessmentId_userId_key" ON "AssessmentException"("organizationId", "assessmentId", "userId");

-- CreateIndex
CREATE INDEX "AssessmentRelease_organizationId_batchId_idx" ON "AssessmentRelease"("organizationId", "batchId");

-- CreateIndex
CREATE UNIQUE INDEX "AssessmentRelease_organizationId_id_key" ON "AssessmentRelease"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "AssessmentRelease_organizationId_assessmentId_batchId_key" ON "AssessmentRelease"("organizationId", "assessmentId", "batchId");

-- CreateIndex
CREATE INDEX "Regrade_organizationId_assessmentId_at_idx" ON "Regrade"("organizationId", "assessmentId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "Regrade_organizationId_id_key" ON "Regrade"("organizationId", "id");

-- CreateIndex
CREATE INDEX "AttemptEvent_organizationId_attemptId_at_id_idx" ON "AttemptEvent"("organizationId", "attemptId", "at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "AttemptEvent_organizationId_id_key" ON "AttemptEvent"("organizationId", "id");

-- CreateIndex
CREATE INDEX "MarkChange_organizationId_questionId_at_idx" ON "MarkChange"("organizationId", "questionId", "at");

-- CreateIndex
CREATE INDEX "MarkChange_organizationId_regradeId_idx" ON "MarkChange"("organizationId", "regradeId");

-- CreateIndex
CREATE UNIQUE INDEX "MarkChange_organizationId_id_key" ON "MarkChange"("organizationId", "id");

-- CreateIndex
CREATE INDEX "Assessment_organizationId_state_title_id_idx" ON "Assessment"("organizationId", "state", "title", "id");

-- CreateIndex
CREATE INDEX "Assessment_organizationId_title_id_idx" ON "Assessment"("organizationId", "title", "id");

-- CreateIndex
CREATE INDEX "AssessmentQuestion_organizationId_sectionId_idx" ON "AssessmentQuestion"("organizationId", "sectionId");

-- CreateIndex
CREATE INDEX "AttemptQuestion_organizationId_sourceId_idx" ON "AttemptQuestion"("organizationId", "sourceId");

-- CreateIndex
CREATE INDEX "AttemptQuestion_organizationId_pictureId_idx" ON "AttemptQuestion"("organizationId", "pictureId");

-- CreateIndex
CREATE INDEX "AttemptQuestion_organizationId_answerFileId_idx" ON "AttemptQuestion"("organizationId", "answerFileId");

-- CreateIndex
CREATE INDEX "AttemptQuestion_organizationId_type_markedAt_idx" ON "AttemptQuestion"("organizationId", "type", "markedAt");

-- CreateIndex
CREATE INDEX "Notification_organizationId_assessmentId_idx" ON "Notification"("organizationId", "assessmentId");

-- CreateIndex
CREATE INDEX "Question_organizationId_pictureId_idx" ON "Question"("organizationId", "pictureId");

-- AddForeignKey
ALTER TABLE "AssessmentSection" ADD CONSTRAINT "AssessmentSection_organizationId_assessmentId_fkey" FOREIGN KEY ("organizationId", "assessmentId") REFERENCES "Assessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssessmentQuestion" ADD CONSTRAINT "AssessmentQuestion_organizationId_sectionId_fkey" FOREIGN KEY ("organizationId", "sectionId") REFERENCES "AssessmentSection"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssessmentDraw" ADD CONSTRAINT "AssessmentDraw_organizationId_assessmentId_fkey" FOREIGN KEY ("organizationId", "assessmentId") REFERENCES "Assessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssessmentDraw" ADD CONSTRAINT "AssessmentDraw_organizationId_sectionId_fkey" FOREIGN KEY ("organizationId", "sectionId") REFERENCES "AssessmentSection"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssessmentWindow" ADD CONSTRAINT "AssessmentWindow_organizationId_assessmentId_fkey" FOREIGN KEY ("organizationId", "assessmentId") REFERENCES "Assessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssessmentWindow" ADD CONSTRAINT "AssessmentWindow_organizationId_batchId_fkey" FOREIGN KEY ("organizationId", "batchId") REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssessmentException" ADD CONSTRAINT "AssessmentException_organizationId_assessmentId_fkey" FOREIGN KEY ("organizationId", "assessmentId") REFERENCES "Assessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssessmentException" ADD CONSTRAINT "AssessmentException_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssessmentRelease" ADD CONSTRAINT "AssessmentRelease_organizationId_assessmentId_fkey" FOREIGN KEY ("organizationId", "assessmentId") REFERENCES "Assessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssessmentRelease" ADD CONSTRAINT "AssessmentRelease_organizationId_batchId_fkey" FOREIGN KEY ("organizationId", "batchId") REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Regrade" ADD CONSTRAINT "Regrade_organizationId_assessmentId_fkey" FOREIGN KEY ("organizationId", "assessmentId") REFERENCES "Assessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AttemptQuestion" ADD CONSTRAINT "AttemptQuestion_organizationId_pictureId_fkey" FOREIGN KEY ("organizationId", "pictureId") REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AttemptQuestion" ADD CONSTRAINT "AttemptQuestion_organizationId_answerFileId_fkey" FOREIGN KEY ("organizationId", "answerFileId") REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AttemptEvent" ADD CONSTRAINT "AttemptEvent_organizationId_attemptId_fkey" FOREIGN KEY ("organizationId", "attemptId") REFERENCES "Attempt"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MarkChange" ADD CONSTRAINT "MarkChange_organizationId_questionId_fkey" FOREIGN KEY ("organizationId", "questionId") REFERENCES "AttemptQuestion"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MarkChange" ADD CONSTRAINT "MarkChange_organizationId_regradeId_fkey" FOREIGN KEY ("organizationId", "regradeId") REFERENCES "Regrade"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_assessmentId_fkey" FOREIGN KEY ("organizationId", "assessmentId") REFERENCES "Assessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Question" ADD CONSTRAINT "Question_organizationId_pictureId_fkey" FOREIGN KEY ("organizationId", "pictureId") REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

SELECT guard_tenant_rows('"AssessmentSection"');

SELECT record_rows('"AssessmentSection"');

SELECT guard_tenant_rows('"AssessmentDraw"');

SELECT record_rows('"AssessmentDraw"');

SELECT guard_tenant_rows('"AssessmentWindow"');

SELECT record_rows('"AssessmentWindow"');

SELECT guard_tenant_rows('"AssessmentException"');

SELECT record_rows('"AssessmentException"');

SELECT guard_tenant_rows('"AssessmentRelease"');

SELECT record_rows('"AssessmentRelease"');

SELECT guard_tenant_rows('"Regrade"');

SELECT record_rows('"Regrade"');

SELECT guard_tenant_rows('"AttemptEvent"');

SELECT guard_tenant_rows('"MarkChange"');

SELECT record_rows('"MarkChange"');

SELECT set_config('app.owner', 'on', true);

-- What is there goes on as it was: open to learners, and answered right after it was submitted.
UPDATE "Assessment" SET "state" = 'PUBLISHED';

-- Marks are kept since now. An answer got one mark when it was right.
UPDATE "AttemptQuestion" q SET "marks" = CASE
  WHEN q."type"::text = 'SHORT_TEXT' THEN (EXISTS (
    SELECT FROM unnest(q."acceptedAnswers") AS accepted(given)
    WHERE lower(regexp_replace(trim(accepted.given), '\s+', ' ', 'g'))
      = lower(regexp_replace(trim(q."answerText"), '\s+', ' ', 'g'))))::integer
  ELSE (o.chosen > 0 AND o.wrong = 0 AND (q."type"::text = 'MULTIPLE' AND o.missed = 0
    OR q."type"::text <> 'MULTIPLE' AND o.chosen = 1))::integer
END
FROM "AttemptQuestion" same
LEFT JOIN LATERAL (
  SELECT count(*) FILTER (WHERE a."isChosen") AS chosen,
    count(*) FILTER (WHERE a."isChosen" AND NOT a."isCorrect") AS wrong,
    count(*) FILTER (WHERE a."isCorrect" AND NOT a."isChosen") AS missed
  FROM "AttemptOption" a WHERE a."organizationId" = same."organizationId" AND a."questionId" = same."id"
) o ON true
WHERE same."id" = q."id" AND (o.chosen > 0 OR trim(coalesce(q."answerText", '')) <> '');

ALTER TABLE "Assessment" ADD CONSTRAINT "Assessment_settings" CHECK (
  ("duration" IS NULL OR "duration" BETWEEN 1 AND 600) AND ("duration" IS NOT NULL OR "kind" = 'PRACTICE')
  AND "passingScore" BETWEEN 0 AND 100 AND ("maxAttempts" IS NULL OR "maxAttempts" BETWEEN 1 AND 20)
  AND "negativePercent" IN (0, 25, 33, 50, 100));
ALTER TABLE "User" ADD CONSTRAINT "User_extra_time" CHECK ("extraTimePercent" BETWEEN 0 AND 300);

-- Marks are released to everyone once; the unique key does not compare empty batches.
CREATE UNIQUE INDEX "AssessmentRelease_to_everyone" ON "AssessmentRelease" ("organizationId", "assessmentId")
  WHERE "batchId" IS NULL;

CREATE TRIGGER "Question_uses_files" AFTER INSERT OR DELETE OR UPDATE OF "pictureId", "markdown" ON "Question"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('QUESTION', 'pictureId', 'markdown');
-- Most questions of attempts name no file.
CREATE TRIGGER "AttemptQuestion_begins_uses" AFTER INSERT ON "AttemptQuestion" FOR EACH ROW
  WHEN (NEW."pictureId" IS NOT NULL OR NEW."html" LIKE '%/files/%')
  EXECUTE FUNCTION keep_file_uses('ATTEMPT_QUESTION', 'pictureId', 'answerFileId', 'html');
CREATE TRIGGER "AttemptQuestion_changes_uses" AFTER UPDATE OF "answerFileId" ON "AttemptQuestion" FOR EACH ROW
  WHEN (OLD."answerFileId" IS DISTINCT FROM NEW."answerFileId")
  EXECUTE FUNCTION keep_file_uses('ATTEMPT_QUESTION', 'pictureId', 'answerFileId', 'html');
CREATE TRIGGER "AttemptQuestion_ends_uses" AFTER DELETE ON "AttemptQuestion" FOR EACH ROW
  WHEN (OLD."pictureId" IS NOT NULL OR OLD."answerFileId" IS NOT NULL OR OLD."html" LIKE '%/files/%')
  EXECUTE FUNCTION keep_file_uses('ATTEMPT_QUESTION', 'pictureId', 'answerFileId', 'html');
