-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "placed_at" TIMESTAMPTZ(3),
ADD COLUMN     "placed_by_id" UUID;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_placed_by_id_fkey" FOREIGN KEY ("placed_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- For posts that were scheduled before: what is known of them.
UPDATE "posts" SET "placed_at" = "updated_at", "placed_by_id" = coalesce("scheduled_by_id", "author_id") WHERE "status" = 'scheduled';

-- Prisma does not know partial indexes.
CREATE INDEX "posts_placed_by_idx" ON "posts"("placed_by_id") WHERE "placed_by_id" IS NOT NULL;
