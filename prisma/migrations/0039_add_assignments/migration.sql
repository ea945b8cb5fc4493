-- CreateEnum
CREATE TYPE "AssignmentKind" AS ENUM ('ASSIGNMENT', 'PROJECT');

-- CreateEnum
CREATE TYPE "SubmissionPart" AS ENUM ('TEXT', 'FILES', 'LINK');

-- CreateEnum
CREATE TYPE "LateRule" AS ENUM ('REFUSE', 'ACCEPT', 'PERCENT');

-- CreateEnum
CREATE TYPE "SubmissionState" AS ENUM ('DRAFT', 'HANDED_IN', 'RETURNED', 'ACCEPTED');

-- CreateEnum
CREATE TYPE "ProposalState" AS ENUM ('PROPOSED', 'ACCEPTED', 'REFUSED');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "FileOwner" ADD VALUE 'ASSIGNMENT';
ALTER TYPE "FileOwner" ADD VALUE 'SUBMISSION';

-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "givenId" INTEGER,
ADD COLUMN     "submissionId" INTEGER;

-- CreateTable
CREATE TABLE "Assignment" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "topicId" INTEGER,
    "kind" "AssignmentKind" NOT NULL DEFAULT 'ASSIGNMENT',
    "title" TEXT NOT NULL,
    "markdown" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "accepts" "SubmissionPart"[],
    "points" INTEGER NOT NULL,
    "rubricId" INTEGER,
    "resubmissions" INTEGER NOT NULL DEFAULT 0,
    "lateRule" "LateRule" NOT NULL DEFAULT 'ACCEPT',
    "latePercent" INTEGER NOT NULL DEFAULT 0,
    "milestones" JSONB NOT NULL DEFAULT '[]',
    "teamSize" INTEGER NOT NULL DEFAULT 1,
    "teamsByLearner" BOOLEAN NOT NULL DEFAULT false,
    "marksEach" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Assignment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AssignmentFile" (
    "organizationId" INTEGER NOT NULL,
    "assignmentId" INTEGER NOT NULL,
    "fileId" INTEGER NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "AssignmentFile_pkey" PRIMARY KEY ("organizationId","assignmentId","fileId")
);

-- CreateTable
CREATE TABLE "GivenAssignment" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "assignmentId" INTEGER NOT NULL,
    "batchId" INTEGER,
    "opensAt" TIMESTAMPTZ(3) NOT NULL,
    "dueAt" TIMESTAMPTZ(3),
    "closesAt" TIMESTAMPTZ(3),
    "daysAfterTopic" INTEGER,
    "criteria" JSONB,
    "announcedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "GivenAssignment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AssignmentExtension" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "givenId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "reason" TEXT NOT NULL,
    "grantedById" INTEGER NOT NULL,
    "grantedByName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AssignmentExtension_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProjectTeam" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "givenId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ProjectTeam_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProjectTeamMember" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "givenId" INTEGER NOT NULL,
    "teamId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProjectTeamMember_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MilestoneCheck" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "givenId" INTEGER NOT NULL,
    "milestoneKey" TEXT NOT NULL,
    "userId" INTEGER,
    "teamId" INTEGER,
    "checkedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MilestoneCheck_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Rubric" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "criteria" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Rubric_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Submission" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "givenId" INTEGER NOT NULL,
    "userId" INTEGER,
    "teamId" INTEGER,
    "number" INTEGER NOT NULL,
    "state" "SubmissionState" NOT NULL DEFAULT 'DRAFT',
    "text" TEXT NOT NULL DEFAULT '',
    "link" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "handedInAt" TIMESTAMPTZ(3),
    "handedInById" INTEGER,
    "daysLate" INTEGER NOT NULL DEFAULT 0,
    "reviewerId" INTEGER,
    "reservedUntil" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Submission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SubmissionFile" (
    "organizationId" INTEGER NOT NULL,
    "submissionId" INTEGER NOT NULL,
    "fileId" INTEGER NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "SubmissionFile_pkey" PRIMARY KEY ("organizationId","submissionId","fileId")
);

-- CreateTable
CREATE TABLE "SubmissionMark" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "submissionId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "outcome" "SubmissionState" NOT NULL,
    "points" DOUBLE PRECISION NOT NULL,
    "maxPoints" INTEGER NOT NULL,
    "penalty" INTEGER NOT NULL DEFAULT 0,
    "score" DOUBLE PRECISION NOT NULL,
    "comment" TEXT NOT NULL DEFAULT '',
    "criteria" JSONB NOT NULL DEFAULT '[]',
    "markedById" INTEGER NOT NULL,
    "markedByName" TEXT NOT NULL,
    "markedAt" TIMESTAMPTZ(3) NOT NULL,
    "replacedAt" TIMESTAMPTZ(3),
    "undone" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "SubmissionMark_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MarkProposal" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "submissionId" INTEGER NOT NULL,
    "criterionKey" TEXT NOT NULL,
    "level" INTEGER NOT NULL,
    "quotation" TEXT NOT NULL,
    "state" "ProposalState" NOT NULL DEFAULT 'PROPOSED',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MarkProposal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Assignment_organizationId_courseId_topicId_idx" ON "Assignment"("organizationId", "courseId", "topicId");

-- CreateIndex
CREATE INDEX "Assignment_organizationId_rubricId_idx" ON "Assignment"("organizationId", "rubricId");

-- CreateIndex
CREATE INDEX "Assignment_organizationId_title_id_idx" ON "Assignment"("organizationId", "title", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Assignment_organizationId_id_key" ON "Assignment"("organizationId", "id");

-- CreateIndex
CREATE INDEX "AssignmentFile_organizationId_fileId_idx" ON "AssignmentFile"("organizationId", "fileId");

-- CreateIndex
CREATE INDEX "GivenAssignment_organizationId_batchId_idx" ON "GivenAssignment"("organizationId", "batchId");

-- CreateIndex
CREATE INDEX "GivenAssignment_organizationId_opensAt_announcedAt_idx" ON "GivenAssignment"("organizationId", "opensAt", "announcedAt");

-- CreateIndex
CREATE UNIQUE INDEX "GivenAssignment_organizationId_id_key" ON "GivenAssignment"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "GivenAssignment_organizationId_assignmentId_batchId_key" ON "GivenAssignment"("organizationId", "assignmentId", "batchId");

-- CreateIndex
CREATE INDEX "AssignmentExtension_organizationId_userId_idx" ON "AssignmentExtension"("organizationId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "AssignmentExtension_organizationId_id_key" ON "AssignmentExtension"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "AssignmentExtension_organizationId_givenId_userId_key" ON "AssignmentExtension"("organizationId", "givenId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "ProjectTeam_organizationId_id_key" ON "ProjectTeam"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ProjectTeam_organizationId_givenId_id_key" ON "ProjectTeam"("organizationId", "givenId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ProjectTeam_organizationId_givenId_name_key" ON "ProjectTeam"("organizationId", "givenId", "name");

-- CreateIndex
CREATE INDEX "ProjectTeamMember_organizationId_givenId_teamId_idx" ON "ProjectTeamMember"("organizationId", "givenId", "teamId");

-- CreateIndex
CREATE INDEX "ProjectTeamMember_organizationId_userId_idx" ON "ProjectTeamMember"("organizationId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "ProjectTeamMember_organizationId_id_key" ON "ProjectTeamMember"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ProjectTeamMember_organizationId_givenId_userId_key" ON "ProjectTeamMember"("organizationId", "givenId", "userId");

-- CreateIndex
CREATE INDEX "MilestoneCheck_organizationId_userId_idx" ON "MilestoneCheck"("organizationId", "userId");

-- CreateIndex
CREATE INDEX "MilestoneCheck_organizationId_givenId_teamId_idx" ON "MilestoneCheck"("organizationId", "givenId", "teamId");

-- CreateIndex
CREATE UNIQUE INDEX "MilestoneCheck_organizationId_id_key" ON "MilestoneCheck"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "MilestoneCheck_organizationId_givenId_milestoneKey_userId_key" ON "MilestoneCheck"("organizationId", "givenId", "milestoneKey", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "MilestoneCheck_organizationId_givenId_milestoneKey_teamId_key" ON "MilestoneCheck"("organizationId", "givenId", "milestoneKey", "teamId");

-- CreateIndex
CREATE INDEX "Rubric_organizationId_name_id_idx" ON "Rubric"("organizationId", "name", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Rubric_organizationId_id_key" ON "Rubric"("organizationId", "id");

-- CreateIndex
CREATE INDEX "Submission_organizationId_state_handedInAt_id_idx" ON "Submission"("organizationId", "state", "handedInAt", "id");

-- CreateIndex
CREATE INDEX "Submission_organizationId_userId_idx" ON "Submission"("organizationId", "userId");

-- CreateIndex
CREATE INDEX "Submission_organizationId_givenId_teamId_idx" ON "Submission"("organizationId", "givenId", "teamId");

-- CreateIndex
CREATE INDEX "Submission_organizationId_reviewerId_idx" ON "Submission"("organizationId", "reviewerId");

-- CreateIndex
CREATE INDEX "Submission_organizationId_handedInById_idx" ON "Submission"("organizationId", "handedInById");

-- CreateIndex
CREATE UNIQUE INDEX "Submission_organizationId_id_key" ON "Submission"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Submission_organizationId_givenId_userId_number_key" ON "Submission"("organizationId", "givenId", "userId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "Submission_organizationId_givenId_teamId_number_key" ON "Submission"("organizationId", "givenId", "teamId", "number");

-- CreateIndex
CREATE INDEX "SubmissionFile_organizationId_fileId_idx" ON "SubmissionFile"("organizationId", "fileId");

-- CreateIndex
CREATE INDEX "SubmissionMark_organizationId_submissionId_userId_markedAt_idx" ON "SubmissionMark"("organizationId", "submissionId", "userId", "markedAt");

-- CreateIndex
CREATE INDEX "SubmissionMark_organizationId_userId_replacedAt_idx" ON "SubmissionMark"("organizationId", "userId", "replacedAt");

-- CreateIndex
CREATE UNIQUE INDEX "SubmissionMark_organizationId_id_key" ON "SubmissionMark"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "MarkProposal_organizationId_id_key" ON "MarkProposal"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "MarkProposal_organizationId_submissionId_criterionKey_key" ON "MarkProposal"("organizationId", "submissionId", "criterionKey");

-- CreateIndex
CREATE INDEX "Notification_organizationId_givenId_idx" ON "Notification"("organizationId", "givenId");

-- CreateIndex
CREATE INDEX "Notification_organizationId_submissionId_idx" ON "Notification"("organizationId", "submissionId");

-- AddForeignKey
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_organizationId_courseId_topicId_fkey" FOREIGN KEY ("organizationId", "courseId", "topicId") REFERENCES "Topic"("organizationId", "courseId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Assignment" ADD CONSTRAINT "Assignment_organizationId_rubricId_fkey" FOREIGN KEY ("organizationId", "rubricId") REFERENCES "Rubric"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssignmentFile" ADD CONSTRAINT "AssignmentFile_organizationId_assignmentId_fkey" FOREIGN KEY ("organizationId", "assignmentId") REFERENCES "Assignment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssignmentFile" ADD CONSTRAINT "AssignmentFile_organizationId_fileId_fkey" FOREIGN KEY ("organizationId", "fileId") REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GivenAssignment" ADD CONSTRAINT "GivenAssignment_organizationId_assignmentId_fkey" FOREIGN KEY ("organizationId", "assignmentId") REFERENCES "Assignment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GivenAssignment" ADD CONSTRAINT "GivenAssignment_organizationId_batchId_fkey" FOREIGN KEY ("organizationId", "batchId") REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssignmentExtension" ADD CONSTRAINT "AssignmentExtension_organizationId_givenId_fkey" FOREIGN KEY ("organizationId", "givenId") REFERENCES "GivenAssignment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AssignmentExtension" ADD CONSTRAINT "AssignmentExtension_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectTeam" ADD CONSTRAINT "ProjectTeam_organizationId_givenId_fkey" FOREIGN KEY ("organizationId", "givenId") REFERENCES "GivenAssignment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectTeamMember" ADD CONSTRAINT "ProjectTeamMember_organizationId_givenId_fkey" FOREIGN KEY ("organizationId", "givenId") REFERENCES "GivenAssignment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectTeamMember" ADD CONSTRAINT "ProjectTeamMember_organizationId_givenId_teamId_fkey" FOREIGN KEY ("organizationId", "givenId", "teamId") REFERENCES "ProjectTeam"("organizationId", "givenId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProjectTeamMember" ADD CONSTRAINT "ProjectTeamMember_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MilestoneCheck" ADD CONSTRAINT "MilestoneCheck_organizationId_givenId_fkey" FOREIGN KEY ("organizationId", "givenId") REFERENCES "GivenAssignment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MilestoneCheck" ADD CONSTRAINT "MilestoneCheck_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MilestoneCheck" ADD CONSTRAINT "MilestoneCheck_organizationId_givenId_teamId_fkey" FOREIGN KEY ("organizationId", "givenId", "teamId") REFERENCES "ProjectTeam"("organizationId", "givenId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_givenId_fkey" FOREIGN KEY ("organizationId", "givenId") REFERENCES "GivenAssignment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_submissionId_fkey" FOREIGN KEY ("organizationId", "submissionId") REFERENCES "Submission"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Rubric" ADD CONSTRAINT "Rubric_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_organizationId_givenId_fkey" FOREIGN KEY ("organizationId", "givenId") REFERENCES "GivenAssignment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_organizationId_givenId_teamId_fkey" FOREIGN KEY ("organizationId", "givenId", "teamId") REFERENCES "ProjectTeam"("organizationId", "givenId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_organizationId_handedInById_fkey" FOREIGN KEY ("organizationId", "handedInById") REFERENCES "User"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_organizationId_reviewerId_fkey" FOREIGN KEY ("organizationId", "reviewerId") REFERENCES "User"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SubmissionFile" ADD CONSTRAINT "SubmissionFile_organizationId_submissionId_fkey" FOREIGN KEY ("organizationId", "submissionId") REFERENCES "Submission"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SubmissionFile" ADD CONSTRAINT "SubmissionFile_organizationId_fileId_fkey" FOREIGN KEY ("organizationId", "fileId") REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SubmissionMark" ADD CONSTRAINT "SubmissionMark_organizationId_submissionId_fkey" FOREIGN KEY ("organizationId", "submissionId") REFERENCES "Submission"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SubmissionMark" ADD CONSTRAINT "SubmissionMark_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MarkProposal" ADD CONSTRAINT "MarkProposal_organizationId_submissionId_fkey" FOREIGN KEY ("organizationId", "submissionId") REFERENCES "Submission"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"Assignment"');

SELECT record_rows('"Assignment"');

SELECT guard_tenant_rows('"AssignmentFile"');

SELECT record_rows('"AssignmentFile"');

SELECT guard_tenant_rows('"GivenAssignment"');

SELECT record_rows('"GivenAssignment"');

SELECT guard_tenant_rows('"AssignmentExtension"');

SELECT record_rows('"AssignmentExtension"');

SELECT guard_tenant_rows('"ProjectTeam"');

SELECT record_rows('"ProjectTeam"');

SELECT guard_tenant_rows('"ProjectTeamMember"');

SELECT record_rows('"ProjectTeamMember"');

SELECT guard_tenant_rows('"MilestoneCheck"');

SELECT record_rows('"MilestoneCheck"');

SELECT guard_tenant_rows('"Rubric"');

SELECT record_rows('"Rubric"');

SELECT guard_tenant_rows('"Submission"');

SELECT record_rows('"Submission"');

SELECT guard_tenant_rows('"SubmissionFile"');

SELECT record_rows('"SubmissionFile"');

SELECT guard_tenant_rows('"SubmissionMark"');

SELECT record_rows('"SubmissionMark"');

SELECT guard_tenant_rows('"MarkProposal"');

SELECT record_rows('"MarkProposal"');

-- A submission, and what a milestone belongs to, is a learner's or a team's.
ALTER TABLE "Submission" ADD CONSTRAINT "Submission_of_one" CHECK (("userId" IS NULL) <> ("teamId" IS NULL));
ALTER TABLE "MilestoneCheck" ADD CONSTRAINT "MilestoneCheck_of_one" CHECK (("userId" IS NULL) <> ("teamId" IS NULL));

-- An assignment is given once to everyone enrolled; the unique key does not compare empty batches.
CREATE UNIQUE INDEX "GivenAssignment_to_everyone" ON "GivenAssignment" ("organizationId", "assignmentId") WHERE "batchId" IS NULL;

-- An owner with several files has a row for each. Trigger arguments: the kind of owner, and the column of its id.
CREATE FUNCTION keep_listed_files() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner_kind CONSTANT "FileOwner" := TG_ARGV[0];
  row_now CONSTANT jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  tenant CONSTANT integer := (row_now ->> 'organizationId')::integer;
  file CONSTANT integer := (row_now ->> 'fileId')::integer;
  owner_id CONSTANT integer := (row_now ->> TG_ARGV[1])::integer;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "FileUse" ("organizationId", "fileId", "ownerKind", "ownerId")
    VALUES (tenant, file, owner_kind, owner_id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM "FileUse"
    WHERE "organizationId" = tenant AND "fileId" = file AND "ownerKind" = owner_kind AND "ownerId" = owner_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "AssignmentFile_uses_files" AFTER INSERT OR DELETE ON "AssignmentFile"
  FOR EACH ROW EXECUTE FUNCTION keep_listed_files('ASSIGNMENT', 'assignmentId');
CREATE TRIGGER "SubmissionFile_uses_files" AFTER INSERT OR DELETE ON "SubmissionFile"
  FOR EACH ROW EXECUTE FUNCTION keep_listed_files('SUBMISSION', 'submissionId');

-- Assignments and submissions outlive the topic, or the person, that they name beside their own.
CREATE FUNCTION leave_assignments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Assignment" SET "topicId" = NULL
  WHERE "organizationId" = OLD."organizationId" AND "courseId" = OLD."courseId" AND "topicId" = OLD."id";
  RETURN OLD;
END
$$;

CREATE TRIGGER "Topic_leaves_assignments" BEFORE DELETE ON "Topic"
  FOR EACH ROW EXECUTE FUNCTION leave_assignments();

CREATE FUNCTION leave_submissions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Submission" SET "reviewerId" = NULL, "reservedUntil" = NULL
  WHERE "organizationId" = OLD."organizationId" AND "reviewerId" = OLD."id";
  UPDATE "Submission" SET "handedInById" = NULL
  WHERE "organizationId" = OLD."organizationId" AND "handedInById" = OLD."id";
  RETURN OLD;
END
$$;

CREATE TRIGGER "User_leaves_submissions" BEFORE DELETE ON "User"
  FOR EACH ROW EXECUTE FUNCTION leave_submissions();
