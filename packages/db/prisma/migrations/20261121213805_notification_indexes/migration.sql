-- CreateIndex
CREATE INDEX "notifications_user_id_mailed_at_idx" ON "notifications"("user_id", "mailed_at");

-- CreateIndex
CREATE INDEX "posts_status_updated_at_idx" ON "posts"("status", "updated_at");
