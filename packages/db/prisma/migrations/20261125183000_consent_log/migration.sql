-- CreateTable
CREATE TABLE "consents" (
    "id" UUID NOT NULL,
    "decided_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL,
    "offered" TEXT[],
    "granted" TEXT[],
    "gpc" BOOLEAN NOT NULL,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "consents_decided_at_idx" ON "consents"("decided_at");
