-- CreateTable
CREATE TABLE "OpenUpload" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "arrivedBytes" BIGINT NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "activeAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "OpenUpload_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OpenUpload_organizationId_userId_activeAt_idx" ON "OpenUpload"("organizationId", "userId", "activeAt");

-- CreateIndex
CREATE INDEX "OpenUpload_organizationId_activeAt_idx" ON "OpenUpload"("organizationId", "activeAt");

-- CreateIndex
CREATE UNIQUE INDEX "OpenUpload_organizationId_id_key" ON "OpenUpload"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "OpenUpload_organizationId_key_key" ON "OpenUpload"("organizationId", "key");

-- AddForeignKey
ALTER TABLE "OpenUpload" ADD CONSTRAINT "OpenUpload_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"OpenUpload"');

SELECT record_rows('"OpenUpload"');
