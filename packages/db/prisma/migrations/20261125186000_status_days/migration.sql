-- CreateTable
CREATE TABLE "status_days" (
    "day" DATE NOT NULL,
    "part" TEXT NOT NULL,
    "checked_minutes" INTEGER NOT NULL,
    "degraded_minutes" INTEGER NOT NULL,
    "down_minutes" INTEGER NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "status_days_pkey" PRIMARY KEY ("day","part")
);
