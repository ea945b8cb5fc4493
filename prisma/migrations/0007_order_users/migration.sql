-- CreateIndex
CREATE INDEX "User_organizationId_name_id_idx" ON "User"("organizationId", "name", "id");

-- CreateIndex
CREATE INDEX "User_organizationId_emailVerified_name_id_idx" ON "User"("organizationId", "emailVerified", "name", "id");

-- CreateIndex
CREATE INDEX "User_organizationId_active_name_id_idx" ON "User"("organizationId", "active", "name", "id");
