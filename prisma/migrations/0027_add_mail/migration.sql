-- CreateEnum
CREATE TYPE "MailState" AS ENUM ('QUEUED', 'SENT', 'FAILED', 'SUPPRESSED');

-- CreateEnum
CREATE TYPE "MailSuppressionReason" AS ENUM ('BOUNCED', 'UNSUBSCRIBED');

-- CreateTable
CREATE TABLE "MailMessage" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "uid" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "toAddress" TEXT NOT NULL,
    "toName" TEXT NOT NULL,
    "userId" INTEGER,
    "fromName" TEXT NOT NULL,
    "replyTo" TEXT,
    "unsubscribeUrl" TEXT,
    "subject" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "state" "MailState" NOT NULL DEFAULT 'QUEUED',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "triedAt" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (lower("toAddress" || E'\n' || "toName" || E'\n' || "subject")) STORED,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MailMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MailTemplate" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MailTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MailSuppression" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "address" TEXT NOT NULL,
    "kind" TEXT NOT NULL DEFAULT '',
    "reason" "MailSuppressionReason" NOT NULL,
    "detail" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MailSuppression_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "MailMessage_organizationId_state_id_idx" ON "MailMessage"("organizationId", "state", "id");

-- CreateIndex
CREATE INDEX "MailMessage_organizationId_kind_id_idx" ON "MailMessage"("organizationId", "kind", "id");

-- CreateIndex
CREATE INDEX "MailMessage_organizationId_userId_id_idx" ON "MailMessage"("organizationId", "userId", "id");

-- CreateIndex
CREATE INDEX "MailMessage_organizationId_triedAt_idx" ON "MailMessage"("organizationId", "triedAt");

-- CreateIndex
CREATE INDEX "MailMessage_organizationId_createdAt_idx" ON "MailMessage"("organizationId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "MailMessage_organizationId_id_key" ON "MailMessage"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "MailMessage_organizationId_uid_key" ON "MailMessage"("organizationId", "uid");

-- CreateIndex
CREATE UNIQUE INDEX "MailTemplate_organizationId_id_key" ON "MailTemplate"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "MailTemplate_organizationId_kind_key" ON "MailTemplate"("organizationId", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "MailSuppression_organizationId_id_key" ON "MailSuppression"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "MailSuppression_organizationId_address_kind_key" ON "MailSuppression"("organizationId", "address", "kind");

-- AddForeignKey
ALTER TABLE "MailMessage" ADD CONSTRAINT "MailMessage_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailMessage" ADD CONSTRAINT "MailMessage_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailTemplate" ADD CONSTRAINT "MailTemplate_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailSuppression" ADD CONSTRAINT "MailSuppression_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"MailMessage"');

SELECT guard_tenant_rows('"MailTemplate"');

SELECT guard_tenant_rows('"MailSuppression"');
