-- One's own posts of a workspace are read in the order of the list, among those of many members. The two indexes of a
-- person's posts become wider for that, instead of one more each; what is published is written once more, when it is.

-- CreateIndex
CREATE INDEX "posts_author_idx" ON "posts"("author_id", "workspace_id", "updated_at" DESC, "id" DESC, "status");

-- DropIndex
DROP INDEX "posts_author_id_idx";

-- Prisma does not know partial indexes.
DROP INDEX "posts_writer_idx";
CREATE INDEX "posts_writer_idx" ON "posts"("writer_id", "workspace_id", "updated_at" DESC, "id" DESC, "status") WHERE "writer_id" IS NOT NULL;
CREATE INDEX "posts_author_published_idx" ON "posts"("author_id", "workspace_id", "published_at" DESC, "id" DESC) WHERE "published_at" IS NOT NULL;
CREATE INDEX "posts_writer_published_idx" ON "posts"("writer_id", "workspace_id", "published_at" DESC, "id" DESC) WHERE "writer_id" IS NOT NULL AND "published_at" IS NOT NULL;
