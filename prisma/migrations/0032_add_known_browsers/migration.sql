-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "address" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "KnownBrowser" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "KnownBrowser_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "KnownBrowser_lastUsedAt_idx" ON "KnownBrowser"("lastUsedAt");

-- CreateIndex
CREATE UNIQUE INDEX "KnownBrowser_organizationId_userId_tokenHash_key" ON "KnownBrowser"("organizationId", "userId", "tokenHash");

-- AddForeignKey
ALTER TABLE "KnownBrowser" ADD CONSTRAINT "KnownBrowser_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"KnownBrowser"');
