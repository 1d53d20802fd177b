-- AlterTable
ALTER TABLE "posts" DROP COLUMN "synced_at",
DROP COLUMN "synced_version";
