-- What screens ask of a member's posts, each by an index. They are whole indexes where they can be: of a partial one
-- PostgreSQL estimates the rows without the statistics below, and then takes it where it reads a member's posts all.
CREATE STATISTICS "posts_owner_stats" (dependencies, ndistinct) ON "author_id", "workspace_id" FROM "posts";
-- The counts by status and the deleted posts, from the index alone: equal keys share an entry, 100,000 posts are 700 kB of it.
CREATE INDEX "posts_author_id_workspace_id_deleted_at_status_idx" ON "posts"("author_id", "workspace_id", "deleted_at", "status");
-- The list of one status, and the last posts of each.
CREATE INDEX "posts_author_id_workspace_id_status_updated_at_id_idx" ON "posts"("author_id", "workspace_id", "status", "updated_at" DESC, "id" DESC);
-- These are in the two before.
DROP INDEX "posts_deleted_idx";
DROP INDEX "posts_author_id_status_idx";
DROP INDEX "posts_workspace_id_status_updated_at_idx";
-- The calendar and the week, whose counts need no more than the index. It begins with the workspace for the foreign key.
CREATE INDEX "posts_calendar_idx" ON "posts"("workspace_id", "author_id", "scheduled_at", "id", "deleted_at", "status");
DROP INDEX "posts_workspace_id_scheduled_at_idx";
-- The next scheduled post, and which scheduled posts are after the end of the connection.
CREATE INDEX "posts_next_idx" ON "posts"("author_id", "workspace_id", "due_at", "id") INCLUDE ("scheduled_at") WHERE "status" = 'scheduled' AND "deleted_at" IS NULL;
-- The number of a member's posts on LinkedIn.
CREATE INDEX "linkedin_posts_user_id_removed_at_post_id_idx" ON "linkedin_posts"("user_id", "removed_at", "post_id");
