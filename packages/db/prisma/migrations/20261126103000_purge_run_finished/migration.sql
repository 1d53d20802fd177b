-- AlterTable
ALTER TABLE "purge_runs" ADD COLUMN     "finished_at" TIMESTAMPTZ(3);

-- A run of the past counts as finished: the health check judges it by its age.
UPDATE "purge_runs" SET "finished_at" = "ran_at";
