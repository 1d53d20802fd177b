-- AlterTable
ALTER TABLE "approval_events" ADD COLUMN     "guest_name" TEXT,
ADD COLUMN     "review_link_id" UUID;

-- AlterTable
ALTER TABLE "post_notes" ADD COLUMN     "guest_name" TEXT,
ADD COLUMN     "review_link_id" UUID;

-- CreateTable
CREATE TABLE "review_links" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "post_id" UUID NOT NULL,
    "created_by_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "may_approve" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "opened_at" TIMESTAMPTZ(3),

    CONSTRAINT "review_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "review_links_token_hash_key" ON "review_links"("token_hash");

-- CreateIndex
CREATE INDEX "review_links_post_id_idx" ON "review_links"("post_id");

-- CreateIndex
CREATE INDEX "review_links_workspace_id_created_by_id_idx" ON "review_links"("workspace_id", "created_by_id");

-- CreateIndex
CREATE INDEX "review_links_expires_at_idx" ON "review_links"("expires_at");

-- CreateIndex
CREATE INDEX "approval_events_review_link_id_idx" ON "approval_events"("review_link_id");

-- CreateIndex
CREATE INDEX "post_notes_review_link_id_idx" ON "post_notes"("review_link_id");

-- AddForeignKey
ALTER TABLE "approval_events" ADD CONSTRAINT "approval_events_review_link_id_fkey" FOREIGN KEY ("review_link_id") REFERENCES "review_links"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_notes" ADD CONSTRAINT "post_notes_review_link_id_fkey" FOREIGN KEY ("review_link_id") REFERENCES "review_links"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_workspace_id_created_by_id_fkey" FOREIGN KEY ("workspace_id", "created_by_id") REFERENCES "memberships"("workspace_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;
