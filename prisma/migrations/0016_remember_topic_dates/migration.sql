-- AlterTable
ALTER TABLE "TopicProgress" ADD COLUMN     "formerDate" TIMESTAMPTZ(3);
