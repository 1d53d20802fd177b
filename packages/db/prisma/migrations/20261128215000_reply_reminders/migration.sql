-- CreateEnum
CREATE TYPE "reply_reminder" AS ENUM ('never', 'after_15', 'after_60', 'both');

-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "reply_reminder" "reply_reminder";

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "reply_reminder" "reply_reminder" NOT NULL DEFAULT 'never';
