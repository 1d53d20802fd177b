-- CreateEnum
CREATE TYPE "rollup_basis" AS ENUM ('member', 'posts', 'derived');

-- CreateTable
CREATE TABLE "daily_rollups" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "metric" TEXT NOT NULL,
    "value" INTEGER NOT NULL,
    "basis" "rollup_basis" NOT NULL,
    "sources" "linkedin_source"[],
    "measured_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "daily_rollups_pkey" PRIMARY KEY ("user_id","day","metric")
);

-- CreateTable
CREATE TABLE "post_rollups" (
    "linkedin_post_id" UUID NOT NULL,
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
    "sources" "linkedin_source"[],
    "measured_since" TIMESTAMPTZ(3) NOT NULL,
    "measured_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "post_rollups_pkey" PRIMARY KEY ("linkedin_post_id")
);

-- CreateTable
CREATE TABLE "analytics_views" (
    "user_id" UUID NOT NULL,
    "open_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "analytics_views_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "daily_rollups_day_idx" ON "daily_rollups"("day");

-- AddForeignKey
ALTER TABLE "daily_rollups" ADD CONSTRAINT "daily_rollups_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_rollups" ADD CONSTRAINT "post_rollups_linkedin_post_id_fkey" FOREIGN KEY ("linkedin_post_id") REFERENCES "linkedin_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "analytics_views" ADD CONSTRAINT "analytics_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
