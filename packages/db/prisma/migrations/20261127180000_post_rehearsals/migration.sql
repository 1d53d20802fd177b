-- AlterEnum
ALTER TYPE "notification_kind" ADD VALUE 'post_at_risk' BEFORE 'connection_expiring';

-- AlterEnum
ALTER TYPE "outbox_email_kind" ADD VALUE 'post_at_risk' BEFORE 'connection_expiring';

-- CreateTable
CREATE TABLE "post_rehearsals" (
    "post_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "codes" TEXT[],
    "rehearsed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "post_rehearsals_pkey" PRIMARY KEY ("post_id")
);

-- CreateIndex
CREATE INDEX "post_rehearsals_rehearsed_at_idx" ON "post_rehearsals"("rehearsed_at");

-- AddForeignKey
ALTER TABLE "post_rehearsals" ADD CONSTRAINT "post_rehearsals_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
