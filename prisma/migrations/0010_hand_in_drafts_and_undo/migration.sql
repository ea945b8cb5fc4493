-- Drafts that are handed in by themselves when they are due, and hand-ins that can be restored after they were withdrawn.

ALTER TABLE "Assignment" ADD COLUMN "handInDraftsAtDue" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "Submission" ADD COLUMN "handedInByItself" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Submission" ADD COLUMN "withdrawnAt" TIMESTAMPTZ(3);
ALTER TABLE "Submission" ADD COLUMN "formerHandedInAt" TIMESTAMPTZ(3);
