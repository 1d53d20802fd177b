-- CreateTable
CREATE TABLE "text_fingerprints" (
    "id" UUID NOT NULL,
    "words_hash" TEXT NOT NULL,
    "signature" INTEGER[],
    "bands" INTEGER[],
    "engine" "writing_engine" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "text_fingerprints_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "source_visits" (
    "user_id" UUID NOT NULL,
    "url_hash" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "source_visits_pkey" PRIMARY KEY ("user_id","url_hash")
);

-- CreateIndex
CREATE INDEX "text_fingerprints_bands_idx" ON "text_fingerprints" USING GIN ("bands");

-- CreateIndex
CREATE INDEX "text_fingerprints_created_at_idx" ON "text_fingerprints"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "text_fingerprints_words_hash_engine_key" ON "text_fingerprints"("words_hash", "engine");

-- CreateIndex
CREATE INDEX "source_visits_opened_at_idx" ON "source_visits"("opened_at");

-- AddForeignKey
ALTER TABLE "source_visits" ADD CONSTRAINT "source_visits_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
