-- CreateEnum
CREATE TYPE "ImportState" AS ENUM ('RUNNING', 'DONE', 'FAILED');

-- CreateTable
CREATE TABLE "CourseImport" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "userName" TEXT NOT NULL,
    "fileId" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "categoryId" INTEGER NOT NULL,
    "state" "ImportState" NOT NULL DEFAULT 'RUNNING',
    "filesRead" INTEGER NOT NULL DEFAULT 0,
    "fileCount" INTEGER NOT NULL DEFAULT 0,
    "message" TEXT,
    "courseId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CourseImport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "CourseImport_organizationId_userId_createdAt_idx" ON "CourseImport"("organizationId", "userId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "CourseImport_organizationId_id_key" ON "CourseImport"("organizationId", "id");

-- AddForeignKey
ALTER TABLE "CourseImport" ADD CONSTRAINT "CourseImport_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"CourseImport"');
