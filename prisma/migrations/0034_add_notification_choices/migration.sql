-- CreateEnum
CREATE TYPE "MailTiming" AS ENUM ('NOW', 'DAILY');

-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "isListed" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "mailDue" "MailTiming";

-- CreateTable
CREATE TABLE "NotificationChoice" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "inProduct" BOOLEAN NOT NULL,
    "mail" "MailTiming",
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "NotificationChoice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NotificationHour" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "hour" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "NotificationHour_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "NotificationChoice_organizationId_id_key" ON "NotificationChoice"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "NotificationChoice_organizationId_userId_kind_key" ON "NotificationChoice"("organizationId", "userId", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "NotificationHour_organizationId_id_key" ON "NotificationHour"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "NotificationHour_organizationId_userId_key" ON "NotificationHour"("organizationId", "userId");

-- CreateIndex
CREATE INDEX "Notification_organizationId_mailDue_userId_idx" ON "Notification"("organizationId", "mailDue", "userId");

-- AddForeignKey
ALTER TABLE "NotificationChoice" ADD CONSTRAINT "NotificationChoice_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotificationHour" ADD CONSTRAINT "NotificationHour_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"NotificationChoice"');

SELECT record_rows('"NotificationChoice"');

SELECT guard_tenant_rows('"NotificationHour"');

SELECT record_rows('"NotificationHour"');
