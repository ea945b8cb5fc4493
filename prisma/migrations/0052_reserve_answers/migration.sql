-- AlterTable
ALTER TABLE "AttemptQuestion" ADD COLUMN     "reservedUntil" TIMESTAMPTZ(3),
ADD COLUMN     "reviewerId" INTEGER,
ADD COLUMN     "reviewerName" TEXT NOT NULL DEFAULT '';
