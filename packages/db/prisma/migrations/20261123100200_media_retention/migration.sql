-- AlterTable
ALTER TABLE "media" ADD COLUMN     "detached_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "media_uploader_id_idx" ON "media"("uploader_id");
