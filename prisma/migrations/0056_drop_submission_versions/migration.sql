-- AlterTable
ALTER TABLE "Submission" DROP COLUMN "version";
