-- CreateTable
CREATE TABLE "purge_runs" (
    "kind" TEXT NOT NULL,
    "ran_at" TIMESTAMPTZ(3) NOT NULL,
    "purged" INTEGER NOT NULL,

    CONSTRAINT "purge_runs_pkey" PRIMARY KEY ("kind")
);
