-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "announcementId" INTEGER;

-- CreateTable
CREATE TABLE "Announcement" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "authorId" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "batchId" INTEGER,
    "courseId" INTEGER,
    "publishAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),
    "cancelledAt" TIMESTAMPTZ(3),
    "audienceCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Announcement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AnnouncementRead" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "announcementId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AnnouncementRead_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Announcement_organizationId_publishAt_id_idx" ON "Announcement"("organizationId", "publishAt", "id");

-- CreateIndex
CREATE INDEX "Announcement_organizationId_authorId_idx" ON "Announcement"("organizationId", "authorId");

-- CreateIndex
CREATE INDEX "Announcement_organizationId_batchId_idx" ON "Announcement"("organizationId", "batchId");

-- CreateIndex
CREATE INDEX "Announcement_organizationId_courseId_idx" ON "Announcement"("organizationId", "courseId");

-- CreateIndex
CREATE UNIQUE INDEX "Announcement_organizationId_id_key" ON "Announcement"("organizationId", "id");

-- CreateIndex
CREATE INDEX "AnnouncementRead_organizationId_userId_idx" ON "AnnouncementRead"("organizationId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "AnnouncementRead_organizationId_id_key" ON "AnnouncementRead"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "AnnouncementRead_organizationId_announcementId_userId_key" ON "AnnouncementRead"("organizationId", "announcementId", "userId");

-- CreateIndex
CREATE INDEX "Notification_organizationId_announcementId_idx" ON "Notification"("organizationId", "announcementId");

-- AddForeignKey
ALTER TABLE "Announcement" ADD CONSTRAINT "Announcement_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Announcement" ADD CONSTRAINT "Announcement_organizationId_authorId_fkey" FOREIGN KEY ("organizationId", "authorId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Announcement" ADD CONSTRAINT "Announcement_organizationId_batchId_fkey" FOREIGN KEY ("organizationId", "batchId") REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Announcement" ADD CONSTRAINT "Announcement_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnnouncementRead" ADD CONSTRAINT "AnnouncementRead_organizationId_announcementId_fkey" FOREIGN KEY ("organizationId", "announcementId") REFERENCES "Announcement"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AnnouncementRead" ADD CONSTRAINT "AnnouncementRead_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_announcementId_fkey" FOREIGN KEY ("organizationId", "announcementId") REFERENCES "Announcement"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"Announcement"');

SELECT record_rows('"Announcement"');

SELECT guard_tenant_rows('"AnnouncementRead"');

