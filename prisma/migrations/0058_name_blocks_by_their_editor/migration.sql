-- AlterTable
ALTER TABLE "TopicBlock" ADD COLUMN     "clientKey" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "TopicBlock_organizationId_topicId_clientKey_key" ON "TopicBlock"("organizationId", "topicId", "clientKey");
