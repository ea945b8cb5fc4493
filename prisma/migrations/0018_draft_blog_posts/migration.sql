-- AlterTable
ALTER TABLE "BlogPost" ADD COLUMN     "status" "PublishStatus" NOT NULL DEFAULT 'PUBLISHED',
ALTER COLUMN "publishedAt" DROP NOT NULL;

-- What was there was read by everybody; what comes now begins as a draft.
ALTER TABLE "BlogPost" ALTER COLUMN "status" SET DEFAULT 'DRAFT';

-- CreateIndex
CREATE INDEX "BlogPost_organizationId_status_publishedAt_id_idx" ON "BlogPost"("organizationId", "status", "publishedAt", "id");
