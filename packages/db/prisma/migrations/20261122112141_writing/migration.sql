-- CreateEnum
CREATE TYPE "analysis_source" AS ENUM ('url', 'text');

-- CreateEnum
CREATE TYPE "ai_origin" AS ENUM ('none', 'outline', 'assisted', 'generated');

-- CreateEnum
CREATE TYPE "text_version_kind" AS ENUM ('written', 'rewritten', 'edited');

-- CreateEnum
CREATE TYPE "writing_engine" AS ENUM ('model', 'outline');

-- CreateEnum
CREATE TYPE "generation_kind" AS ENUM ('write', 'rewrite', 'topics');

-- CreateEnum
CREATE TYPE "generation_state" AS ENUM ('reserved', 'spent', 'free');

-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "ai_origin" "ai_origin" NOT NULL DEFAULT 'none',
ADD COLUMN     "reviewed_at" TIMESTAMPTZ(3),
ADD COLUMN     "sources" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "topics" ADD COLUMN     "keywords" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "quote" TEXT;

-- CreateTable
CREATE TABLE "analyses" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "source" "analysis_source" NOT NULL,
    "source_url" TEXT,
    "title" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "topics" JSONB NOT NULL,
    "processing_ms" INTEGER NOT NULL,
    "engine" "writing_engine" NOT NULL,
    "model" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "analyses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "voice_sheets" (
    "user_id" UUID NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT false,
    "measures" JSONB NOT NULL,
    "words" JSONB NOT NULL,
    "post_count" INTEGER NOT NULL,
    "computed_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "voice_sheets_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "compositions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "answers" JSONB NOT NULL,
    "quote" TEXT,
    "quote_url" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "post_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "compositions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "text_versions" (
    "id" UUID NOT NULL,
    "composition_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" "text_version_kind" NOT NULL,
    "rewrite" TEXT,
    "text" TEXT NOT NULL,
    "hashtags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "sources" JSONB NOT NULL DEFAULT '[]',
    "parameters" JSONB NOT NULL,
    "engine" "writing_engine",
    "model" TEXT,
    "prompt_version" TEXT,
    "partial" BOOLEAN NOT NULL DEFAULT false,
    "text_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "text_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "generations" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "composition_id" UUID,
    "kind" "generation_kind" NOT NULL,
    "state" "generation_state" NOT NULL DEFAULT 'reserved',
    "month" TEXT NOT NULL,
    "units" INTEGER NOT NULL,
    "engine" "writing_engine" NOT NULL,
    "model" TEXT NOT NULL,
    "prompt_version" TEXT,
    "input_tokens" INTEGER,
    "output_tokens" INTEGER,
    "request_id" TEXT,
    "failure" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "generations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "analyses_user_id_created_at_idx" ON "analyses"("user_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "compositions_post_id_key" ON "compositions"("post_id");

-- CreateIndex
CREATE INDEX "compositions_user_id_updated_at_idx" ON "compositions"("user_id", "updated_at");

-- CreateIndex
CREATE UNIQUE INDEX "text_versions_composition_id_number_key" ON "text_versions"("composition_id", "number");

-- CreateIndex
CREATE INDEX "generations_user_id_month_idx" ON "generations"("user_id", "month");

-- AddForeignKey
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voice_sheets" ADD CONSTRAINT "voice_sheets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compositions" ADD CONSTRAINT "compositions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compositions" ADD CONSTRAINT "compositions_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compositions" ADD CONSTRAINT "compositions_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "text_versions" ADD CONSTRAINT "text_versions_composition_id_fkey" FOREIGN KEY ("composition_id") REFERENCES "compositions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generations" ADD CONSTRAINT "generations_composition_id_fkey" FOREIGN KEY ("composition_id") REFERENCES "compositions"("id") ON DELETE SET NULL ON UPDATE CASCADE;
