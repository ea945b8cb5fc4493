-- CreateTable
CREATE TABLE "BatchFeed" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "batchId" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BatchFeed_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "BatchFeed_organizationId_batchId_key" ON "BatchFeed"("organizationId", "batchId");

-- AddForeignKey
ALTER TABLE "BatchFeed" ADD CONSTRAINT "BatchFeed_organizationId_batchId_fkey" FOREIGN KEY ("organizationId", "batchId") REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
