-- AlterTable
ALTER TABLE "linkedin_posts" ADD COLUMN     "listed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "sync_runs" ADD COLUMN     "cursor" JSONB,
ADD COLUMN     "resume_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "sync_runs_resume_at_idx" ON "sync_runs"("resume_at");
