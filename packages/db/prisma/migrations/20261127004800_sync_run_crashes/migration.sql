-- AlterTable
ALTER TABLE "sync_runs" ADD COLUMN     "crashes" INTEGER NOT NULL DEFAULT 0;
