-- CreateIndex
CREATE INDEX "Enrolment_organizationId_createdAt_id_idx" ON "Enrolment"("organizationId", "createdAt", "id");
