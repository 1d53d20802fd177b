-- CreateEnum
CREATE TYPE "poll_duration" AS ENUM ('ONE_DAY', 'THREE_DAYS', 'SEVEN_DAYS', 'FOURTEEN_DAYS');

-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "link_description" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "link_source" TEXT,
ADD COLUMN     "link_title" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "poll_duration" "poll_duration",
ADD COLUMN     "poll_options" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "poll_question" TEXT;

-- A poll has a question and a duration, or it is none.
ALTER TABLE "posts" ADD CONSTRAINT "posts_poll_whole" CHECK (("poll_question" IS NULL) = ("poll_duration" IS NULL));
