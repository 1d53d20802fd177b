-- AlterTable
ALTER TABLE "users" ADD COLUMN     "linkedin_scopes" TEXT[] DEFAULT ARRAY[]::TEXT[];
