-- CreateTable
CREATE TABLE "Notification" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL DEFAULT '',
    "path" TEXT NOT NULL,
    "dedupeKey" TEXT NOT NULL,
    "courseId" INTEGER,
    "batchId" INTEGER,
    "topicId" INTEGER,
    "topicQuestionId" INTEGER,
    "paymentId" INTEGER,
    "readAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Notification_organizationId_userId_id_idx" ON "Notification"("organizationId", "userId", "id");

-- CreateIndex
CREATE INDEX "Notification_organizationId_userId_readAt_idx" ON "Notification"("organizationId", "userId", "readAt");

-- CreateIndex
CREATE INDEX "Notification_organizationId_courseId_idx" ON "Notification"("organizationId", "courseId");

-- CreateIndex
CREATE INDEX "Notification_organizationId_batchId_idx" ON "Notification"("organizationId", "batchId");

-- CreateIndex
CREATE INDEX "Notification_organizationId_topicId_idx" ON "Notification"("organizationId", "topicId");

-- CreateIndex
CREATE INDEX "Notification_organizationId_topicQuestionId_idx" ON "Notification"("organizationId", "topicQuestionId");

-- CreateIndex
CREATE INDEX "Notification_organizationId_paymentId_idx" ON "Notification"("organizationId", "paymentId");

-- CreateIndex
CREATE UNIQUE INDEX "Notification_organizationId_id_key" ON "Notification"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Notification_organizationId_userId_dedupeKey_key" ON "Notification"("organizationId", "userId", "dedupeKey");

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_batchId_fkey" FOREIGN KEY ("organizationId", "batchId") REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_topicId_fkey" FOREIGN KEY ("organizationId", "topicId") REFERENCES "Topic"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_topicQuestionId_fkey" FOREIGN KEY ("organizationId", "topicQuestionId") REFERENCES "TopicQuestion"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_paymentId_fkey" FOREIGN KEY ("organizationId", "paymentId") REFERENCES "Payment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"Notification"');

