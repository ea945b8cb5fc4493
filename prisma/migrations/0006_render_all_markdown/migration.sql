-- AlterTable
ALTER TABLE "Announcement" ADD COLUMN     "bodyHtml" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "rendererVersion" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
-- The rows of before have HTML, made by version 2.
ALTER TABLE "Assignment" ADD COLUMN     "rendererVersion" INTEGER NOT NULL DEFAULT 2;
ALTER TABLE "Assignment" ALTER COLUMN "rendererVersion" SET DEFAULT 0;

-- AlterTable
ALTER TABLE "BlogPost" ADD COLUMN     "bodyHtml" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "rendererVersion" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "CurriculumBlock" ALTER COLUMN "rendererVersion" SET DEFAULT 0;

-- AlterTable
-- The rows of before have HTML, made by version 2.
ALTER TABLE "Question" ADD COLUMN     "rendererVersion" INTEGER NOT NULL DEFAULT 2;
ALTER TABLE "Question" ALTER COLUMN "rendererVersion" SET DEFAULT 0;

-- AlterTable
ALTER TABLE "Submission" ADD COLUMN     "rendererVersion" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "textHtml" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "TopicAnswer" ADD COLUMN     "rendererVersion" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "TopicBlock" ALTER COLUMN "rendererVersion" SET DEFAULT 0;

-- AlterTable
ALTER TABLE "TopicQuestion" ADD COLUMN     "rendererVersion" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Announcement_organizationId_rendererVersion_idx" ON "Announcement"("organizationId", "rendererVersion");

-- CreateIndex
CREATE INDEX "Assignment_organizationId_rendererVersion_idx" ON "Assignment"("organizationId", "rendererVersion");

-- CreateIndex
CREATE INDEX "BlogPost_organizationId_rendererVersion_idx" ON "BlogPost"("organizationId", "rendererVersion");

-- CreateIndex
CREATE INDEX "CurriculumBlock_organizationId_rendererVersion_idx" ON "CurriculumBlock"("organizationId", "rendererVersion");

-- CreateIndex
CREATE INDEX "Question_organizationId_rendererVersion_idx" ON "Question"("organizationId", "rendererVersion");

-- CreateIndex
CREATE INDEX "Submission_organizationId_rendererVersion_idx" ON "Submission"("organizationId", "rendererVersion");

-- CreateIndex
CREATE INDEX "TopicAnswer_organizationId_rendererVersion_idx" ON "TopicAnswer"("organizationId", "rendererVersion");

-- CreateIndex
CREATE INDEX "TopicBlock_organizationId_rendererVersion_idx" ON "TopicBlock"("organizationId", "rendererVersion");

-- CreateIndex
CREATE INDEX "TopicQuestion_organizationId_rendererVersion_idx" ON "TopicQuestion"("organizationId", "rendererVersion");

-- HTML belongs to the text that it was made from. A statement that changes the text and leaves the HTML (a gateway of
-- before, a script) takes the HTML away, and a gateway makes it again. Triggers of a table run in the order of their
-- names: the first one notes by the sign that the statement writes the HTML, too, and the second removes the note.
CREATE FUNCTION note_rendered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."rendererVersion" := -NEW."rendererVersion";
  RETURN NEW;
END
$$;

CREATE FUNCTION forget_rendered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."rendererVersion" < 0 THEN
    NEW."rendererVersion" := -NEW."rendererVersion";
    RETURN NEW;
  END IF;
  NEW."rendererVersion" := 0;
  RETURN jsonb_populate_record(NEW, jsonb_build_object(TG_ARGV[0], ''));
END
$$;

CREATE TRIGGER "Announcement_rendered_1_note" BEFORE UPDATE OF "bodyHtml" ON "Announcement"
  FOR EACH ROW EXECUTE FUNCTION note_rendered();
CREATE TRIGGER "Announcement_rendered_2_forget" BEFORE UPDATE ON "Announcement"
  FOR EACH ROW WHEN (NEW."rendererVersion" < 0 OR OLD."body" IS DISTINCT FROM NEW."body")
  EXECUTE FUNCTION forget_rendered('bodyHtml');

CREATE TRIGGER "Assignment_rendered_1_note" BEFORE UPDATE OF "html" ON "Assignment"
  FOR EACH ROW EXECUTE FUNCTION note_rendered();
CREATE TRIGGER "Assignment_rendered_2_forget" BEFORE UPDATE ON "Assignment"
  FOR EACH ROW WHEN (NEW."rendererVersion" < 0 OR OLD."markdown" IS DISTINCT FROM NEW."markdown")
  EXECUTE FUNCTION forget_rendered('html');

CREATE TRIGGER "BlogPost_rendered_1_note" BEFORE UPDATE OF "bodyHtml" ON "BlogPost"
  FOR EACH ROW EXECUTE FUNCTION note_rendered();
CREATE TRIGGER "BlogPost_rendered_2_forget" BEFORE UPDATE ON "BlogPost"
  FOR EACH ROW WHEN (NEW."rendererVersion" < 0 OR OLD."body" IS DISTINCT FROM NEW."body")
  EXECUTE FUNCTION forget_rendered('bodyHtml');

CREATE TRIGGER "CurriculumBlock_rendered_1_note" BEFORE UPDATE OF "html" ON "CurriculumBlock"
  FOR EACH ROW EXECUTE FUNCTION note_rendered();
CREATE TRIGGER "CurriculumBlock_rendered_2_forget" BEFORE UPDATE ON "CurriculumBlock"
  FOR EACH ROW WHEN (NEW."rendererVersion" < 0 OR OLD."kind" IS DISTINCT FROM NEW."kind" OR OLD."markdown" IS DISTINCT FROM NEW."markdown" OR OLD."language" IS DISTINCT FROM NEW."language")
  EXECUTE FUNCTION forget_rendered('html');

CREATE TRIGGER "Question_rendered_1_note" BEFORE UPDATE OF "html" ON "Question"
  FOR EACH ROW EXECUTE FUNCTION note_rendered();
CREATE TRIGGER "Question_rendered_2_forget" BEFORE UPDATE ON "Question"
  FOR EACH ROW WHEN (NEW."rendererVersion" < 0 OR OLD."markdown" IS DISTINCT FROM NEW."markdown")
  EXECUTE FUNCTION forget_rendered('html');

CREATE TRIGGER "Submission_rendered_1_note" BEFORE UPDATE OF "textHtml" ON "Submission"
  FOR EACH ROW EXECUTE FUNCTION note_rendered();
CREATE TRIGGER "Submission_rendered_2_forget" BEFORE UPDATE ON "Submission"
  FOR EACH ROW WHEN (NEW."rendererVersion" < 0 OR OLD."text" IS DISTINCT FROM NEW."text")
  EXECUTE FUNCTION forget_rendered('textHtml');

CREATE TRIGGER "TopicAnswer_rendered_1_note" BEFORE UPDATE OF "html" ON "TopicAnswer"
  FOR EACH ROW EXECUTE FUNCTION note_rendered();
CREATE TRIGGER "TopicAnswer_rendered_2_forget" BEFORE UPDATE ON "TopicAnswer"
  FOR EACH ROW WHEN (NEW."rendererVersion" < 0 OR OLD."markdown" IS DISTINCT FROM NEW."markdown")
  EXECUTE FUNCTION forget_rendered('html');

CREATE TRIGGER "TopicBlock_rendered_1_note" BEFORE UPDATE OF "html" ON "TopicBlock"
  FOR EACH ROW EXECUTE FUNCTION note_rendered();
CREATE TRIGGER "TopicBlock_rendered_2_forget" BEFORE UPDATE ON "TopicBlock"
  FOR EACH ROW WHEN (NEW."rendererVersion" < 0 OR OLD."kind" IS DISTINCT FROM NEW."kind" OR OLD."markdown" IS DISTINCT FROM NEW."markdown" OR OLD."language" IS DISTINCT FROM NEW."language")
  EXECUTE FUNCTION forget_rendered('html');

CREATE TRIGGER "TopicQuestion_rendered_1_note" BEFORE UPDATE OF "html" ON "TopicQuestion"
  FOR EACH ROW EXECUTE FUNCTION note_rendered();
CREATE TRIGGER "TopicQuestion_rendered_2_forget" BEFORE UPDATE ON "TopicQuestion"
  FOR EACH ROW WHEN (NEW."rendererVersion" < 0 OR OLD."markdown" IS DISTINCT FROM NEW."markdown")
  EXECUTE FUNCTION forget_rendered('html');
