-- CreateEnum
CREATE TYPE "notification_kind" AS ENUM ('post_failed', 'post_unconfirmed', 'connection_expiring', 'connection_invalid');

-- AlterTable
ALTER TABLE "media" ADD COLUMN     "duration_ms" INTEGER,
ADD COLUMN     "pages" INTEGER,
ADD COLUMN     "title" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "media_urns" ADD COLUMN     "look_at" TIMESTAMPTZ(3),
ADD COLUMN     "looks" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "ready_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "alarms" (
    "kind" TEXT NOT NULL,
    "detail" TEXT NOT NULL DEFAULT '',
    "raised_at" TIMESTAMPTZ(3),
    "cleared_at" TIMESTAMPTZ(3),
    "mailed_at" TIMESTAMPTZ(3),
    "mail_due_at" TIMESTAMPTZ(3),

    CONSTRAINT "alarms_pkey" PRIMARY KEY ("kind")
);

-- CreateTable
CREATE TABLE "linkedin_calls" (
    "member_sub" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "calls" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "linkedin_calls_pkey" PRIMARY KEY ("member_sub","day")
);

-- CreateTable
CREATE TABLE "media_uploads" (
    "sha256" TEXT NOT NULL,
    "member_sub" TEXT NOT NULL,
    "state" TEXT,
    "leased_until" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_uploads_pkey" PRIMARY KEY ("sha256","member_sub")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "notification_kind" NOT NULL,
    "occasion" TEXT NOT NULL,
    "post_id" UUID,
    "data" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),
    "in_app" BOOLEAN NOT NULL DEFAULT true,
    "mail_due_at" TIMESTAMPTZ(3),
    "mail_tries" INTEGER NOT NULL DEFAULT 0,
    "mailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notification_choices" (
    "user_id" UUID NOT NULL,
    "kind" "notification_kind" NOT NULL,
    "in_app" BOOLEAN NOT NULL DEFAULT true,
    "email" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "notification_choices_pkey" PRIMARY KEY ("user_id","kind")
);

-- CreateIndex
CREATE INDEX "notifications_user_id_created_at_idx" ON "notifications"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "notifications_user_id_read_at_idx" ON "notifications"("user_id", "read_at");

-- CreateIndex
CREATE INDEX "notifications_mail_due_at_idx" ON "notifications"("mail_due_at");

-- CreateIndex
CREATE INDEX "notifications_post_id_idx" ON "notifications"("post_id");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_user_id_occasion_key" ON "notifications"("user_id", "occasion");

-- CreateIndex
CREATE INDEX "users_linkedin_status_linkedin_access_token_expires_at_idx" ON "users"("linkedin_status", "linkedin_access_token_expires_at");

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was uploaded before was awaited until LinkedIn had it.
UPDATE "media_urns" SET "ready_at" = "uploaded_at";
