-- Lists, counts and searches read the posts of a workspace: their indexes begin with it. What is done to a person's posts
-- in every workspace has one index of its own.

-- DropIndex
DROP INDEX "labels_user_id_workspace_id_folded_name_key";

-- DropIndex
DROP INDEX "labels_workspace_id_idx";

-- DropIndex
DROP INDEX "post_search_words_idx";

-- DropIndex
DROP INDEX "posts_author_id_workspace_id_deleted_at_status_idx";

-- DropIndex
DROP INDEX "posts_author_id_workspace_id_status_updated_at_id_idx";

-- DropIndex
DROP INDEX "posts_author_id_workspace_id_updated_at_id_idx";

-- DropIndex
DROP INDEX "posts_calendar_idx";

-- DropIndex
DROP INDEX "posts_published_idx";

-- AlterTable
ALTER TABLE "post_search" ALTER COLUMN "workspace_id" SET NOT NULL;

-- CreateIndex
CREATE INDEX "labels_user_id_idx" ON "labels"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "labels_workspace_id_folded_name_key" ON "labels"("workspace_id", "folded_name");

-- CreateIndex
CREATE INDEX "post_search_words_idx" ON "post_search" USING GIN ("workspace_id" uuid_ops, "words" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "posts_workspace_id_deleted_at_status_idx" ON "posts"("workspace_id", "deleted_at", "status");

-- CreateIndex
CREATE INDEX "posts_calendar_idx" ON "posts"("workspace_id", "scheduled_at", "id", "deleted_at", "status", "author_id");

-- CreateIndex
CREATE INDEX "posts_workspace_id_status_updated_at_id_idx" ON "posts"("workspace_id", "status", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "posts_workspace_id_updated_at_id_idx" ON "posts"("workspace_id", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "posts_author_id_idx" ON "posts"("author_id");

-- Prisma does not know partial indexes.
CREATE INDEX "posts_published_idx" ON "posts"("workspace_id", "published_at") WHERE "published_at" IS NOT NULL;
CREATE INDEX "posts_scheduled_idx" ON "posts"("workspace_id", "due_at", "id") INCLUDE ("scheduled_at", "author_id") WHERE "status" = 'scheduled' AND "deleted_at" IS NULL;
