-- CreateEnum
CREATE TYPE "FileKind" AS ENUM ('IMAGE', 'VIDEO', 'AUDIO', 'PDF', 'DOCUMENT', 'OTHER');

-- CreateEnum
CREATE TYPE "FileOwner" AS ENUM ('BLOCK', 'COURSE', 'CURRICULUM', 'CURRICULUM_BLOCK', 'ORGANIZATION', 'USER', 'RESOURCE', 'MESSAGE', 'BLOG_POST');

-- CreateEnum
CREATE TYPE "TopicCompletion" AS ENUM ('MANUAL', 'VIEWED', 'WATCHED', 'ANSWERED');

-- CreateEnum
CREATE TYPE "TopicOpening" AS ENUM ('ALWAYS', 'IN_ORDER', 'WITH_PLAN');

-- CreateEnum
CREATE TYPE "BlockKind" AS ENUM ('TEXT', 'CODE', 'CALLOUT', 'IMAGE', 'VIDEO', 'AUDIO', 'FILE', 'EMBED', 'QUESTION');

-- CreateEnum
CREATE TYPE "CalloutTone" AS ENUM ('INFO', 'TIP', 'WARNING');

-- AlterTable
ALTER TABLE "CurriculumTopic" ADD COLUMN     "completion" "TopicCompletion" NOT NULL DEFAULT 'MANUAL',
ADD COLUMN     "isPreview" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "minutes" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "opening" "TopicOpening" NOT NULL DEFAULT 'ALWAYS',
ADD COLUMN     "summary" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "threshold" INTEGER NOT NULL DEFAULT 90;

-- AlterTable
ALTER TABLE "Topic" ADD COLUMN     "completion" "TopicCompletion" NOT NULL DEFAULT 'MANUAL',
ADD COLUMN     "draftChangedAt" TIMESTAMPTZ(3),
ADD COLUMN     "isPreview" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "minutes" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "opening" "TopicOpening" NOT NULL DEFAULT 'ALWAYS',
ADD COLUMN     "publishedAt" TIMESTAMPTZ(3),
ADD COLUMN     "summary" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "threshold" INTEGER NOT NULL DEFAULT 90,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "avatarUrl" TEXT;

-- CreateTable
CREATE TABLE "File" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "mime" TEXT NOT NULL,
    "kind" "FileKind" NOT NULL,
    "bytes" BIGINT NOT NULL,
    "sha256" TEXT NOT NULL,
    "storageKey" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "seconds" DOUBLE PRECISION,
    "uploadedById" INTEGER NOT NULL,
    "uploadedByName" TEXT NOT NULL,
    "unusedSince" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "File_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FileUse" (
    "organizationId" INTEGER NOT NULL,
    "fileId" INTEGER NOT NULL,
    "ownerKind" "FileOwner" NOT NULL,
    "ownerId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FileUse_pkey" PRIMARY KEY ("organizationId","fileId","ownerKind","ownerId")
);

-- CreateTable
CREATE TABLE "MessageFile" (
    "organizationId" INTEGER NOT NULL,
    "messageId" INTEGER NOT NULL,
    "fileId" INTEGER NOT NULL,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "MessageFile_pkey" PRIMARY KEY ("organizationId","messageId","fileId")
);

-- CreateTable
CREATE TABLE "FileKey" (
    "organizationId" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,

    CONSTRAINT "FileKey_pkey" PRIMARY KEY ("organizationId")
);

-- CreateTable
CREATE TABLE "Job" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "payload" JSONB NOT NULL DEFAULT '{}',
    "runAt" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "turn" INTEGER NOT NULL DEFAULT 0,
    "lockedUntil" TIMESTAMPTZ(3),
    "failedAt" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TopicBlock" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "topicId" INTEGER NOT NULL,
    "draftId" INTEGER,
    "kind" "BlockKind" NOT NULL,
    "markdown" TEXT NOT NULL DEFAULT '',
    "html" TEXT NOT NULL DEFAULT '',
    "rendererVersion" INTEGER NOT NULL DEFAULT 1,
    "language" TEXT NOT NULL DEFAULT '',
    "tone" "CalloutTone",
    "url" TEXT,
    "caption" TEXT NOT NULL DEFAULT '',
    "altText" TEXT NOT NULL DEFAULT '',
    "fileId" INTEGER,
    "captionsFileId" INTEGER,
    "questionId" INTEGER,
    "displayOrder" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedById" INTEGER NOT NULL,
    "updatedByName" TEXT NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TopicBlock_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TopicBlockRevision" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "blockId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "savedById" INTEGER NOT NULL,
    "savedByName" TEXT NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TopicBlockRevision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BlockProgress" (
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "blockId" INTEGER NOT NULL,
    "viewedAt" TIMESTAMPTZ(3),
    "checkedAt" TIMESTAMPTZ(3),
    "isRight" BOOLEAN,
    "ranges" JSONB NOT NULL DEFAULT '[]',
    "watchedSeconds" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "position" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BlockProgress_pkey" PRIMARY KEY ("organizationId","userId","blockId")
);

-- CreateTable
CREATE TABLE "TopicNote" (
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "topicId" INTEGER NOT NULL,
    "markdown" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TopicNote_pkey" PRIMARY KEY ("organizationId","userId","topicId")
);

-- CreateTable
CREATE TABLE "TopicQuestion" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "topicId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "markdown" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "acceptedId" INTEGER,
    "hiddenAt" TIMESTAMPTZ(3),
    "hiddenReason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TopicQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TopicAnswer" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "questionId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "markdown" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "hiddenAt" TIMESTAMPTZ(3),
    "hiddenReason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TopicAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CurriculumBlock" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "topicId" INTEGER NOT NULL,
    "kind" "BlockKind" NOT NULL,
    "markdown" TEXT NOT NULL DEFAULT '',
    "html" TEXT NOT NULL DEFAULT '',
    "rendererVersion" INTEGER NOT NULL DEFAULT 1,
    "language" TEXT NOT NULL DEFAULT '',
    "tone" "CalloutTone",
    "url" TEXT,
    "caption" TEXT NOT NULL DEFAULT '',
    "altText" TEXT NOT NULL DEFAULT '',
    "fileId" INTEGER,
    "captionsFileId" INTEGER,
    "questionId" INTEGER,
    "displayOrder" INTEGER NOT NULL,

    CONSTRAINT "CurriculumBlock_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "File_organizationId_name_id_idx" ON "File"("organizationId", "name", "id");

-- CreateIndex
CREATE INDEX "File_organizationId_createdAt_id_idx" ON "File"("organizationId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "File_organizationId_bytes_id_idx" ON "File"("organizationId", "bytes", "id");

-- CreateIndex
CREATE INDEX "File_organizationId_unusedSince_idx" ON "File"("organizationId", "unusedSince");

-- CreateIndex
CREATE UNIQUE INDEX "File_organizationId_id_key" ON "File"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "File_organizationId_storageKey_key" ON "File"("organizationId", "storageKey");

-- CreateIndex
CREATE INDEX "FileUse_organizationId_ownerKind_ownerId_idx" ON "FileUse"("organizationId", "ownerKind", "ownerId");

-- CreateIndex
CREATE INDEX "MessageFile_organizationId_fileId_idx" ON "MessageFile"("organizationId", "fileId");

-- CreateIndex
CREATE INDEX "Job_runAt_id_idx" ON "Job"("runAt", "id");

-- CreateIndex
CREATE INDEX "Job_organizationId_failedAt_id_idx" ON "Job"("organizationId", "failedAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Job_organizationId_id_key" ON "Job"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Job_organizationId_kind_key_key" ON "Job"("organizationId", "kind", "key");

-- CreateIndex
CREATE INDEX "TopicBlock_organizationId_courseId_topicId_displayOrder_id_idx" ON "TopicBlock"("organizationId", "courseId", "topicId", "displayOrder", "id");

-- CreateIndex
CREATE INDEX "TopicBlock_organizationId_fileId_idx" ON "TopicBlock"("organizationId", "fileId");

-- CreateIndex
CREATE INDEX "TopicBlock_organizationId_captionsFileId_idx" ON "TopicBlock"("organizationId", "captionsFileId");

-- CreateIndex
CREATE INDEX "TopicBlock_organizationId_courseId_questionId_idx" ON "TopicBlock"("organizationId", "courseId", "questionId");

-- CreateIndex
CREATE UNIQUE INDEX "TopicBlock_organizationId_id_key" ON "TopicBlock"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "TopicBlock_organizationId_draftId_key" ON "TopicBlock"("organizationId", "draftId");

-- CreateIndex
CREATE UNIQUE INDEX "TopicBlockRevision_organizationId_id_key" ON "TopicBlockRevision"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "TopicBlockRevision_organizationId_blockId_version_key" ON "TopicBlockRevision"("organizationId", "blockId", "version");

-- CreateIndex
CREATE INDEX "BlockProgress_organizationId_userId_courseId_idx" ON "BlockProgress"("organizationId", "userId", "courseId");

-- CreateIndex
CREATE INDEX "BlockProgress_organizationId_blockId_idx" ON "BlockProgress"("organizationId", "blockId");

-- CreateIndex
CREATE INDEX "TopicNote_organizationId_courseId_topicId_idx" ON "TopicNote"("organizationId", "courseId", "topicId");

-- CreateIndex
CREATE INDEX "TopicQuestion_organizationId_courseId_topicId_id_idx" ON "TopicQuestion"("organizationId", "courseId", "topicId", "id");

-- CreateIndex
CREATE INDEX "TopicQuestion_organizationId_userId_idx" ON "TopicQuestion"("organizationId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "TopicQuestion_organizationId_id_key" ON "TopicQuestion"("organizationId", "id");

-- CreateIndex
CREATE INDEX "TopicAnswer_organizationId_questionId_id_idx" ON "TopicAnswer"("organizationId", "questionId", "id");

-- CreateIndex
CREATE INDEX "TopicAnswer_organizationId_userId_idx" ON "TopicAnswer"("organizationId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "TopicAnswer_organizationId_id_key" ON "TopicAnswer"("organizationId", "id");

-- CreateIndex
CREATE INDEX "CurriculumBlock_organizationId_topicId_displayOrder_id_idx" ON "CurriculumBlock"("organizationId", "topicId", "displayOrder", "id");

-- CreateIndex
CREATE INDEX "CurriculumBlock_organizationId_fileId_idx" ON "CurriculumBlock"("organizationId", "fileId");

-- CreateIndex
CREATE INDEX "CurriculumBlock_organizationId_captionsFileId_idx" ON "CurriculumBlock"("organizationId", "captionsFileId");

-- CreateIndex
CREATE INDEX "CurriculumBlock_organizationId_questionId_idx" ON "CurriculumBlock"("organizationId", "questionId");

-- CreateIndex
CREATE UNIQUE INDEX "CurriculumBlock_organizationId_id_key" ON "CurriculumBlock"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "CurriculumTopic_organizationId_id_key" ON "CurriculumTopic"("organizationId", "id");

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FileUse" ADD CONSTRAINT "FileUse_organizationId_fileId_fkey" FOREIGN KEY ("organizationId", "fileId") REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MessageFile" ADD CONSTRAINT "MessageFile_organizationId_messageId_fkey" FOREIGN KEY ("organizationId", "messageId") REFERENCES "Message"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MessageFile" ADD CONSTRAINT "MessageFile_organizationId_fileId_fkey" FOREIGN KEY ("organizationId", "fileId") REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FileKey" ADD CONSTRAINT "FileKey_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Job" ADD CONSTRAINT "Job_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TopicBlock" ADD CONSTRAINT "TopicBlock_organizationId_courseId_topicId_fkey" FOREIGN KEY ("organizationId", "courseId", "topicId") REFERENCES "Topic"("organizationId", "courseId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TopicBlock" ADD CONSTRAINT "TopicBlock_organizationId_fileId_fkey" FOREIGN KEY ("organizationId", "fileId") REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TopicBlock" ADD CONSTRAINT "TopicBlock_organizationId_captionsFileId_fkey" FOREIGN KEY ("organizationId", "captionsFileId") REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TopicBlock" ADD CONSTRAINT "TopicBlock_organizationId_courseId_questionId_fkey" FOREIGN KEY ("organizationId", "courseId", "questionId") REFERENCES "Question"("organizationId", "courseId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TopicBlockRevision" ADD CONSTRAINT "TopicBlockRevision_organizationId_blockId_fkey" FOREIGN KEY ("organizationId", "blockId") REFERENCES "TopicBlock"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BlockProgress" ADD CONSTRAINT "BlockProgress_organizationId_userId_courseId_fkey" FOREIGN KEY ("organizationId", "userId", "courseId") REFERENCES "Enrolment"("organizationId", "userId", "courseId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BlockProgress" ADD CONSTRAINT "BlockProgress_organizationId_blockId_fkey" FOREIGN KEY ("organizationId", "blockId") REFERENCES "TopicBlock"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TopicNote" ADD CONSTRAINT "TopicNote_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TopicNote" ADD CONSTRAINT "TopicNote_organizationId_courseId_topicId_fkey" FOREIGN KEY ("organizationId", "courseId", "topicId") REFERENCES "Topic"("organizationId", "courseId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TopicQuestion" ADD CONSTRAINT "TopicQuestion_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TopicQuestion" ADD CONSTRAINT "TopicQuestion_organizationId_courseId_topicId_fkey" FOREIGN KEY ("organizationId", "courseId", "topicId") REFERENCES "Topic"("organizationId", "courseId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TopicAnswer" ADD CONSTRAINT "TopicAnswer_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TopicAnswer" ADD CONSTRAINT "TopicAnswer_organizationId_questionId_fkey" FOREIGN KEY ("organizationId", "questionId") REFERENCES "TopicQuestion"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CurriculumBlock" ADD CONSTRAINT "CurriculumBlock_organizationId_topicId_fkey" FOREIGN KEY ("organizationId", "topicId") REFERENCES "CurriculumTopic"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CurriculumBlock" ADD CONSTRAINT "CurriculumBlock_organizationId_fileId_fkey" FOREIGN KEY ("organizationId", "fileId") REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CurriculumBlock" ADD CONSTRAINT "CurriculumBlock_organizationId_captionsFileId_fkey" FOREIGN KEY ("organizationId", "captionsFileId") REFERENCES "File"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CurriculumBlock" ADD CONSTRAINT "CurriculumBlock_organizationId_questionId_fkey" FOREIGN KEY ("organizationId", "questionId") REFERENCES "CurriculumQuestion"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"File"');

SELECT guard_tenant_rows('"FileUse"');

SELECT guard_tenant_rows('"MessageFile"');

SELECT guard_tenant_rows('"FileKey"');

SELECT guard_tenant_rows('"Job"');

SELECT guard_tenant_rows('"TopicBlock"');

SELECT guard_tenant_rows('"TopicBlockRevision"');

SELECT guard_tenant_rows('"BlockProgress"');

SELECT guard_tenant_rows('"TopicNote"');

SELECT guard_tenant_rows('"TopicQuestion"');

SELECT guard_tenant_rows('"TopicAnswer"');

SELECT guard_tenant_rows('"CurriculumBlock"');


-- Work is taken for all tenants at once: a worker has none until it has taken a job. Workers pass over what another one
-- is taking.
CREATE FUNCTION take_jobs(known_kinds text[], size integer, taken_at timestamptz, lease_end timestamptz)
RETURNS TABLE (
  "id" integer, "organizationId" integer, "kind" text, "key" text, "payload" jsonb, "attempts" integer, "turn" integer
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  RETURN QUERY
    WITH due AS (
      SELECT j."id" AS job FROM "Job" j
      WHERE j."runAt" <= taken_at AND j."failedAt" IS NULL AND j."kind" = ANY (known_kinds)
        AND (j."lockedUntil" IS NULL OR j."lockedUntil" < taken_at)
      ORDER BY j."runAt", j."id" LIMIT size FOR UPDATE SKIP LOCKED
    )
    UPDATE "Job" t SET "lockedUntil" = lease_end, "attempts" = t."attempts" + 1, "turn" = t."turn" + 1,
      "updatedAt" = taken_at
    FROM due WHERE t."id" = due.job
    RETURNING t."id", t."organizationId", t."kind", t."key", t."payload", t."attempts", t."turn";
  PERFORM set_config('app.owner', '', true);
END
$$;

REVOKE EXECUTE ON FUNCTION take_jobs(text[], integer, timestamptz, timestamptz) FROM PUBLIC;

-- Files in use. A column that holds the id of a file ('...Id'), or texts with its address (/files/ID/...), is named in a
-- trigger of its table, so that no command can forget to say what it uses.

-- The files that a row names in these columns.
CREATE FUNCTION named_files(named_in jsonb, columns text[]) RETURNS integer[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT found.id), '{}')
  FROM unnest(columns) AS c(name)
  CROSS JOIN LATERAL (
    SELECT (named_in ->> c.name)::integer AS id WHERE c.name ~ 'Id$' AND named_in ->> c.name IS NOT NULL
    UNION ALL
    SELECT (m.parts)[1]::integer
    FROM regexp_matches(coalesce(named_in ->> c.name, ''), '(?<![[:alnum:]])/files/([0-9]{1,9})/', 'g') AS m(parts)
    WHERE c.name !~ 'Id$'
  ) AS found
$$;

-- Trigger arguments: the kind of owner, then the columns. A deleted block of a draft uses nothing.
CREATE FUNCTION keep_file_uses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner_kind CONSTANT "FileOwner" := TG_ARGV[0];
  before CONSTANT jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE to_jsonb(OLD) END;
  after CONSTANT jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) END;
  row_now CONSTANT jsonb := CASE WHEN TG_OP = 'DELETE' THEN before ELSE after END;
  tenant CONSTANT integer := coalesce(row_now ->> 'organizationId', row_now ->> 'id')::integer;
  owner_id CONSTANT integer := coalesce(row_now ->> 'id', row_now ->> 'messageId')::integer;
  used integer[] := named_files(after, TG_ARGV[1:]);
BEGIN
  IF after ->> 'deletedAt' IS NOT NULL THEN
    used := '{}';
  END IF;
  DELETE FROM "FileUse" u
  WHERE u."organizationId" = tenant AND u."ownerKind" = owner_kind AND u."ownerId" = owner_id AND u."fileId" <> ALL (used);
  INSERT INTO "FileUse" ("organizationId", "fileId", "ownerKind", "ownerId")
  SELECT tenant, f."id", owner_kind, owner_id FROM "File" f WHERE f."organizationId" = tenant AND f."id" = ANY (used)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER "Course_uses_files" AFTER INSERT OR DELETE OR UPDATE OF "imageUrl" ON "Course"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('COURSE', 'imageUrl');
CREATE TRIGGER "Curriculum_uses_files" AFTER INSERT OR DELETE OR UPDATE OF "imageUrl" ON "Curriculum"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('CURRICULUM', 'imageUrl');
CREATE TRIGGER "Organization_uses_files" AFTER INSERT OR UPDATE OF "logo" ON "Organization"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('ORGANIZATION', 'logo');
CREATE TRIGGER "User_uses_files" AFTER INSERT OR DELETE OR UPDATE OF "avatarUrl" ON "User"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('USER', 'avatarUrl');
CREATE TRIGGER "Resource_uses_files" AFTER INSERT OR DELETE OR UPDATE OF "url" ON "Resource"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('RESOURCE', 'url');
CREATE TRIGGER "BlogPost_uses_files" AFTER INSERT OR DELETE OR UPDATE OF "body" ON "BlogPost"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('BLOG_POST', 'body');
CREATE TRIGGER "TopicBlock_uses_files"
  AFTER INSERT OR DELETE OR UPDATE OF "fileId", "captionsFileId", "url", "markdown", "deletedAt" ON "TopicBlock"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('BLOCK', 'fileId', 'captionsFileId', 'url', 'markdown');
CREATE TRIGGER "CurriculumBlock_uses_files"
  AFTER INSERT OR DELETE OR UPDATE OF "fileId", "captionsFileId", "url", "markdown" ON "CurriculumBlock"
  FOR EACH ROW EXECUTE FUNCTION keep_file_uses('CURRICULUM_BLOCK', 'fileId', 'captionsFileId', 'url', 'markdown');

-- A message may carry several files, each in a row of its own.
CREATE FUNCTION keep_message_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "FileUse" ("organizationId", "fileId", "ownerKind", "ownerId")
    VALUES (NEW."organizationId", NEW."fileId", 'MESSAGE', NEW."messageId") ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM "FileUse"
    WHERE "organizationId" = OLD."organizationId" AND "fileId" = OLD."fileId"
      AND "ownerKind" = 'MESSAGE' AND "ownerId" = OLD."messageId";
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "MessageFile_uses_files" AFTER INSERT OR DELETE ON "MessageFile"
  FOR EACH ROW EXECUTE FUNCTION keep_message_files();

-- What nothing uses is deleted after seven days, by a job that asks again before it does.
CREATE FUNCTION forget_unused_file(tenant integer, file integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "Job" AS j ("organizationId", "kind", "key", "payload", "runAt", "updatedAt")
  VALUES (tenant, 'files.deleteUnused', file::text, jsonb_build_object('fileId', file), now() + interval '7 days', now())
  ON CONFLICT ("organizationId", "kind", "key") DO UPDATE SET
    "runAt" = EXCLUDED."runAt", "attempts" = 0, "turn" = j."turn" + 1, "lockedUntil" = NULL, "failedAt" = NULL,
    "lastError" = NULL, "updatedAt" = now()
$$;

CREATE FUNCTION note_file_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "File" SET "unusedSince" = NULL
    WHERE "organizationId" = NEW."organizationId" AND "id" = NEW."fileId" AND "unusedSince" IS NOT NULL;
    RETURN NULL;
  END IF;
  -- Nothing is left to forget when the organization itself is deleted.
  IF NOT EXISTS (SELECT FROM "Organization" WHERE "id" = OLD."organizationId") THEN
    RETURN NULL;
  END IF;
  UPDATE "File" f SET "unusedSince" = now()
  WHERE f."organizationId" = OLD."organizationId" AND f."id" = OLD."fileId"
    AND NOT EXISTS (
      SELECT FROM "FileUse" u WHERE u."organizationId" = OLD."organizationId" AND u."fileId" = OLD."fileId");
  IF FOUND THEN
    PERFORM forget_unused_file(OLD."organizationId", OLD."fileId");
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "FileUse_notes_use" AFTER INSERT OR DELETE ON "FileUse"
  FOR EACH ROW EXECUTE FUNCTION note_file_use();

CREATE FUNCTION note_new_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM forget_unused_file(NEW."organizationId", NEW."id");
  RETURN NULL;
END
$$;

CREATE TRIGGER "File_begins_unused" AFTER INSERT ON "File"
  FOR EACH ROW EXECUTE FUNCTION note_new_file();

-- A topic that has a lesson: at least 0 minutes and a threshold that is a percentage.
ALTER TABLE "Topic" ADD CONSTRAINT "Topic_lesson_settings"
  CHECK ("minutes" BETWEEN 0 AND 600 AND "threshold" BETWEEN 1 AND 100 AND char_length("summary") <= 300);
