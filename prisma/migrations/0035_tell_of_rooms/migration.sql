-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "roomId" INTEGER;

-- CreateIndex
CREATE INDEX "Notification_organizationId_roomId_idx" ON "Notification"("organizationId", "roomId");

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_roomId_fkey" FOREIGN KEY ("organizationId", "roomId") REFERENCES "Room"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
