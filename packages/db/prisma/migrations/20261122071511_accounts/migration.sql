-- CreateEnum
CREATE TYPE "feedback_type" AS ENUM ('bug', 'feedback');

-- CreateEnum
CREATE TYPE "outgoing_mail_kind" AS ENUM ('account_activated', 'feedback', 'data_request');

-- CreateEnum
CREATE TYPE "data_request_type" AS ENUM ('access', 'erasure');

-- CreateEnum
CREATE TYPE "topic_source" AS ENUM ('starter', 'typed', 'url', 'text');

-- CreateEnum
CREATE TYPE "week_start" AS ENUM ('monday', 'sunday', 'saturday');

-- CreateEnum
CREATE TYPE "hour_cycle" AS ENUM ('auto', 'h23', 'h12');

-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "synced_at" TIMESTAMPTZ(3),
ADD COLUMN     "synced_version" INTEGER;

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "id" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN     "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "user_agent" TEXT;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "display_name" TEXT,
ADD COLUMN     "headline" TEXT,
ADD COLUMN     "hour_cycle" "hour_cycle" NOT NULL DEFAULT 'auto',
ADD COLUMN     "linkedin_synced_at" TIMESTAMPTZ(3),
ADD COLUMN     "onboarding_skipped_at" TIMESTAMPTZ(3),
ADD COLUMN     "onboarding_step" TEXT NOT NULL DEFAULT 'language',
ADD COLUMN     "shortcuts" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "waitlist_decided_at" TIMESTAMPTZ(3),
ADD COLUMN     "waitlist_reason" TEXT,
ADD COLUMN     "week_start" "week_start" NOT NULL DEFAULT 'monday';

-- New sessions get their id from the client, as all rows do; those that are there needed one.
ALTER TABLE "sessions" ALTER COLUMN "id" DROP DEFAULT;

-- Who is here already is not led through the first steps; they can be finished in the settings.
UPDATE "users" SET "onboarding_skipped_at" = now();

-- CreateTable
CREATE TABLE "audiences" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "audiences_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "feedback" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "type" "feedback_type" NOT NULL,
    "message" TEXT NOT NULL,
    "page" TEXT,
    "error_id" TEXT,
    "screenshot_key" TEXT,
    "screenshot_type" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "feedback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_windows" (
    "bucket" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "opens_at" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "rate_windows_pkey" PRIMARY KEY ("bucket","subject","opens_at")
);

-- CreateTable
CREATE TABLE "outgoing_mails" (
    "id" UUID NOT NULL,
    "kind" "outgoing_mail_kind" NOT NULL,
    "occasion" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "feedback_id" UUID,
    "data_request_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mail_due_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "mail_tries" INTEGER NOT NULL DEFAULT 0,
    "mailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "outgoing_mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "data_requests" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "type" "data_request_type" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "data_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "topics" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "angle" TEXT,
    "source" "topic_source" NOT NULL,
    "source_url" TEXT,
    "language" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "topics_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_entries_action_at_idx" ON "audit_entries"("action", "at");

-- CreateIndex
CREATE INDEX "audiences_user_id_deleted_at_idx" ON "audiences"("user_id", "deleted_at");

-- CreateIndex
CREATE INDEX "feedback_user_id_created_at_idx" ON "feedback"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "rate_windows_opens_at_idx" ON "rate_windows"("opens_at");

-- CreateIndex
CREATE UNIQUE INDEX "outgoing_mails_occasion_key" ON "outgoing_mails"("occasion");

-- CreateIndex
CREATE INDEX "outgoing_mails_mail_due_at_idx" ON "outgoing_mails"("mail_due_at");

-- CreateIndex
CREATE INDEX "outgoing_mails_user_id_idx" ON "outgoing_mails"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "data_requests_reference_key" ON "data_requests"("reference");

-- CreateIndex
CREATE INDEX "data_requests_user_id_created_at_idx" ON "data_requests"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "topics_user_id_deleted_at_created_at_idx" ON "topics"("user_id", "deleted_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_id_key" ON "sessions"("id");

-- CreateIndex
CREATE INDEX "users_waitlist_status_created_at_idx" ON "users"("waitlist_status", "created_at");

-- AddForeignKey
ALTER TABLE "audiences" ADD CONSTRAINT "audiences_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audiences" ADD CONSTRAINT "audiences_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_feedback_id_fkey" FOREIGN KEY ("feedback_id") REFERENCES "feedback"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_data_request_id_fkey" FOREIGN KEY ("data_request_id") REFERENCES "data_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "topics" ADD CONSTRAINT "topics_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "topics" ADD CONSTRAINT "topics_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;
