-- CreateIndex
CREATE INDEX "posts_author_id_workspace_id_updated_at_id_idx" ON "posts"("author_id", "workspace_id", "updated_at" DESC, "id" DESC);

-- Partial indexes, which the schema cannot express: few posts are deleted, and the week asks for published ones alone.
CREATE INDEX "posts_deleted_idx" ON "posts"("author_id", "workspace_id", "deleted_at") WHERE "deleted_at" IS NOT NULL;
CREATE INDEX "posts_published_idx" ON "posts"("author_id", "workspace_id", "published_at") WHERE "published_at" IS NOT NULL;
