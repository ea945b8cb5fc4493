-- CreateTable
CREATE TABLE "GenerationAttempt" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "runId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "failed" BOOLEAN,

    CONSTRAINT "GenerationAttempt_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "GenerationAttempt_organizationId_runId_idx" ON "GenerationAttempt"("organizationId", "runId");

-- CreateIndex
CREATE INDEX "GenerationAttempt_organizationId_userId_startedAt_idx" ON "GenerationAttempt"("organizationId", "userId", "startedAt");

-- CreateIndex
CREATE INDEX "GenerationAttempt_organizationId_endedAt_idx" ON "GenerationAttempt"("organizationId", "endedAt");

-- CreateIndex
CREATE UNIQUE INDEX "GenerationAttempt_organizationId_id_key" ON "GenerationAttempt"("organizationId", "id");

-- CreateIndex
CREATE INDEX "GenerationRun_status_aliveAt_idx" ON "GenerationRun"("status", "aliveAt");

-- AddForeignKey
ALTER TABLE "GenerationAttempt" ADD CONSTRAINT "GenerationAttempt_organizationId_runId_fkey" FOREIGN KEY ("organizationId", "runId") REFERENCES "GenerationRun"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
