-- AlterTable
ALTER TABLE "linkedin_posts" ADD COLUMN     "metrics_retry_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "metric_collections" (
    "user_id" UUID NOT NULL,
    "generation" INTEGER NOT NULL,
    "days_read_at" TIMESTAMPTZ(3),
    "held_until" TIMESTAMPTZ(3),
    "hold" TEXT,
    "leased_until" TIMESTAMPTZ(3),

    CONSTRAINT "metric_collections_pkey" PRIMARY KEY ("user_id")
);

-- AddForeignKey
ALTER TABLE "metric_collections" ADD CONSTRAINT "metric_collections_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
