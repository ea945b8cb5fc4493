-- CreateIndex
CREATE INDEX "MailMessage_organizationId_messageId_idx" ON "MailMessage"("organizationId", "messageId");
