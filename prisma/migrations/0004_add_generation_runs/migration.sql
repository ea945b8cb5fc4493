-- CreateEnum
CREATE TYPE "GenerationStatus" AS ENUM ('RUNNING', 'FINISHED', 'SAVED', 'DISCARDED', 'CANCELLED', 'ABANDONED', 'INTERRUPTED', 'FAILED');

-- CreateTable
CREATE TABLE "GenerationRun" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "userName" TEXT NOT NULL,
    "kind" "InstructionKind" NOT NULL,
    "courseId" INTEGER,
    "curriculumId" INTEGER,
    "targetTitle" TEXT NOT NULL,
    "instruction" TEXT NOT NULL,
    "remark" TEXT,
    "model" TEXT NOT NULL,
    "status" "GenerationStatus" NOT NULL DEFAULT 'RUNNING',
    "reason" TEXT,
    "proposal" JSONB NOT NULL DEFAULT '{"objectives":[],"modules":[],"leftOut":0}',
    "inputTokens" INTEGER NOT NULL DEFAULT 0,
    "outputTokens" INTEGER NOT NULL DEFAULT 0,
    "milliseconds" INTEGER NOT NULL DEFAULT 0,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "aliveAt" TIMESTAMPTZ(3) NOT NULL,
    "runningFor" INTEGER,

    CONSTRAINT "GenerationRun_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "GenerationRun_organizationId_startedAt_id_idx" ON "GenerationRun"("organizationId", "startedAt", "id");

-- CreateIndex
CREATE INDEX "GenerationRun_organizationId_userId_id_idx" ON "GenerationRun"("organizationId", "userId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "GenerationRun_organizationId_id_key" ON "GenerationRun"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "GenerationRun_organizationId_runningFor_key" ON "GenerationRun"("organizationId", "runningFor");
