-- CreateTable
CREATE TABLE "post_editors" (
    "workspace_id" UUID NOT NULL,
    "post_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "post_editors_pkey" PRIMARY KEY ("post_id","user_id")
);

-- CreateIndex
CREATE INDEX "post_editors_workspace_id_user_id_idx" ON "post_editors"("workspace_id", "user_id");

-- CreateIndex
CREATE INDEX "post_editors_seen_at_idx" ON "post_editors"("seen_at");

-- AddForeignKey
ALTER TABLE "post_editors" ADD CONSTRAINT "post_editors_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_editors" ADD CONSTRAINT "post_editors_workspace_id_user_id_fkey" FOREIGN KEY ("workspace_id", "user_id") REFERENCES "memberships"("workspace_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;
