-- CreateEnum
CREATE TYPE "linkedin_product" AS ENUM ('community', 'portability');

-- CreateTable
CREATE TABLE "linkedin_grants" (
    "user_id" UUID NOT NULL,
    "product" "linkedin_product" NOT NULL,
    "member_sub" TEXT NOT NULL,
    "member_name" TEXT,
    "access_token" TEXT,
    "access_token_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "refresh_token" TEXT,
    "scopes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "status" "connection_status" NOT NULL DEFAULT 'active',
    "reason" TEXT,
    "generation" INTEGER NOT NULL DEFAULT 1,
    "connected_at" TIMESTAMPTZ(3) NOT NULL,
    "read_until" TIMESTAMPTZ(3),
    "posts_read_at" TIMESTAMPTZ(3),
    "metrics_read_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "linkedin_grants_pkey" PRIMARY KEY ("user_id","product")
);

-- CreateIndex
CREATE INDEX "linkedin_grants_status_access_token_expires_at_idx" ON "linkedin_grants"("status", "access_token_expires_at");

-- AddForeignKey
ALTER TABLE "linkedin_grants" ADD CONSTRAINT "linkedin_grants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
