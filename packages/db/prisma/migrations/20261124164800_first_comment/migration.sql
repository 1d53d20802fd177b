-- CreateEnum
CREATE TYPE "comment_state" AS ENUM ('waiting', 'sending', 'published', 'failed', 'unconfirmed');

-- AlterEnum
ALTER TYPE "notification_kind" ADD VALUE 'comment_failed';

-- AlterEnum
ALTER TYPE "outbox_email_kind" ADD VALUE 'comment_failed';

-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "first_comment" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "post_comments" (
    "post_id" UUID NOT NULL,
    "scheduling" INTEGER NOT NULL,
    "urn" TEXT,
    "state" "comment_state" NOT NULL DEFAULT 'waiting',
    "due_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "releases" INTEGER NOT NULL DEFAULT 0,
    "attempt_id" UUID,
    "attempted_at" TIMESTAMPTZ(3),
    "reason" TEXT,
    "reason_detail" TEXT,
    "published_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "post_comments_pkey" PRIMARY KEY ("post_id")
);

-- CreateTable
CREATE TABLE "comment_attempts" (
    "id" UUID NOT NULL,
    "post_id" UUID NOT NULL,
    "member_sub" TEXT NOT NULL,
    "urn" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "outcome" TEXT,
    "http_status" INTEGER,
    "linkedin_request_id" TEXT,
    "linkedin_message" TEXT,
    "comment_id" TEXT,

    CONSTRAINT "comment_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "post_comments_state_due_at_idx" ON "post_comments"("state", "due_at");

-- CreateIndex
CREATE INDEX "post_comments_state_attempted_at_idx" ON "post_comments"("state", "attempted_at");

-- CreateIndex
CREATE INDEX "post_comments_state_updated_at_idx" ON "post_comments"("state", "updated_at");

-- CreateIndex
CREATE INDEX "comment_attempts_post_id_sent_at_idx" ON "comment_attempts"("post_id", "sent_at");

-- AddForeignKey
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_attempts" ADD CONSTRAINT "comment_attempts_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "post_comments"("post_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Published posts with a first comment, for those that have no row of post_comments yet.
CREATE INDEX "posts_commented_idx" ON "posts"("updated_at") WHERE "status" = 'published' AND "first_comment" <> '';
