-- AlterEnum
ALTER TYPE "FileOwner" ADD VALUE 'CERTIFICATE';

-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "certificateId" INTEGER;

-- CreateTable
CREATE TABLE "CertificateTemplate" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "courseId" INTEGER,
    "batchId" INTEGER,
    "specializationId" INTEGER,
    "isLandscape" BOOLEAN NOT NULL DEFAULT true,
    "elements" JSONB NOT NULL,
    "backgroundFileId" INTEGER,
    "logoFileId" INTEGER,
    "signatureFileId" INTEGER,
    "minProgress" INTEGER NOT NULL DEFAULT 100,
    "minGrade" INTEGER,
    "assessmentId" INTEGER,
    "validityMonths" INTEGER,
    "isAutomatic" BOOLEAN NOT NULL DEFAULT true,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CertificateTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Certificate" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "templateId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "serial" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "batchName" TEXT,
    "hours" INTEGER,
    "grade" INTEGER,
    "issuedOn" DATE NOT NULL,
    "expiresOn" DATE,
    "issueCount" INTEGER NOT NULL DEFAULT 1,
    "revokedAt" TIMESTAMPTZ(3),
    "revokeReason" TEXT,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (lower("name" || E'\n' || "title" || E'\n' || "serial")) STORED,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Certificate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CertificateRun" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "templateId" INTEGER NOT NULL,
    "requestedById" INTEGER NOT NULL,
    "userIds" INTEGER[],
    "doneCount" INTEGER NOT NULL DEFAULT 0,
    "issuedCount" INTEGER NOT NULL DEFAULT 0,
    "refused" JSONB NOT NULL DEFAULT '[]',
    "finishedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CertificateRun_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "CertificateTemplate_organizationId_name_id_idx" ON "CertificateTemplate"("organizationId", "name", "id");

-- CreateIndex
CREATE INDEX "CertificateTemplate_organizationId_courseId_idx" ON "CertificateTemplate"("organizationId", "courseId");

-- CreateIndex
CREATE INDEX "CertificateTemplate_organizationId_batchId_idx" ON "CertificateTemplate"("organizationId", "batchId");

-- CreateIndex
CREATE INDEX "CertificateTemplate_organizationId_specializationId_idx" ON "CertificateTemplate"("organizationId", "specializationId");

-- CreateIndex
CREATE INDEX "CertificateTemplate_organizationId_assessmentId_idx" ON "CertificateTemplate"("organizationId", "assessmentId");

-- CreateIndex
CREATE INDEX "CertificateTemplate_organizationId_backgroundFileId_idx" ON "CertificateTemplate"("organizationId", "backgroundFileId");

-- CreateIndex
CREATE INDEX "CertificateTemplate_organizationId_logoFileId_idx" ON "CertificateTemplate"("organizationId", "logoFileId");

-- CreateIndex
CREATE INDEX "CertificateTemplate_organizationId_signatureFileId_idx" ON "CertificateTemplate"("organizationId", "signatureFileId");

-- CreateIndex
CREATE UNIQUE INDEX "CertificateTemplate_organizationId_id_key" ON "CertificateTemplate"("organizationId", "id");

-- CreateIndex
CREATE INDEX "Certificate_organizationId_userId_id_idx" ON "Certificate"("organizationId", "userId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Certificate_organizationId_id_key" ON "Certificate"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Certificate_organizationId_serial_key" ON "Certificate"("organizationId", "serial");

-- CreateIndex
CREATE UNIQUE INDEX "Certificate_organizationId_templateId_userId_key" ON "Certificate"("organizationId", "templateId", "userId");

-- CreateIndex
CREATE INDEX "CertificateRun_organizationId_templateId_idx" ON "CertificateRun"("organizationId", "templateId");

-- CreateIndex
CREATE UNIQUE INDEX "CertificateRun_organizationId_id_key" ON "CertificateRun"("organizationId", "id");

-- CreateIndex
CREATE INDEX "Notification_organizationId_certificateId_idx" ON "Notification"("organizationId", "certificateId");

-- AddForeignKey
ALTER TABLE "CertificateTemplate" ADD CONSTRAINT "CertificateTemplate_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CertificateTemplate" ADD CONSTRAINT "CertificateTemplate_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CertificateTemplate" ADD CONSTRAINT "CertificateTemplate_organizationId_batchId_fkey" FOREIGN KEY ("organizationId", "batchId") REFERENCES "Batch"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CertificateTemplate" ADD CONSTRAINT "CertificateTemplate_organizationId_specializationId_fkey" FOREIGN KEY ("organizationId", "specializationId") REFERENCES "Specialization"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CertificateTemplate" ADD CONSTRAINT "CertificateTemplate_organizationId_assessmentId_fkey" FOREIGN KEY ("organizationId", "assessmentId") REFERENCES "Assessment"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CertificateTemplate" ADD CONSTRAINT "CertificateTemplate_organizationId_backgroundFileId_fkey" FOREIGN KEY ("organizationId", "backgroundFileId") REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CertificateTemplate" ADD CONSTRAINT "CertificateTemplate_organizationId_logoFileId_fkey" FOREIGN KEY ("organizationId", "logoFileId") REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CertificateTemplate" ADD CONSTRAINT "CertificateTemplate_organizationId_signatureFileId_fkey" FOREIGN KEY ("organizationId", "signatureFileId") REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_organizationId_templateId_fkey" FOREIGN KEY ("organizationId", "templateId") REFERENCES "CertificateTemplate"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CertificateRun" ADD CONSTRAINT "CertificateRun_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CertificateRun" ADD CONSTRAINT "CertificateRun_organizationId_templateId_fkey" FOREIGN KEY ("organizationId", "templateId") REFERENCES "CertificateTemplate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_organizationId_certificateId_fkey" FOREIGN KEY ("organizationId", "certificateId") REFERENCES "Certificate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"CertificateTemplate"');

SELECT record_rows('"CertificateTemplate"');

SELECT guard_tenant_rows('"Certificate"');

SELECT record_rows('"Certificate"');

SELECT guard_tenant_rows('"CertificateRun"');

SELECT record_rows('"CertificateRun"');



-- The pictures of templates count as used.
CREATE TRIGGER "CertificateTemplate_uses_files"
  AFTER INSERT OR DELETE OR UPDATE OF "backgroundFileId", "logoFileId", "signatureFileId" ON "CertificateTemplate"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('CERTIFICATE', 'backgroundFileId', 'logoFileId', 'signatureFileId');

-- Has what a person has earned in a course issued, if a certificate of the course, of one of its batches or of a
-- specialization with it is issued by itself.
CREATE FUNCTION review_certificates(tenant integer, person integer, course integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "Job" AS j ("organizationId", "kind", "key", "payload", "runAt", "updatedAt")
  SELECT tenant, 'certificates.review', person || ':' || course,
    jsonb_build_object('userId', person, 'courseId', course), now(), now()
  WHERE EXISTS (
    SELECT FROM "CertificateTemplate" t
    WHERE t."organizationId" = tenant AND t."isActive" AND t."isAutomatic" AND (
      t."courseId" = course
      OR t."batchId" IN (
        SELECT b."batchId" FROM "BatchCourse" b WHERE b."organizationId" = tenant AND b."courseId" = course)
      OR t."specializationId" IN (
        SELECT s."specializationId" FROM "SpecializationCourse" s
        WHERE s."organizationId" = tenant AND s."courseId" = course)))
  ON CONFLICT ("organizationId", "kind", "key") DO UPDATE SET
    "runAt" = EXCLUDED."runAt", "attempts" = 0, "turn" = j."turn" + 1, "lockedUntil" = NULL, "failedAt" = NULL,
    "lastError" = NULL, "updatedAt" = now()
$$;

CREATE FUNCTION review_topic_progress() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review_certificates(NEW."organizationId", NEW."userId", NEW."courseId");
  RETURN NULL;
END
$$;

CREATE TRIGGER "TopicProgress_reviews_certificates" AFTER INSERT OR UPDATE OF "status" ON "TopicProgress"
  FOR EACH ROW WHEN (NEW."status" = 'COMPLETED') EXECUTE FUNCTION review_topic_progress();

CREATE FUNCTION review_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM review_certificates(NEW."organizationId", NEW."userId", a."courseId")
  FROM "Assessment" a WHERE a."organizationId" = NEW."organizationId" AND a."id" = NEW."assessmentId";
  RETURN NULL;
END
$$;

CREATE TRIGGER "Attempt_reviews_certificates" AFTER INSERT OR UPDATE OF "submittedAt" ON "Attempt"
  FOR EACH ROW WHEN (NEW."submittedAt" IS NOT NULL) EXECUTE FUNCTION review_attempt();

