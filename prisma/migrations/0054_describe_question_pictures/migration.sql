-- AlterTable
ALTER TABLE "Question" ADD COLUMN "pictureAlt" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "AttemptQuestion" ADD COLUMN "pictureAlt" TEXT NOT NULL DEFAULT '';
