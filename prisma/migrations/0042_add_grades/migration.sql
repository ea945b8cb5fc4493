-- CreateEnum
CREATE TYPE "GradeScale" AS ENUM ('PERCENT', 'LETTERS', 'POINTS');

-- CreateEnum
CREATE TYPE "GradeRounding" AS ENUM ('NEAREST', 'UP', 'DOWN');

-- CreateEnum
CREATE TYPE "GradeCategory" AS ENUM ('ASSESSMENTS', 'ASSIGNMENTS', 'PROJECTS', 'PROGRESS', 'ATTENDANCE');

-- CreateTable
CREATE TABLE "GradeScheme" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "batchId" INTEGER,
    "weights" JSONB NOT NULL,
    "scale" "GradeScale" NOT NULL DEFAULT 'PERCENT',
    "letters" JSONB NOT NULL DEFAULT '[]',
    "maxPoints" INTEGER NOT NULL DEFAULT 10,
    "rounding" "GradeRounding" NOT NULL DEFAULT 'NEAREST',
    "decimals" INTEGER NOT NULL DEFAULT 0,
    "passingGrade" DOUBLE PRECISION NOT NULL DEFAULT 40,
    "missingIsZero" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

CONSTRAINT "GradeScheme_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GradeItem" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "batchId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "category" "GradeCategory" NOT NULL,
    "title" TEXT NOT NULL,
    "points" DOUBLE PRECISION NOT NULL,
    "displayOrder" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

CONSTRAINT "GradeItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GradeEntry" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "batchId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "itemKey" TEXT NOT NULL,
    "itemId" INTEGER,
    "points" DOUBLE PRECISION,
    "isExcused" BOOLEAN NOT NULL DEFAULT false,
    "reason" TEXT NOT NULL DEFAULT '',
    "enteredById" INTEGER NOT NULL,
    "enteredByName" TEXT NOT NULL,
    "enteredAt" TIMESTAMPTZ(3) NOT NULL,
    "replacedAt" TIMESTAMPTZ(3),

CONSTRAINT "GradeEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "GradeScheme_organizationId_batchId_courseId_idx" ON "GradeScheme"("organizationId", "batchId", "courseId");

-- CreateIndex
CREATE UNIQUE INDEX "GradeScheme_organizationId_id_key" ON "GradeScheme"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "GradeScheme_organizationId_courseId_batchId_key" ON "GradeScheme"("organizationId", "courseId", "batchId");

-- CreateIndex
CREATE INDEX "GradeItem_organizationId_batchId_courseId_displayOrder_id_idx" ON "GradeItem"("organizationId", "batchId", "courseId", "displayOrder", "id");

-- CreateIndex
CREATE UNIQUE INDEX "GradeItem_organizationId_id_key" ON "GradeItem"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "GradeItem_organizationId_batchId_courseId_id_key" ON "GradeItem"("organizationId", "batchId", "courseId", "id");

-- CreateIndex
CREATE INDEX "GradeEntry_organizationId_batchId_courseId_userId_itemKey_e_idx" ON "GradeEntry"("organizationId", "batchId", "courseId", "userId", "itemKey", "enteredAt");

-- CreateIndex
CREATE INDEX "GradeEntry_organizationId_userId_replacedAt_idx" ON "GradeEntry"("organizationId", "userId", "replacedAt");

-- CreateIndex
CREATE INDEX "GradeEntry_organizationId_batchId_courseId_itemId_idx" ON "GradeEntry"("organizationId", "batchId", "courseId", "itemId");

-- CreateIndex
CREATE UNIQUE INDEX "GradeEntry_organizationId_id_key" ON "GradeEntry"("organizationId", "id");

-- AddForeignKey
ALTER TABLE "GradeScheme" ADD CONSTRAINT "GradeScheme_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GradeScheme" ADD CONSTRAINT "GradeScheme_organizationId_batchId_courseId_fkey" FOREIGN KEY ("organizationId", "batchId", "courseId") REFERENCES "BatchCourse"("organizationId", "batchId", "courseId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GradeItem" ADD CONSTRAINT "GradeItem_organizationId_batchId_courseId_fkey" FOREIGN KEY ("organizationId", "batchId", "courseId") REFERENCES "BatchCourse"("organizationId", "batchId", "courseId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GradeEntry" ADD CONSTRAINT "GradeEntry_organizationId_batchId_courseId_fkey" FOREIGN KEY ("organizationId", "batchId", "courseId") REFERENCES "BatchCourse"("organizationId", "batchId", "courseId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GradeEntry" ADD CONSTRAINT "GradeEntry_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GradeEntry" ADD CONSTRAINT "GradeEntry_organizationId_batchId_courseId_itemId_fkey" FOREIGN KEY ("organizationId", "batchId", "courseId", "itemId") REFERENCES "GradeItem"("organizationId", "batchId", "courseId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"GradeScheme"');

SELECT record_rows('"GradeScheme"');

SELECT guard_tenant_rows('"GradeItem"');

SELECT record_rows('"GradeItem"');

SELECT guard_tenant_rows('"GradeEntry"');

SELECT record_rows('"GradeEntry"');

-- A course has one scheme of its own; the unique key does not compare empty batches.
CREATE UNIQUE INDEX "GradeScheme_of_course" ON "GradeScheme" ("organizationId", "courseId") WHERE "batchId" IS NULL;

-- One entry holds for a cell.
CREATE UNIQUE INDEX "GradeEntry_that_holds" ON "GradeEntry" ("organizationId", "batchId", "courseId", "userId", "itemKey")
  WHERE "replacedAt" IS NULL;
