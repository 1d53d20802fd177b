-- AlterEnum
ALTER TYPE "sync_status" ADD VALUE 'proposed' BEFORE 'queued';

-- AlterTable
ALTER TABLE "sync_runs" ADD COLUMN     "remaining" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "preview" JSONB,
ADD COLUMN     "undone_at" TIMESTAMPTZ(3);

-- CreateEnum
CREATE TYPE "import_change_kind" AS ENUM ('post', 'post_metrics', 'member_day');

-- CreateTable
CREATE TABLE "import_changes" (
    "run_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "import_change_kind" NOT NULL,
    "key" TEXT NOT NULL,
    "is_new" BOOLEAN NOT NULL,
    "before" JSONB,
    "after" TEXT NOT NULL DEFAULT '',
    "position" BIGSERIAL NOT NULL,

    CONSTRAINT "import_changes_pkey" PRIMARY KEY ("run_id","kind","key")
);

-- CreateIndex
CREATE INDEX "import_changes_user_id_kind_key_idx" ON "import_changes"("user_id", "kind", "key");

-- AddForeignKey
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "sync_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
