-- CreateEnum
CREATE TYPE "linkedin_content_type" AS ENUM ('text', 'image', 'multi_image', 'video', 'document', 'article', 'poll', 'reshare', 'unknown');

-- CreateEnum
CREATE TYPE "linkedin_source" AS ENUM ('takt', 'community_api', 'portability_api', 'archive_file', 'analytics_file');

-- CreateEnum
CREATE TYPE "sync_status" AS ENUM ('queued', 'running', 'done', 'failed');

-- CreateTable
CREATE TABLE "post_metrics" (
    "linkedin_post_id" UUID NOT NULL,
    "source" "linkedin_source" NOT NULL,
    "measured_at" TIMESTAMPTZ(3) NOT NULL,
    "impressions" INTEGER,
    "members_reached" INTEGER,
    "engagements" INTEGER,
    "reactions" INTEGER,
    "comments" INTEGER,
    "reshares" INTEGER,
    "saves" INTEGER,
    "sends" INTEGER,
    "link_clicks" INTEGER,
    "followers_gained" INTEGER,

    CONSTRAINT "post_metrics_pkey" PRIMARY KEY ("linkedin_post_id","source")
);

-- CreateTable
CREATE TABLE "post_daily_metrics" (
    "linkedin_post_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "source" "linkedin_source" NOT NULL,
    "measured_at" TIMESTAMPTZ(3) NOT NULL,
    "impressions" INTEGER,
    "engagements" INTEGER,
    "reactions" INTEGER,
    "comments" INTEGER,
    "reshares" INTEGER,
    "saves" INTEGER,
    "sends" INTEGER,

    CONSTRAINT "post_daily_metrics_pkey" PRIMARY KEY ("linkedin_post_id","day","source")
);

-- CreateTable
CREATE TABLE "member_daily_metrics" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "source" "linkedin_source" NOT NULL,
    "measured_at" TIMESTAMPTZ(3) NOT NULL,
    "impressions" INTEGER,
    "members_reached" INTEGER,
    "engagements" INTEGER,
    "reactions" INTEGER,
    "comments" INTEGER,
    "reshares" INTEGER,
    "saves" INTEGER,
    "sends" INTEGER,
    "link_clicks" INTEGER,
    "followers" INTEGER,
    "followers_gained" INTEGER,

    CONSTRAINT "member_daily_metrics_pkey" PRIMARY KEY ("user_id","day","source")
);

-- CreateTable
CREATE TABLE "linkedin_posts" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "urn" TEXT NOT NULL,
    "other_urns" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "post_id" UUID,
    "text" TEXT,
    "content_type" "linkedin_content_type" NOT NULL DEFAULT 'unknown',
    "visibility" "visibility",
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "source" "linkedin_source" NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "edited_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "linkedin_posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sync_runs" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "source" "linkedin_source" NOT NULL,
    "status" "sync_status" NOT NULL DEFAULT 'queued',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER,
    "created" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "skipped" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "report" JSONB NOT NULL DEFAULT '[]',
    "reason" TEXT,
    "file_name" TEXT,
    "storage_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "leased_until" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "sync_runs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "post_daily_metrics_day_idx" ON "post_daily_metrics"("day");

-- CreateIndex
CREATE INDEX "member_daily_metrics_day_idx" ON "member_daily_metrics"("day");

-- CreateIndex
CREATE UNIQUE INDEX "linkedin_posts_post_id_key" ON "linkedin_posts"("post_id");

-- CreateIndex
CREATE INDEX "linkedin_posts_user_id_published_at_id_idx" ON "linkedin_posts"("user_id", "published_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "linkedin_posts_other_urns_idx" ON "linkedin_posts" USING GIN ("other_urns");

-- CreateIndex
CREATE UNIQUE INDEX "linkedin_posts_user_id_urn_key" ON "linkedin_posts"("user_id", "urn");

-- CreateIndex
CREATE UNIQUE INDEX "sync_runs_storage_key_key" ON "sync_runs"("storage_key");

-- CreateIndex
CREATE INDEX "sync_runs_user_id_created_at_idx" ON "sync_runs"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "sync_runs_status_leased_until_idx" ON "sync_runs"("status", "leased_until");

-- AddForeignKey
ALTER TABLE "post_metrics" ADD CONSTRAINT "post_metrics_linkedin_post_id_fkey" FOREIGN KEY ("linkedin_post_id") REFERENCES "linkedin_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_daily_metrics" ADD CONSTRAINT "post_daily_metrics_linkedin_post_id_fkey" FOREIGN KEY ("linkedin_post_id") REFERENCES "linkedin_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_daily_metrics" ADD CONSTRAINT "member_daily_metrics_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "linkedin_posts" ADD CONSTRAINT "linkedin_posts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "linkedin_posts" ADD CONSTRAINT "linkedin_posts_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sync_runs" ADD CONSTRAINT "sync_runs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
