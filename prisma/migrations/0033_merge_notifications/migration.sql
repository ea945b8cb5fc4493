-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "mergedIntoId" INTEGER;

-- CreateIndex
CREATE INDEX "Notification_organizationId_mergedIntoId_idx" ON "Notification"("organizationId", "mergedIntoId");

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_mergedIntoId_fkey" FOREIGN KEY ("organizationId", "mergedIntoId") REFERENCES "Notification"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
