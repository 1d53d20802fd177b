-- AlterEnum
ALTER TYPE "notification_kind" ADD VALUE 'post_moved' BEFORE 'connection_expiring';

-- AlterEnum
ALTER TYPE "outbox_email_kind" ADD VALUE 'post_moved' BEFORE 'connection_expiring';

-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "moved_from" TIMESTAMPTZ(3),
ADD COLUMN     "zone_rules" TEXT NOT NULL DEFAULT '';

-- Prisma does not know partial indexes.
CREATE INDEX "posts_zone_rules_idx" ON "posts"("zone_rules") WHERE "status" = 'scheduled';
CREATE INDEX "posts_moved_idx" ON "posts"("updated_at") WHERE "moved_from" IS NOT NULL;
