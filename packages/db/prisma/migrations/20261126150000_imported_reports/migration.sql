-- AlterTable
ALTER TABLE "linkedin_posts" ADD COLUMN     "imported" JSONB;
