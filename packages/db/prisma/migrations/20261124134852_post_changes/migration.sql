-- CreateEnum
CREATE TYPE "post_change_kind" AS ENUM ('edit', 'delete');

-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "edited_at" TIMESTAMPTZ(3),
ADD COLUMN     "removed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "post_changes" (
    "id" UUID NOT NULL,
    "post_id" UUID NOT NULL,
    "kind" "post_change_kind" NOT NULL,
    "member_sub" TEXT NOT NULL,
    "urn" TEXT NOT NULL,
    "content" TEXT,
    "hashtags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "text_hash" TEXT,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "outcome" TEXT,
    "http_status" INTEGER,
    "linkedin_request_id" TEXT,
    "linkedin_message" TEXT,

    CONSTRAINT "post_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "post_changes_post_id_sent_at_idx" ON "post_changes"("post_id", "sent_at");

-- CreateIndex
CREATE INDEX "post_changes_member_sub_text_hash_sent_at_idx" ON "post_changes"("member_sub", "text_hash", "sent_at");

-- AddForeignKey
ALTER TABLE "post_changes" ADD CONSTRAINT "post_changes_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
