-- AlterTable
ALTER TABLE "approval_events" ADD COLUMN     "via" TEXT;

-- AlterTable
ALTER TABLE "post_changes" ADD COLUMN     "via" TEXT;

-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "placed_via" TEXT;

-- AlterTable
ALTER TABLE "publish_attempts" ADD COLUMN     "via" TEXT;
