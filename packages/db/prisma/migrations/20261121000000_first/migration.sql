-- CreateEnum
CREATE TYPE "media_kind" AS ENUM ('image', 'video', 'document');

-- CreateEnum
CREATE TYPE "post_status" AS ENUM ('draft', 'scheduled', 'publishing', 'published', 'failed', 'cancelled', 'unconfirmed');

-- CreateEnum
CREATE TYPE "visibility" AS ENUM ('PUBLIC', 'CONNECTIONS');

-- CreateEnum
CREATE TYPE "attempt_kind" AS ENUM ('create', 'resend');

-- CreateEnum
CREATE TYPE "waitlist_status" AS ENUM ('waitlisted', 'active', 'rejected');

-- CreateEnum
CREATE TYPE "connection_status" AS ENUM ('none', 'active', 'invalid');

-- CreateEnum
CREATE TYPE "membership_role" AS ENUM ('owner', 'admin', 'editor', 'approver', 'viewer');

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_id" UUID,
    "action" TEXT NOT NULL,
    "subject" TEXT,
    "data" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "heartbeats" (
    "name" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "heartbeats_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "accounts" (
    "user_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_account_id" TEXT NOT NULL,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("provider","provider_account_id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "session_token" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "expires" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("session_token")
);

-- CreateTable
CREATE TABLE "media" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "uploader_id" UUID NOT NULL,
    "post_id" UUID,
    "position" INTEGER NOT NULL DEFAULT 0,
    "kind" "media_kind" NOT NULL,
    "file_name" TEXT NOT NULL,
    "mime_type" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "sha256" TEXT NOT NULL,
    "storage_key" TEXT NOT NULL,
    "alt_text" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media_urns" (
    "sha256" TEXT NOT NULL,
    "member_sub" TEXT NOT NULL,
    "urn" TEXT NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_urns_pkey" PRIMARY KEY ("sha256","member_sub")
);

-- CreateTable
CREATE TABLE "posts" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "content" TEXT NOT NULL DEFAULT '',
    "hashtags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "visibility" "visibility" NOT NULL DEFAULT 'PUBLIC',
    "status" "post_status" NOT NULL DEFAULT 'draft',
    "version" INTEGER NOT NULL DEFAULT 1,
    "scheduled_at" TIMESTAMPTZ(3),
    "scheduled_zone" TEXT,
    "scheduled_wall" TEXT,
    "scheduling" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "queued_at" TIMESTAMPTZ(3),
    "releases" INTEGER NOT NULL DEFAULT 0,
    "attempt_id" UUID,
    "attempted_at" TIMESTAMPTZ(3),
    "resend_id" UUID,
    "resent_at" TIMESTAMPTZ(3),
    "resolvable" BOOLEAN NOT NULL DEFAULT false,
    "linkedin_urn" TEXT,
    "published_at" TIMESTAMPTZ(3),
    "reason" TEXT,
    "reason_words" TEXT,
    "deleted_at" TIMESTAMPTZ(3),
    "deleted_status" "post_status",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "publish_attempts" (
    "id" UUID NOT NULL,
    "post_id" UUID NOT NULL,
    "scheduling" INTEGER NOT NULL,
    "kind" "attempt_kind" NOT NULL DEFAULT 'create',
    "member_sub" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "outcome" TEXT,
    "http_status" INTEGER,
    "linkedin_request_id" TEXT,
    "linkedin_words" TEXT,

    CONSTRAINT "publish_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "name" TEXT,
    "email" TEXT,
    "email_verified" TIMESTAMPTZ(3),
    "image" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "waitlist_status" "waitlist_status" NOT NULL DEFAULT 'waitlisted',
    "waitlist_joined_at" TIMESTAMPTZ(3),
    "age_confirmed_at" TIMESTAMPTZ(3),
    "linkedin_access_token" TEXT,
    "linkedin_access_token_expires_at" TIMESTAMPTZ(3),
    "linkedin_refresh_token" TEXT,
    "linkedin_authorized" BOOLEAN NOT NULL DEFAULT false,
    "linkedin_profile_id" TEXT,
    "linkedin_follower_count" INTEGER,
    "linkedin_status" "connection_status" NOT NULL DEFAULT 'none',
    "linkedin_reason" TEXT,
    "linkedin_generation" INTEGER NOT NULL DEFAULT 0,
    "linkedin_connected_at" TIMESTAMPTZ(3),
    "subscription_status" TEXT NOT NULL DEFAULT 'free',
    "subscription_expires_at" TIMESTAMPTZ(3),
    "stripe_customer_id" TEXT,
    "onboarding_completed" BOOLEAN NOT NULL DEFAULT false,
    "timezone" TEXT NOT NULL DEFAULT 'Europe/Berlin',
    "preferred_language" TEXT NOT NULL DEFAULT 'en',
    "last_login_at" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "workspaces" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "personal" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "workspaces_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "memberships" (
    "workspace_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" "membership_role" NOT NULL DEFAULT 'owner',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memberships_pkey" PRIMARY KEY ("workspace_id","user_id")
);

-- CreateIndex
CREATE INDEX "audit_entries_user_id_at_idx" ON "audit_entries"("user_id", "at");

-- CreateIndex
CREATE INDEX "accounts_user_id_idx" ON "accounts"("user_id");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_idx" ON "sessions"("expires");

-- CreateIndex
CREATE UNIQUE INDEX "media_storage_key_key" ON "media"("storage_key");

-- CreateIndex
CREATE INDEX "media_post_id_position_idx" ON "media"("post_id", "position");

-- CreateIndex
CREATE INDEX "media_workspace_id_idx" ON "media"("workspace_id");

-- CreateIndex
CREATE INDEX "posts_status_due_at_idx" ON "posts"("status", "due_at");

-- CreateIndex
CREATE INDEX "posts_status_expires_at_idx" ON "posts"("status", "expires_at");

-- CreateIndex
CREATE INDEX "posts_status_attempted_at_idx" ON "posts"("status", "attempted_at");

-- CreateIndex
CREATE INDEX "posts_workspace_id_scheduled_at_idx" ON "posts"("workspace_id", "scheduled_at");

-- CreateIndex
CREATE INDEX "posts_workspace_id_status_updated_at_idx" ON "posts"("workspace_id", "status", "updated_at");

-- CreateIndex
CREATE INDEX "posts_author_id_status_idx" ON "posts"("author_id", "status");

-- CreateIndex
CREATE INDEX "publish_attempts_post_id_sent_at_idx" ON "publish_attempts"("post_id", "sent_at");

-- CreateIndex
CREATE INDEX "publish_attempts_member_sub_request_hash_sent_at_idx" ON "publish_attempts"("member_sub", "request_hash", "sent_at");

-- CreateIndex
CREATE INDEX "users_linkedin_profile_id_idx" ON "users"("linkedin_profile_id");

-- CreateIndex
CREATE INDEX "memberships_user_id_idx" ON "memberships"("user_id");

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media" ADD CONSTRAINT "media_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media" ADD CONSTRAINT "media_uploader_id_fkey" FOREIGN KEY ("uploader_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media" ADD CONSTRAINT "media_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "publish_attempts" ADD CONSTRAINT "publish_attempts_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
