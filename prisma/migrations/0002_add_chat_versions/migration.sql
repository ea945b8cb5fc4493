-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "isForwarded" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Room" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Message_organizationId_roomId_version_idx" ON "Message"("organizationId", "roomId", "version");

-- The search through messages. Prisma knows no indexes on expressions and leaves this one alone.
CREATE INDEX "Message_messageText_search_idx" ON "Message" USING GIN (to_tsvector('simple', "messageText"));
