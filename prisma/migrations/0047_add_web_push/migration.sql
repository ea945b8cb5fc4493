-- AlterTable
ALTER TABLE "NotificationChoice" ADD COLUMN "push" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "PushSubscription" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "sessionId" INTEGER NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PushSubscription_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PushSubscription_organizationId_userId_idx" ON "PushSubscription"("organizationId", "userId");

-- CreateIndex
CREATE INDEX "PushSubscription_organizationId_sessionId_idx" ON "PushSubscription"("organizationId", "sessionId");

-- CreateIndex
CREATE UNIQUE INDEX "PushSubscription_organizationId_id_key" ON "PushSubscription"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "PushSubscription_organizationId_endpoint_key" ON "PushSubscription"("organizationId", "endpoint");

-- CreateIndex
CREATE UNIQUE INDEX "Session_organizationId_id_key" ON "Session"("organizationId", "id");

-- AddForeignKey
ALTER TABLE "PushSubscription" ADD CONSTRAINT "PushSubscription_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PushSubscription" ADD CONSTRAINT "PushSubscription_organizationId_sessionId_fkey" FOREIGN KEY ("organizationId", "sessionId") REFERENCES "Session"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"PushSubscription"');

SELECT record_rows('"PushSubscription"', ARRAY['endpoint', 'p256dh', 'auth']);
