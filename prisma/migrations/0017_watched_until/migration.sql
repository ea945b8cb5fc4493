-- AlterTable
ALTER TABLE "BlockProgress" ADD COLUMN     "watchedUntil" TIMESTAMPTZ(3);
