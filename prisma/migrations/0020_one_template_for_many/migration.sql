-- A template is for several courses, batches or specializations, and a certificate names the one that it is for: a person may
-- have one of each by the same template.

-- DropForeignKey
ALTER TABLE "CertificateTemplate" DROP CONSTRAINT "CertificateTemplate_organizationId_batchId_fkey";

-- DropForeignKey
ALTER TABLE "CertificateTemplate" DROP CONSTRAINT "CertificateTemplate_organizationId_courseId_fkey";

-- DropForeignKey
ALTER TABLE "CertificateTemplate" DROP CONSTRAINT "CertificateTemplate_organizationId_specializationId_fkey";

-- DropIndex
DROP INDEX "Certificate_organizationId_templateId_userId_key";

-- DropIndex
DROP INDEX "CertificateTemplate_organizationId_batchId_idx";

-- DropIndex
DROP INDEX "CertificateTemplate_organizationId_courseId_idx";

-- DropIndex
DROP INDEX "CertificateTemplate_organizationId_specializationId_idx";

-- AlterTable
ALTER TABLE "Certificate" ADD COLUMN     "batchId" INTEGER,
ADD COLUMN     "courseId" INTEGER,
ADD COLUMN     "specializationId" INTEGER;

-- AlterTable
ALTER TABLE "CertificateRun" ADD COLUMN     "scopeId" INTEGER;

-- CreateTable
CREATE TABLE "CertificateScope" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "templateId" INTEGER NOT NULL,
    "courseId" INTEGER,
    "batchId" INTEGER,
    "specializationId" INTEGER,

    CONSTRAINT "CertificateScope_pkey" PRIMARY KEY ("id")
);

-- What the templates and their certificates were for. The policies are lifted while rows are read and added.
ALTER TABLE "CertificateTemplate" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "Certificate" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "CertificateRun" NO FORCE ROW LEVEL SECURITY;

INSERT INTO "CertificateScope" ("organizationId", "templateId", "courseId", "batchId", "specializationId")
SELECT "organizationId", "id", "courseId", "batchId", "specializationId" FROM "CertificateTemplate"
ORDER BY "id";

UPDATE "Certificate" c
SET "courseId" = t."courseId", "batchId" = t."batchId", "specializationId" = t."specializationId"
FROM "CertificateTemplate" t
WHERE t."organizationId" = c."organizationId" AND t."id" = c."templateId";

UPDATE "CertificateRun" r SET "scopeId" = s."id"
FROM "CertificateScope" s
WHERE s."organizationId" = r."organizationId" AND s."templateId" = r."templateId";

ALTER TABLE "CertificateTemplate" FORCE ROW LEVEL SECURITY;
ALTER TABLE "Certificate" FORCE ROW LEVEL SECURITY;
ALTER TABLE "CertificateRun" FORCE ROW LEVEL SECURITY;

ALTER TABLE "CertificateRun" ALTER COLUMN "scopeId" SET NOT NULL;

ALTER TABLE "CertificateScope" ADD CONSTRAINT "CertificateScope_names_one"
  CHECK (num_nonnulls("courseId", "batchId", "specializationId") = 1);
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_names_one"
  CHECK (num_nonnulls("courseId", "batchId", "specializationId") = 1);

-- AlterTable
ALTER TABLE "CertificateTemplate" DROP COLUMN "batchId",
DROP COLUMN "courseId",
DROP COLUMN "specializationId";

-- CreateIndex
CREATE INDEX "CertificateScope_organizationId_courseId_idx" ON "CertificateScope"("organizationId", "courseId");

-- CreateIndex
CREATE INDEX "CertificateScope_organizationId_batchId_idx" ON "CertificateScope"("organizationId", "batchId");

-- CreateIndex
CREATE INDEX "CertificateScope_organizationId_specializationId_idx" ON "CertificateScope"("organizationId", "specializationId");

-- CreateIndex
CREATE UNIQUE INDEX "CertificateScope_organizationId_id_key" ON "CertificateScope"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "CertificateScope_organizationId_templateId_courseId_key" ON "CertificateScope"("organizationId", "templateId", "courseId");

-- CreateIndex
CREATE UNIQUE INDEX "CertificateScope_organizationId_templateId_batchId_key" ON "CertificateScope"("organizationId", "templateId", "batchId");

-- CreateIndex
CREATE UNIQUE INDEX "CertificateScope_organizationId_templateId_specializationId_key" ON "CertificateScope"("organizationId", "templateId", "specializationId");

-- CreateIndex
CREATE INDEX "Certificate_organizationId_courseId_idx" ON "Certificate"("organizationId", "courseId");

-- CreateIndex
CREATE INDEX "Certificate_organizationId_batchId_idx" ON "Certificate"("organizationId", "batchId");

-- CreateIndex
CREATE INDEX "Certificate_organizationId_specializationId_idx" ON "Certificate"("organizationId", "specializationId");

-- CreateIndex
CREATE UNIQUE INDEX "Certificate_organizationId_templateId_userId_courseId_key" ON "Certificate"("organizationId", "templateId", "userId", "courseId");

-- CreateIndex
CREATE UNIQUE INDEX "Certificate_organizationId_templateId_userId_batchId_key" ON "Certificate"("organizationId", "templateId", "userId", "batchId");

-- CreateIndex
CREATE UNIQUE INDEX "Certificate_one_of_a_specialization_key" ON "Certificate"("organizationId", "templateId", "userId", "specializationId");

-- AddForeignKey
ALTER TABLE "CertificateScope" ADD CONSTRAINT "CertificateScope_organizationId_fkey"
  FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CertificateScope" ADD CONSTRAINT "CertificateScope_organizationId_templateId_fkey"
  FOREIGN KEY ("organizationId", "templateId") REFERENCES "CertificateTemplate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CertificateScope" ADD CONSTRAINT "CertificateScope_organizationId_courseId_fkey"
  FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CertificateScope" ADD CONSTRAINT "CertificateScope_organizationId_batchId_fkey"
  FOREIGN KEY ("organizationId", "batchId") REFERENCES "Batch"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CertificateScope" ADD CONSTRAINT "CertificateScope_organizationId_specializationId_fkey"
  FOREIGN KEY ("organizationId", "specializationId") REFERENCES "Specialization"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_organizationId_courseId_fkey"
  FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_organizationId_batchId_fkey"
  FOREIGN KEY ("organizationId", "batchId") REFERENCES "Batch"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_organizationId_specializationId_fkey"
  FOREIGN KEY ("organizationId", "specializationId") REFERENCES "Specialization"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

SELECT guard_tenant_rows('"CertificateScope"');

SELECT record_rows('"CertificateScope"');

-- Whether there is a certificate that is issued by itself and that a person who follows a course does not have yet: of
-- the course, of a batch of theirs with it or of a specialization with it. By marks: only one whose rule looks at
-- marks.
CREATE OR REPLACE FUNCTION has_certificate_to_earn(tenant integer, person integer, course integer, by_marks boolean)
RETURNS boolean STABLE LANGUAGE sql AS $$
  SELECT EXISTS (
    SELECT FROM "CertificateTemplate" t
    JOIN "CertificateScope" p ON p."organizationId" = t."organizationId" AND p."templateId" = t."id"
    WHERE t."organizationId" = tenant AND t."isActive" AND t."isAutomatic"
      AND (NOT by_marks OR t."minGrade" IS NOT NULL OR t."assessmentId" IS NOT NULL)
      AND (
        p."courseId" = course
        OR EXISTS (
          SELECT FROM "BatchCourse" b
          JOIN "BatchUser" u ON u."organizationId" = b."organizationId" AND u."batchId" = b."batchId"
          WHERE b."organizationId" = tenant AND b."batchId" = p."batchId" AND b."courseId" = course
            AND u."userId" = person)
        OR EXISTS (
          SELECT FROM "SpecializationCourse" s
          WHERE s."organizationId" = tenant AND s."specializationId" = p."specializationId" AND s."courseId" = course))
      AND NOT EXISTS (
        SELECT FROM "Certificate" c
        WHERE c."organizationId" = tenant AND c."templateId" = t."id" AND c."userId" = person
          AND c."courseId" IS NOT DISTINCT FROM p."courseId" AND c."batchId" IS NOT DISTINCT FROM p."batchId"
          AND c."specializationId" IS NOT DISTINCT FROM p."specializationId"))
$$;
